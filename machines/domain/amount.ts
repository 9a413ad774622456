import type { Currency } from './money.ts'

const longestAmount = 32

/** How each currency may be marked before or behind an amount, the longer marks first. */
const marks: Record<Currency, readonly string[]> = {
  USD: ['US$', '$US', 'USD', '$'],
  EUR: ['EUR', '€'],
  GBP: ['£GB', 'GBP', '£'],
}

const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/
/** Comma or point, with the other one before the decimals, or a space with either. */
const grouped = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$|^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/
const spaced = /^(\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:[.,](\d{1,2}))?$/
/** A single group, as in 1.234, might as well be three decimals. */
const manyGroups = /^(\d{1,3}(?:,\d{3}){2,})$|^(\d{1,3}(?:\.\d{3}){2,})$/

/**
 * An amount as people write it, with a point or a comma before at most two decimals, in US dollars or in the currency
 * given. Undefined for what is not an amount, and for what can be read in two ways.
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
