import type { Cents, Currency } from '../domain/money.ts'
import type { Order } from '../domain/order.ts'

interface Share {
  /** `2025-03`, or a category. */
  key: string
  cents: Cents
}

/**
 * The spending in one currency. Currencies are not added up, because that would need an exchange rate that no shopper has paid.
 */
export interface Spending {
  currency: Currency
  total: Cents
  /** Consecutive months without gaps, the newest last. */
  months: Share[]
  /** The amount spent before the first of these months. */
  earlier: Cents
  /** The largest first. */
  categories: Share[]
  /** The amount for all smaller categories, and for products without a known category. */
  other: Cents
}

type PaidOrder = Pick<Order, 'orderDate' | 'totals' | 'items' | 'currency'>

const maxMonths = 12
const maxCategories = 6

/** The spending in each currency, in the order in which the currencies occur in the orders. */
export function spendingOf(orders: readonly PaidOrder[]): Spending[] {
  const currencies = [...new Set(orders.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const paid = orders.filter((order) => order.currency === currency)
    const total = sum(paid.map(({ totals }) => totals.total))
    return { currency, total, ...byMonth(paid), ...byCategory(paid) }
  })
}

function byMonth(orders: readonly PaidOrder[]): Pick<Spending, 'months' | 'earlier'> {
  const sums = sumsByKey(orders.map((order) => ({ key: monthOf(order), cents: order.totals.total })))
  const known = [...sums.keys()].sort()
  const last = known.at(-1)
  const first = known[0]
  if (last === undefined || first === undefined) return { months: [], earlier: 0 }
  const keys = monthsUpTo(last).filter((key) => key >= first)
  const months = keys.map((key) => ({ key, cents: sums.get(key) ?? 0 }))
  return { months, earlier: sum([...sums.values()]) - sum(months.map(({ cents }) => cents)) }
}

function byCategory(orders: readonly PaidOrder[]): Pick<Spending, 'categories' | 'other'> {
  const sums = sumsByKey(orders.flatMap(sharesOf))
  const total = sum([...sums.values()])
  const categories = [...sums]
    .map(([key, cents]) => ({ key, cents }))
    .filter(({ key, cents }) => key !== '' && cents > 0)
    .sort((first, second) => second.cents - first.cents || first.key.localeCompare(second.key))
    .slice(0, maxCategories)
  return { categories, other: total - sum(categories.map(({ cents }) => cents)) }
}

/** Divides the order's total among its lines by their price, without losing a cent to rounding. */
function sharesOf({ items, totals: { total } }: PaidOrder): Share[] {
  const weights = items.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const totalWeight = sum(weights)
  if (totalWeight === 0) return [{ key: '', cents: total }]
  let assigned = 0
  let cumulativeWeight = 0
  return items.map(({ product }, index) => {
    cumulativeWeight += weights[index] ?? 0
    const cents = Math.round((total * cumulativeWeight) / totalWeight) - assigned
    assigned += cents
    return { key: product.category, cents }
  })
}

function monthOf({ orderDate }: PaidOrder): string {
  const date = new Date(orderDate)
  return monthKey(date.getFullYear(), date.getMonth())
}

/** The keys of `maxMonths` consecutive months; `last` is the last of them. */
function monthsUpTo(last: string): string[] {
  const first = firstDayOf(last)
  return Array.from({ length: maxMonths }, (_, index) => {
    const date = new Date(first.getFullYear(), first.getMonth() - (maxMonths - 1 - index), 1)
    return monthKey(date.getFullYear(), date.getMonth())
  })
}

export function firstDayOf(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(year, number - 1, 1)
}

function monthKey(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`
}

function sumsByKey(shares: readonly Share[]): Map<string, Cents> {
  const sums = new Map<string, Cents>()
  for (const { key, cents } of shares) sums.set(key, (sums.get(key) ?? 0) + cents)
  return sums
}

function sum(cents: readonly Cents[]): Cents {
  return cents.reduce((total, amount) => total + amount, 0)
}
