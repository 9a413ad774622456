import type { Currency } from '../../machines/domain/money.ts'
import type { Language } from '../../machines/domain/preferences.ts'
import { locales } from './locales.ts'

/*
 * Formats numbers in the same way as Intl.NumberFormat; a test compares the two. The first Intl.NumberFormat of a page takes
 * about 50 ms with a fourfold CPU slowdown.
 */

export function numeral(value: number, language: Language, digits = 0): string {
  return signed(value, digitsOf(value, language, digits))
}

export function amount(value: number, language: Language, currency: Currency): string {
  const { currencySymbols, isSymbolFirst } = locales[language]
  const digits = digitsOf(value, language, 2)
  return signed(
    value,
    isSymbolFirst ? currencySymbols[currency] + digits : `${digits}\u00A0${currencySymbols[currency]}`,
  )
}

const signed = (value: number, formatted: string) => (value < 0 ? `-${formatted}` : formatted)

function digitsOf(value: number, language: Language, digits: number): string {
  const { decimalPoint, groupSeparator, groupsFrom } = locales[language]
  const scale = 10 ** digits
  const [whole = '', part] = (Math.round(Math.abs(value) * scale) / scale).toFixed(digits).split('.')
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, groupSeparator)
  return part ? grouped + decimalPoint + part : grouped
}

const rules = new Map<Language, Intl.PluralRules>()

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** The plural form for a count, with the formatted count in place of `#`. */
export function plural(
  language: Language,
  count: number,
  forms: { readonly one: string; readonly other: string },
  digits = 0,
): string {
  const form = rulesOf(language).select(count) === 'one' ? forms.one : forms.other
  return form.replaceAll('#', numeral(count, language, digits))
}
