import type { Locale } from '../locale.ts'

export const french: Locale = {
  name: 'Français',
  tag: 'fr-FR',
  decimalPoint: ',',
  groupSeparator: '\u202F',
  groupsFrom: 4,
  currencySymbols: { USD: '$US', EUR: '€', GBP: '£GB' },
  isSymbolFirst: false,
}
