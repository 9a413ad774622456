import * as v from 'valibot'
import type { CartRecord } from '../../../../machines/domain/cart.ts'
import { currencies, type Totals } from '../../../../machines/domain/money.ts'
import {
  type Order,
  type ShippingAddress,
  unknownPayment,
  withTotals,
} from '../../../../machines/domain/order.ts'
import {
  name,
  orderEntries,
  paymentSchema,
  type RecordSchema,
  rate,
  savedCardSchema,
  shortText,
  totalsSchema,
  upgradedOrder,
} from '../../../../machines/domain/record-schemas.ts'
import { isStoreName } from '../../../../machines/domain/store-layout.ts'
import type { Stored, StoreName } from '../../../../machines/domain/stored.ts'
import { decodePreferences, decodeRegisteredUser, decodeSettings, decodeUser } from './account.ts'
import { type Decoder, list, moment, repairing, whole, withItems } from './decode.ts'
import { decodeDraft } from './journal.ts'
import { cartLine, decodeSource, orderItem, product, recentProduct } from './products.ts'

const cartRecord = v.object({
  owner: name,
  attempt: v.exactOptional(name),
  lines: list,
}) satisfies RecordSchema<Omit<CartRecord, 'lines'> & { lines: unknown[] }>
const withoutAttempt = v.object({ owner: name, lines: list })

const decodeCart: Decoder<CartRecord> = withItems(
  repairing<{ owner: string; attempt?: string; lines: unknown[] }>(cartRecord, withoutAttempt),
  (cart) => cart.lines,
  cartLine,
  (cart, lines) => ({ ...cart, lines }),
  (line) => line.product.id,
)

/** Returns the decoder of a record with products of an owner. */
function productsOf<Item extends { id: number }>(item: v.GenericSchema<unknown, Item>) {
  return withItems(
    whole(v.object({ owner: name, products: list })),
    ({ products }) => products,
    item,
    ({ owner }, products) => ({ owner, products }),
    ({ id }) => id,
  )
}

const decodePaymentMethods: Decoder<Stored['paymentMethods']> = withItems(
  whole(v.object({ owner: name, cards: list })),
  ({ cards }) => cards,
  savedCardSchema,
  ({ owner }, cards) => ({ owner, cards }),
  (card) => card.id,
)

const textOrEmpty = v.fallback(shortText, '')
const repairedShipping = v.object({
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  email: textOrEmpty,
  address: textOrEmpty,
  city: textOrEmpty,
  state: textOrEmpty,
  zipCode: textOrEmpty,
  country: textOrEmpty,
}) satisfies RecordSchema<ShippingAddress>

export const unknownShipping: ShippingAddress = v.getFallbacks(repairedShipping)

/** An order whose items are not decoded yet. Records of earlier versions have no totals. */
type UndecodedOrder = Omit<Order, 'items' | 'totals'> & { items: unknown[]; totals?: Totals | undefined }

const strict = v.pipe(upgradedOrder, v.object({ ...orderEntries, items: list })) satisfies v.GenericSchema<
  unknown,
  UndecodedOrder
>

const repaired = v.pipe(
  upgradedOrder,
  v.object({
    ...orderEntries,
    items: list,
    totals: v.fallback(v.optional(totalsSchema), undefined),
    status: v.fallback(v.literal('completed'), 'completed'),
    shipping: v.fallback(repairedShipping, unknownShipping),
    payment: v.fallback(paymentSchema, unknownPayment),
    currency: v.fallback(v.picklist(currencies), 'USD'),
    rate: v.fallback(rate, 1),
  }),
) satisfies v.GenericSchema<unknown, UndecodedOrder>

const decodeOrder: Decoder<Order> = withItems(
  repairing<UndecodedOrder>(strict, repaired),
  (order) => order.items,
  orderItem,
  (order, items) => withTotals({ ...order, items }),
)

const quarantined = v.object({
  id: name,
  store: v.custom<StoreName>(isStoreName),
  raw: v.unknown(),
  why: shortText,
  at: moment,
}) satisfies RecordSchema<Stored['quarantine']>

const appliedChange = v.object({ id: name, at: moment }) satisfies RecordSchema<Stored['appliedChanges']>

/** The decoder of each store's records. Stored records are untrusted. */
export const decoders: { [S in StoreName]: Decoder<Stored[S]> } = {
  cart: decodeCart,
  wishlist: productsOf(product),
  user: decodeUser,
  registeredUsers: decodeRegisteredUser,
  orders: decodeOrder,
  paymentMethods: decodePaymentMethods,
  settings: decodeSettings,
  preferences: decodePreferences,
  products: whole(product),
  recentlyViewed: productsOf(recentProduct),
  drafts: decodeDraft,
  sources: decodeSource,
  appliedChanges: whole(appliedChange),
  quarantine: whole(quarantined),
}
