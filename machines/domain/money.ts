/** Integer cents. Prices are stored in US cents; the amounts of an order are computed in cents of the displayed currency. */
export type Cents = number

export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Demo exchange rates of the US dollar. They are of a fixed date, so that prices do not change with the market. */
export const ratesAsOf = '2025-03-15T12:00:00Z'
export const rates: Record<Currency, number> = { USD: 1, EUR: 0.92, GBP: 0.77 }

export const taxRate = 0.1

export interface Totals {
  subtotal: Cents
  shipping: Cents
  tax: Cents
  total: Cents
}

/**
 * Converts a unit price from US cents. Only unit prices are converted: lines and totals are computed from the result, so that all
 * displayed amounts add up.
 */
export function converted(price: Cents, rate: number): Cents {
  return Math.round(price * rate)
}

/** Adds the tax. All amounts are in the same currency. */
export function withTax(subtotal: Cents, shipping: Cents = 0): Totals {
  const tax = Math.round(subtotal * taxRate)
  return { subtotal, shipping, tax, total: subtotal + shipping + tax }
}

export function toCents(amount: number): Cents {
  return Math.round(amount * 100)
}

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value)
}
