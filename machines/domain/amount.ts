import type { Currency } from './money.ts'

const longestAmount = 32

/**
 * The marks of each currency that are allowed before or after an amount. Longer marks come first, because the first match is
 * removed.
 */
const marks: Record<Currency, readonly string[]> = {
  USD: ['US$', '$US', 'USD', '$'],
  EUR: ['EUR', '€'],
  GBP: ['£GB', 'GBP', '£'],
}

const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/
/**
 * Groups of thousands: separated by commas with a decimal point, or by points with a decimal comma. `spaced`: by spaces, with
 * either.
 */
const grouped = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$|^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/
const spaced = /^(\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:[.,](\d{1,2}))?$/
/** At least two separators, because a single one, as in 1.234, could be a decimal point. */
const manyGroups = /^(\d{1,3}(?:,\d{3}){2,})$|^(\d{1,3}(?:\.\d{3}){2,})$/

/**
 * Parses an amount as people write it, with a point or a comma before at most two decimals. A mark must be that of the given
 * currency. Undefined for any other text, and for ambiguous amounts.
 */
export function amountFrom(text: string, currency: Currency = 'USD'): number | undefined {
  if (text.length > longestAmount) return undefined
  const written = withoutMark(text.trim(), currency)
  for (const form of [plain, grouped, spaced, manyGroups]) {
    const [, ...parts] = form.exec(written) ?? []
    const [whole, decimals = ''] = parts.filter((part) => part !== undefined)
    if (whole) return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  }
  return undefined
}

function withoutMark(text: string, currency: Currency): string {
  for (const mark of marks[currency]) {
    if (text.startsWith(mark)) return text.slice(mark.length).trim()
    if (text.endsWith(mark)) return text.slice(0, -mark.length).trim()
  }
  return text
}
