import type { Locale } from '../locale.ts'

export const english: Locale = {
  name: 'English',
  tag: 'en-US',
  decimalPoint: '.',
  groupSeparator: ',',
  groupsFrom: 4,
  currencySymbols: { USD: '$', EUR: '€', GBP: '£' },
  isSymbolFirst: true,
}
