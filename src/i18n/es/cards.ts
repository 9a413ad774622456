import type { Catalogue } from '../catalogue.ts'

export const cards: Catalogue['cards'] = {
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    'american-express': 'American Express',
    discover: 'Discover',
  },
  unknownBrand: 'Tarjeta',
  ending: (brand, last4) => `${brand} •••• ${last4}`,
  masked: (last4) => `•••• ${last4}`,
  expires: (date) => `Caduca en ${date}`,
  expired: (date) => `Caducada en ${date}`,
  sample: 'Tarjeta de muestra',
  codeOnBack: '3 cifras en el reverso',
  codeOnFront: '4 cifras en el anverso',
  expiryForm: 'MM/AA',
}
