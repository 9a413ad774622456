import type { Cents, Currency } from '../../machines/domain/money.ts'
import type { Language } from '../../machines/domain/preferences.ts'
import { formatAmount, formatDate, formatPrice } from '../i18n/format.ts'
import { numeral } from '../i18n/numerals.ts'
import { type Texts, type Words, wordsOf } from '../i18n/texts.ts'
import { useShopSelector } from './shop-context.tsx'

export function useLanguage(): Language {
  return useShopSelector('preferences', (snapshot) => snapshot.context.loadedLanguage)
}

export function useCurrency(): Currency {
  return useShopSelector('preferences', (snapshot) => snapshot.context.chosen.currency)
}

export function useTexts<W extends Words>(texts: Texts<W>): W {
  return wordsOf(texts, useLanguage())
}

export interface Format {
  /** Formats a unit price in US cents in the chosen currency. */
  price(cents: Cents): string
  /** Formats cents of the given currency. */
  amount(cents: Cents, currency: Currency): string
  number(value: number, digits?: number): string
  date(date: Date): string
}

/** Formats prices, numbers and dates in the visitor's language and currency. */
export function useFormat(): Format {
  const language = useLanguage()
  const currency = useCurrency()
  return {
    price: (cents) => formatPrice(cents, currency, language),
    amount: (cents, given) => formatAmount(cents, given, language),
    number: (value, digits) => numeral(value, language, digits),
    date: (date) => formatDate(date, language),
  }
}
