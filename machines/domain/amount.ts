import type { Currency } from './money.ts'

const maxAmountLength = 32

/**
 * The symbols of each currency that are allowed before or after an amount. Longer ones come first, because the first match is
 * removed.
 */
const currencySymbols: Record<Currency, readonly string[]> = {
  USD: ['US$', '$US', 'USD', '$'],
  EUR: ['EUR', '€'],
  GBP: ['£GB', 'GBP', '£'],
}

/** With at least one digit before or after the separator, as in .5 and 5. */
const ungrouped = /^(?=.?\d)(\d{0,9})(?:[.,](\d{0,2}))?$/
/** Groups of thousands: separated by commas before a decimal point, or by points before a decimal comma. */
const groupedWithDecimals = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$|^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/
/** Groups of thousands separated by spaces, before a decimal point or a decimal comma. */
const groupedBySpaces = /^(\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:[.,](\d{1,2}))?$/
/** At least two separators, because a single one, as in 1.234, could be a decimal point. */
const groupedWithoutDecimals = /^(\d{1,3}(?:,\d{3}){2,})$|^(\d{1,3}(?:\.\d{3}){2,})$/

/**
 * Parses an amount as people write it, with a point or a comma before at most two decimals. A symbol must be that of the given
 * currency. Undefined for any other text, and for ambiguous amounts.
 */
export function amountFrom(text: string, currency: Currency = 'USD'): number | undefined {
  if (text.length > maxAmountLength) return undefined
  const amount = withoutSymbol(text.trim(), currency)
  for (const pattern of [ungrouped, groupedWithDecimals, groupedBySpaces, groupedWithoutDecimals]) {
    const [, ...parts] = pattern.exec(amount) ?? []
    const [whole, decimals = ''] = parts.filter((part) => part !== undefined)
    if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  }
  return undefined
}

function withoutSymbol(text: string, currency: Currency): string {
  for (const symbol of currencySymbols[currency]) {
    if (text.startsWith(symbol)) return text.slice(symbol.length).trim()
    if (text.endsWith(symbol)) return text.slice(0, -symbol.length).trim()
  }
  return text
}
