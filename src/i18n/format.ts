import { type Cents, type Currency, rates } from '../../machines/money/money.ts'
import type { Language } from '../../machines/preferences/preferences.ts'
import { amount } from './numerals.ts'

export const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' }

const made = new Map<string, Intl.DateTimeFormat | Intl.PluralRules>()

function once<F extends Intl.DateTimeFormat | Intl.PluralRules>(key: string, make: () => F): F {
  const existing = made.get(key)
  if (existing) return existing as F
  const fresh = make()
  made.set(key, fresh)
  return fresh
}

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
  return once(
    `date ${language}`,
    () => new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }),
  ).format(date)
}

/** The form that a count takes; a count that was already written out reads as many. */
export function plural(
  language: Language,
  count: number | string,
  forms: { readonly one: string; readonly other: string },
): string {
  const rules = once(`plural ${language}`, () => new Intl.PluralRules(locales[language]))
  return rules.select(Number(count)) === 'one' ? forms.one : forms.other
}
