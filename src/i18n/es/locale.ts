import type { Locale } from '../locale.ts'

export const spanish: Locale = {
  name: 'Español',
  tag: 'es-ES',
  decimalPoint: ',',
  groupSeparator: '.',
  groupsFrom: 5,
  currencySymbols: { USD: 'US$', EUR: '€', GBP: 'GBP' },
  isSymbolFirst: false,
}
