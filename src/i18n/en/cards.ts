import { defineTexts } from '../texts.ts'

export const cardTexts = defineTexts('cards', {
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    'american-express': 'American Express',
    discover: 'Discover',
  },
  unknownBrand: 'Card',
  ending: (brand: string, last4: string) => `${brand} •••• ${last4}`,
  masked: (last4: string) => `•••• ${last4}`,
  expires: (date: string) => `Expires ${date}`,
  expired: (date: string) => `Expired ${date}`,
  sample: 'Sample card',
  codeOnBack: '3 digits on the back',
  codeOnFront: '4 digits on the front',
  expiryForm: 'MM/YY',
})
