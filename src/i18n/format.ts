import { type Cents, type Currency, converted, rates } from '../../machines/domain/money.ts'
import type { Language } from '../../machines/domain/preferences.ts'
import { amount } from './numerals.ts'

export const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' }

const dateFormats = new Map<Language, Intl.DateTimeFormat>()

/** A unit price of US cents in another currency. Sums are computed from converted prices and written by `formatAmount`. */
export function formatPrice(price: Cents, currency: Currency, language: Language): string {
  return formatAmount(converted(price, rates[currency]), currency, language)
}

/** Cents of a currency. */
export function formatAmount(cents: Cents, currency: Currency, language: Language): string {
  return amount(cents / 100, language, currency)
}

/** Empty for what is no date: what is stored or imported must not break a page. */
export function formatDate(date: Date, language: Language): string {
  if (Number.isNaN(date.getTime())) return ''
  const known = dateFormats.get(language) ?? new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' })
  dateFormats.set(language, known)
  return known.format(date)
}
