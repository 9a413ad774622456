import * as v from 'valibot'
import { currencies, type Totals } from '../../../../machines/domain/money.ts'
import {
  isDateText,
  type Order,
  type ShippingAddress,
  unknownPayment,
  withTotals,
} from '../../../../machines/domain/order.ts'
import { orderOfToday, paymentSchema, totalsSchema } from '../../../../machines/domain/order-schema.ts'
import { cents, count, type Decoder, list, name, repairing, withItems, words } from './decode.ts'
import { quantity } from './lists.ts'
import { lineProduct } from './products.ts'

const shipping = v.object({
  firstName: words,
  lastName: words,
  email: words,
  address: words,
  city: words,
  state: words,
  zipCode: words,
  country: words,
}) satisfies v.GenericSchema<unknown, ShippingAddress>

const lost = v.fallback(words, '')
const repairedShipping = v.object({
  firstName: lost,
  lastName: lost,
  email: lost,
  address: lost,
  city: lost,
  state: lost,
  zipCode: lost,
  country: lost,
})
const noShipping: ShippingAddress = {
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
}

const rate = v.pipe(v.number(), v.finite(), v.minValue(0.000001), v.maxValue(1_000_000))

const essentials = {
  id: name,
  number: words,
  attempt: name,
  owner: name,
  items: list,
  totalItems: count,
  totalAmount: count,
  orderDate: v.pipe(words, v.check(isDateText, 'no date')),
}

/** Records of earlier versions have no totals. */
type Outer = Omit<Order, 'items' | 'totals'> & { items: unknown[]; totals?: Totals | undefined }

const strict = v.pipe(
  orderOfToday,
  v.object({
    ...essentials,
    totals: v.exactOptional(totalsSchema),
    status: v.literal('completed'),
    shipping,
    payment: paymentSchema,
    currency: v.picklist(currencies),
    rate,
  }),
) satisfies v.GenericSchema<unknown, Outer>

const repaired = v.pipe(
  orderOfToday,
  v.object({
    ...essentials,
    totals: v.fallback(v.optional(totalsSchema), undefined),
    status: v.fallback(v.literal('completed'), 'completed'),
    shipping: v.fallback(repairedShipping, noShipping),
    payment: v.fallback(paymentSchema, unknownPayment),
    currency: v.fallback(v.picklist(currencies), 'USD'),
    rate: v.fallback(rate, 1),
  }),
) satisfies v.GenericSchema<unknown, Outer>

const orderItem = v.object({ product: lineProduct, quantity, unitPrice: v.exactOptional(cents) })

export const decodeOrder: Decoder<Order> = withItems(
  repairing<Outer>(strict, repaired),
  (order) => order.items,
  orderItem,
  (order, items) => withTotals({ ...order, items }),
)
