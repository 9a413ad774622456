import { defineTexts } from '../texts.ts'

export const paymentTexts = defineTexts('payment', {
  title: 'Payment Methods',
  lead: 'We store only the card brand, last four digits, name and expiry date.',
  add: 'Add Payment Method',
  list: 'Saved cards',
  default: 'Default',
  sample: 'Sample',
  setDefault: 'Set as default',
  remove: 'Remove',
  which: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  empty: 'No saved cards',
  emptyText: 'Save a card, and you will only need its code at checkout.',
  form: 'New card',
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
    'The card was not saved because this browser could not store it. Your entries are still here. Please try again.',
  refused: 'Your change was not saved because this browser could not store it. Your cards are unchanged.',
  retry: 'Try again',
  question: (card: string) => `Remove ${card}?`,
  questionDefault: 'This is your default card. No other card will become the default automatically.',
  questionText: 'It will no longer be offered at checkout. Past orders stay unchanged.',
  confirm: 'Remove card',
  keep: 'Keep card',
})
