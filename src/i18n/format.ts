import { type Cents, type Currency, converted, rates } from '../../machines/domain/money.ts'
import type { Language } from '../../machines/domain/preferences.ts'
import { locales } from './locales.ts'
import { amount } from './numerals.ts'

const dateFormats = new Map<Language, Intl.DateTimeFormat>()

/** Converts a unit price in US cents and formats it. Sums are computed from converted prices and formatted by `formatAmount`. */
export function formatPrice(price: Cents, currency: Currency, language: Language): string {
  return formatAmount(converted(price, rates[currency]), currency, language)
}

/** Formats cents of the given currency. */
export function formatAmount(cents: Cents, currency: Currency, language: Language): string {
  return amount(cents / 100, language, currency)
}

/** Empty for an invalid date: stored or imported data must not break a page. */
export function formatDate(date: Date, language: Language): string {
  if (Number.isNaN(date.getTime())) return ''
  const known =
    dateFormats.get(language) ?? new Intl.DateTimeFormat(locales[language].tag, { dateStyle: 'long' })
  dateFormats.set(language, known)
  return known.format(date)
}

/** The month and its year; empty for an invalid date. */
export function formatMonth(date: Date, language: Language): string {
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(locales[language].tag, { month: 'long', year: 'numeric' }).format(date)
}
