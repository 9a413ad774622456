import type { Currency } from '../../machines/domain/money.ts'
import type { Language } from '../../machines/domain/preferences.ts'

type Writing = {
  readonly point: string
  readonly group: string
  /** Numbers with fewer digits before the point are not set apart. */
  readonly groupsFrom: number
  readonly symbols: Record<Currency, string>
  readonly isSymbolFirst: boolean
}

/**
 * As Intl writes them, which a test compares. Intl itself looks through all the world's languages before its first
 * number: on a phone nobody is answered for a tenth of a second, on every page with a price.
 */
const writings: Record<Language, Writing> = {
  en: {
    point: '.',
    group: ',',
    groupsFrom: 4,
    symbols: { USD: '$', EUR: '€', GBP: '£' },
    isSymbolFirst: true,
  },
  es: {
    point: ',',
    group: '.',
    groupsFrom: 5,
    symbols: { USD: 'US$', EUR: '€', GBP: 'GBP' },
    isSymbolFirst: false,
  },
  fr: {
    point: ',',
    group: '\u202F',
    groupsFrom: 4,
    symbols: { USD: '$US', EUR: '€', GBP: '£GB' },
    isSymbolFirst: false,
  },
}

export function numeral(value: number, language: Language, digits = 0): string {
  return signed(value, digitsOf(value, language, digits))
}

export function amount(value: number, language: Language, currency: Currency): string {
  const { symbols, isSymbolFirst } = writings[language]
  const written = digitsOf(value, language, 2)
  return signed(value, isSymbolFirst ? symbols[currency] + written : `${written}\u00A0${symbols[currency]}`)
}

const signed = (value: number, written: string) => (value < 0 ? `-${written}` : written)

function digitsOf(value: number, language: Language, digits: number): string {
  const { point, group, groupsFrom } = writings[language]
  const scale = 10 ** digits
  const [whole = '', part] = (Math.round(Math.abs(value) * scale) / scale).toFixed(digits).split('.')
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group)
  return part ? grouped + point + part : grouped
}
