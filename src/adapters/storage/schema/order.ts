import * as v from 'valibot'
import { currencies, type Totals } from '../../../../machines/domain/money.ts'
import {
  type Order,
  type ShippingAddress,
  unknownPayment,
  withTotals,
} from '../../../../machines/domain/order.ts'
import {
  orderEntries,
  orderOfToday,
  paymentSchema,
  rate,
  totalsSchema,
  words,
} from '../../../../machines/domain/record-schemas.ts'
import { type Decoder, list, repairing, withItems } from './decode.ts'
import { orderItem } from './products.ts'

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

/** Records of earlier versions have no totals. */
type Outer = Omit<Order, 'items' | 'totals'> & { items: unknown[]; totals?: Totals | undefined }

const strict = v.pipe(orderOfToday, v.object({ ...orderEntries, items: list })) satisfies v.GenericSchema<
  unknown,
  Outer
>

const repaired = v.pipe(
  orderOfToday,
  v.object({
    ...orderEntries,
    items: list,
    totals: v.fallback(v.optional(totalsSchema), undefined),
    status: v.fallback(v.literal('completed'), 'completed'),
    shipping: v.fallback(repairedShipping, noShipping),
    payment: v.fallback(paymentSchema, unknownPayment),
    currency: v.fallback(v.picklist(currencies), 'USD'),
    rate: v.fallback(rate, 1),
  }),
) satisfies v.GenericSchema<unknown, Outer>

export const decodeOrder: Decoder<Order> = withItems(
  repairing<Outer>(strict, repaired),
  (order) => order.items,
  orderItem,
  (order, items) => withTotals({ ...order, items }),
)
