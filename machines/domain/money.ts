/** Integer cents. Prices are kept in US cents; what a shopper pays is computed in cents of the currency that is shown. */
export type Cents = number

export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Demo rates against the US dollar, fixed on a date so that a price never moves by itself. */
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
 * A unit price of US cents in another currency. Only unit prices are converted, each once: lines and totals are computed
 * from the result, so that everything that is shown adds up.
 */
export function converted(price: Cents, rate: number): Cents {
  return Math.round(price * rate)
}

export function totalsOf(subtotal: Cents): Totals {
  const tax = Math.round(subtotal * taxRate)
  return { subtotal, shipping: 0, tax, total: subtotal + tax }
}

export function toCents(amount: number): Cents {
  return Math.round(amount * 100)
}

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value)
}
