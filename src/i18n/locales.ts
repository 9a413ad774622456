import type { Currency } from '../../machines/domain/money.ts'
import type { Language } from '../../machines/domain/preferences.ts'

/** The name of a language, and its formats of numbers and dates. */
interface Locale {
  /** In the language itself. */
  readonly name: string
  /** For Intl. */
  readonly tag: string
  readonly decimalPoint: string
  readonly groupSeparator: string
  /** Numbers with fewer digits before the decimal point are not grouped. */
  readonly groupsFrom: number
  readonly currencySymbols: Record<Currency, string>
  readonly isSymbolFirst: boolean
}

const english: Locale = {
  name: 'English',
  tag: 'en-US',
  decimalPoint: '.',
  groupSeparator: ',',
  groupsFrom: 4,
  currencySymbols: { USD: '$', EUR: '€', GBP: '£' },
  isSymbolFirst: true,
}

const spanish: Locale = {
  name: 'Español',
  tag: 'es-ES',
  decimalPoint: ',',
  groupSeparator: '.',
  groupsFrom: 5,
  currencySymbols: { USD: 'US$', EUR: '€', GBP: 'GBP' },
  isSymbolFirst: false,
}

const french: Locale = {
  name: 'Français',
  tag: 'fr-FR',
  decimalPoint: ',',
  groupSeparator: '\u202F',
  groupsFrom: 4,
  currencySymbols: { USD: '$US', EUR: '€', GBP: '£GB' },
  isSymbolFirst: false,
}

export const locales: Record<Language, Locale> = { en: english, es: spanish, fr: french }
