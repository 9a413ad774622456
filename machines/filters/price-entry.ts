import { amountFrom } from '../domain/amount.ts'
import { type Currency, converted, rates, toCents } from '../domain/money.ts'
import { type Bounds, type RangeEnd, rangeOf, type View, withPrice } from './view.ts'

/** `inverted`: the minimum is above the maximum of the range, or a limit is outside the prices of all products. */
export type PriceProblem = 'malformed' | 'inverted'

export interface PriceEntry {
  view: View
  /** The texts of the fields, where they differ from the view. */
  typed: Partial<Record<RangeEnd, string>>
  refused: Partial<Record<RangeEnd, PriceProblem>>
}

/**
 * Validates a price field after Enter or blur, and the other field again, because its text may have been refused because of this
 * one. A refused text does not change the view.
 */
export function withEnteredPrice(
  entry: PriceEntry,
  end: RangeEnd,
  currency: Currency,
  bounds: Bounds,
): PriceEntry {
  if (entry.typed[end] === undefined) return entry
  const other = end === 'min' ? 'max' : 'min'
  return validated(validated(entry, end, currency, bounds), other, currency, bounds)
}

function validated(entry: PriceEntry, end: RangeEnd, currency: Currency, bounds: Bounds): PriceEntry {
  const text = entry.typed[end]
  if (text === undefined) return entry
  const { [end]: _, ...typed } = entry.typed
  const { [end]: __, ...refused } = entry.refused
  const isBlank = text.trim() === ''
  const dollars = isBlank ? undefined : dollarsFrom(text, end, currency)
  if (!isBlank && dollars === undefined) return { ...entry, refused: { ...refused, [end]: 'malformed' } }
  if (isInverted(entry.view, end, dollars, bounds))
    return { ...entry, refused: { ...refused, [end]: 'inverted' } }
  const view = withPrice(entry.view, end, dollars, bounds)
  return { typed, refused, view: view[end] === entry.view[end] ? entry.view : view }
}

/**
 * Products are compared by their prices in US cents, and several of these are shown as the same amount in a currency with a rate
 * below 1. A maximum is the highest of the prices that are shown as at most the amount, a minimum the lowest of those shown as at
 * least the amount.
 */
function dollarsFrom(text: string, end: RangeEnd, currency: Currency): number | undefined {
  const amount = amountFrom(text, currency)
  if (amount === undefined) return undefined
  const shown = toCents(amount)
  const rate = rates[currency]
  const step = end === 'max' ? 1 : -1
  let cents = step * Math.floor((step * shown) / rate)
  while (step * converted(cents + step, rate) <= step * shown) cents += step
  return cents / 100
}

function isInverted(view: View, end: RangeEnd, dollars: number | undefined, bounds: Bounds): boolean {
  if (dollars === undefined) return false
  const range = rangeOf(view, bounds)
  return end === 'min' ? dollars > range.max : dollars < range.min
}
