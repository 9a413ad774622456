import { defineTexts } from '../texts.ts'

export const paymentTexts = defineTexts('payment', {
  title: 'Payment Methods',
  lead: 'Only the brand, the last four digits, the name and the expiry date are kept.',
  add: 'Add Payment Method',
  list: 'Saved cards',
  default: 'Default',
  sample: 'Sample',
  setDefault: 'Set as default',
  remove: 'Remove',
  which: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  empty: 'No saved cards',
  emptyText: 'Save a card, and the next checkout asks for its code alone.',
  form: 'A new card',
  fields: {
    cardNumber: 'Card number',
    cardHolder: 'Cardholder name',
    expiryDate: 'Expiry date',
    cvv: 'CVV',
  },
  save: 'Save Card',
  saving: 'Saving...',
  cancel: 'Cancel',
  formNotKept:
    'The card was not saved: this browser’s storage could not keep it. What you typed is still here; please try again.',
  refused: 'Your change was not saved: this browser’s storage could not keep it. The cards are as they were.',
  retry: 'Try again',
  question: (card: string) => `Remove ${card}?`,
  questionDefault: 'It is your default card. No other card becomes the default by itself.',
  questionText: 'It will no longer be offered at checkout. Orders paid with it stay as they are.',
  confirm: 'Remove card',
  keep: 'Keep it',
})
