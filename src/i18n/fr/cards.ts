import type { Catalogue } from '../catalogue.ts'

export const cards: Catalogue['cards'] = {
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    'american-express': 'American Express',
    discover: 'Discover',
  },
  unknownBrand: 'Carte',
  ending: (brand, last4) => `${brand} •••• ${last4}`,
  masked: (last4) => `•••• ${last4}`,
  expires: (date) => `Expire en ${date}`,
  expired: (date) => `Expirée en ${date}`,
  sample: 'Carte d’exemple',
  codeOnBack: '3 chiffres au dos',
  codeOnFront: '4 chiffres au recto',
  expiryForm: 'MM/AA',
}
