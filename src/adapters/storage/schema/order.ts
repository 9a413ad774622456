import * as v from 'valibot'
import type { UsedCard } from '../../../../machines/card/saved-card.ts'
import { isDateText } from '../../../../machines/dates/dates.ts'
import { currencies } from '../../../../machines/money/money.ts'
import type { Order, ShippingAddress } from '../../../../machines/orders/order.ts'
import { quantity } from './cart.ts'
import { type Decoder, mending, withItems } from './decode.ts'
import { count, list, name, words } from './primitives.ts'
import { lineProduct } from './product.ts'

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
const mendedShipping = v.object({
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

const card = v.object({
  brand: words,
  last4: v.pipe(v.string(), v.regex(/^\d{4}$|^$/)),
}) satisfies v.GenericSchema<unknown, UsedCard>
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

type Outer = Omit<Order, 'items'> & { items: unknown[] }

const strict = v.object({
  ...essentials,
  status: v.literal('completed'),
  shipping,
  card,
  currency: v.picklist(currencies),
  rate,
}) satisfies v.GenericSchema<unknown, Outer>

const mended = v.object({
  ...essentials,
  status: v.fallback(v.literal('completed'), 'completed'),
  shipping: v.fallback(mendedShipping, noShipping),
  card: v.fallback(card, { brand: '', last4: '' }),
  currency: v.fallback(v.picklist(currencies), 'USD'),
  rate: v.fallback(rate, 1),
}) satisfies v.GenericSchema<unknown, Outer>

const orderItem = v.object({ product: lineProduct, quantity }) satisfies v.GenericSchema<
  unknown,
  Order['items'][number]
>

export const decodeOrder: Decoder<Order> = withItems(
  mending<Outer>(strict, mended),
  (order) => order.items,
  orderItem,
  (order, items) => ({ ...order, items }),
)
