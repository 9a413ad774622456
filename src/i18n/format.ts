import { type Cents, type Currency, rates } from '../../machines/money/money.ts'
import type { Language } from '../../machines/preferences/preferences.ts'
import { amount } from './numerals.ts'

export const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' }

const dateFormats = new Map<Language, Intl.DateTimeFormat>()

/** Cents of a US dollar in the chosen currency: converted last, at the rate given or that of the day's table. */
export function formatPrice(
  cents: Cents,
  currency: Currency,
  language: Language,
  rate = rates[currency],
): string {
  return amount(Math.round(cents * rate) / 100, language, currency)
}

/** Empty for what is no date: what is stored or imported must not break a page. */
export function formatDate(date: Date, language: Language): string {
  if (Number.isNaN(date.getTime())) return ''
  const known = dateFormats.get(language) ?? new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' })
  dateFormats.set(language, known)
  return known.format(date)
}
