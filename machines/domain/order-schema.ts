import * as v from 'valibot'
import type { Totals } from './money.ts'
import type { Payment } from './order.ts'

/** Parts of an order as storage and backup files read them: neither is trusted. */

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

export const totalsSchema = v.pipe(
  v.object({ subtotal: cents, shipping: cents, tax: cents, total: cents }),
  v.check(({ subtotal, shipping, tax, total }) => subtotal + shipping + tax === total, 'no sum'),
) satisfies v.GenericSchema<unknown, Totals>

export const paymentSchema = v.variant('kind', [
  v.object({
    kind: v.literal('card'),
    brand: v.pipe(v.string(), v.maxLength(2_000)),
    last4: v.pipe(v.string(), v.regex(/^(\d{4})?$/)),
  }),
]) satisfies v.GenericSchema<unknown, Payment>

/** Orders from before there were kinds of payment hold a card. */
export const orderOfToday = v.pipe(v.unknown(), v.transform(withPayment))

function withPayment(order: unknown): unknown {
  if (typeof order !== 'object' || order === null || 'payment' in order || !('card' in order)) return order
  const { card, ...rest } = order
  return { ...rest, payment: typeof card === 'object' ? { ...card, kind: 'card' } : card }
}
