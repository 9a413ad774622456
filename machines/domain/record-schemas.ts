import * as v from 'valibot'
import { type CartLine, type LineProduct, quantityLimit } from './cart.ts'
import { currencies, type Totals } from './money.ts'
import { isDateText, type Order, type Payment, type ShippingAddress, type StoredItem } from './order.ts'
import { languages, type Preferences, themes } from './preferences.ts'
import type { Product, RecentProduct } from './product.ts'
import type { SavedCard } from './saved-cards.ts'
import { countries, type UserSettings } from './settings.ts'

/** Schemas that storage and backup files share. Neither source is trusted. */

/** A schema with an entry for every property of the record: valibot drops a property without an entry, even an optional one. */
export type RecordSchema<T> = v.GenericSchema<unknown, T> & { readonly entries: Record<keyof T, unknown> }

/** For names and titles. */
export const shortText = v.pipe(v.string(), v.maxLength(2_000))
/** For image addresses and descriptions. */
export const longText = v.pipe(v.string(), v.maxLength(100_000))
export const name = v.pipe(shortText, v.nonEmpty())
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const id = v.pipe(count, v.minValue(1))
const price = v.pipe(count, v.maxValue(1_000_000_000))
/** Cents of any currency. */
const cents = count
const quantity = v.pipe(count, v.minValue(1), v.maxValue(quantityLimit))

/** The image schemas are parameters: storage checks image addresses, and a backup file keeps them unchanged. */
export function productSchemas(
  image: v.GenericSchema<unknown, string>,
  images: v.GenericSchema<unknown, string[]>,
) {
  const lineProduct = v.object({
    id,
    title: shortText,
    price,
    category: shortText,
    image,
    stock: v.exactOptional(count),
  }) satisfies RecordSchema<LineProduct>
  const product = v.object({
    ...lineProduct.entries,
    description: longText,
    images,
    rating: v.object({
      rate: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(5)),
      count,
    }) satisfies RecordSchema<Product['rating']>,
  }) satisfies RecordSchema<Product>
  const recentProduct = v.object({ id, title: shortText, image }) satisfies RecordSchema<RecentProduct>
  const cartLine = v.object({
    product: lineProduct,
    quantity,
    formerPrice: v.exactOptional(price),
    gone: v.exactOptional(v.literal(true)),
  }) satisfies RecordSchema<CartLine>
  const orderItem = v.object({
    product: lineProduct,
    quantity,
    unitPrice: v.exactOptional(cents),
  }) satisfies RecordSchema<StoredItem>
  return { lineProduct, product, recentProduct, cartLine, orderItem }
}

export const totalsSchema = v.pipe(
  v.object({ subtotal: cents, shipping: cents, tax: cents, total: cents }),
  v.check(
    ({ subtotal, shipping, tax, total }) => subtotal + shipping + tax === total,
    'the total is not the sum of its parts',
  ),
) satisfies RecordSchema<Totals>

const paymentSchemas = {
  card: v.object({
    kind: v.literal('card'),
    brand: shortText,
    last4: v.pipe(v.string(), v.regex(/^(\d{4})?$/)),
  }),
} satisfies { [Kind in Payment['kind']]: RecordSchema<Extract<Payment, { kind: Kind }>> }

export const paymentSchema = v.variant('kind', Object.values(paymentSchemas))

/** Converts orders of earlier versions, which have `card` instead of `payment`. */
export const upgradedOrder = v.pipe(v.unknown(), v.transform(withPayment))

function withPayment(order: unknown): unknown {
  if (typeof order !== 'object' || order === null || 'payment' in order || !('card' in order)) return order
  const { card, ...rest } = order
  return { ...rest, payment: typeof card === 'object' ? { ...card, kind: 'card' } : card }
}

export const date = v.pipe(shortText, v.check(isDateText, 'not a valid date'))
export const rate = v.pipe(v.number(), v.finite(), v.minValue(0.000001), v.maxValue(1_000_000))

/** All fields of an order except its items. Records of earlier versions have no totals. */
export const orderEntries = {
  id: name,
  number: shortText,
  attempt: name,
  owner: name,
  totalItems: count,
  totals: v.exactOptional(totalsSchema),
  totalAmount: count,
  orderDate: date,
  status: v.literal<Order['status']>('completed'),
  shipping: v.object({
    firstName: shortText,
    lastName: shortText,
    email: shortText,
    address: shortText,
    city: shortText,
    state: shortText,
    zipCode: shortText,
    country: shortText,
  }) satisfies RecordSchema<ShippingAddress>,
  payment: paymentSchema,
  currency: v.picklist(currencies),
  rate,
} satisfies Record<Exclude<keyof Order, 'items'>, unknown>

export const savedCardSchema = v.object({
  id: name,
  brand: shortText,
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  cardHolder: shortText,
  expiryDate: v.pipe(v.string(), v.regex(/^\d\d\/\d\d$/)),
  isDefault: v.boolean(),
  sample: v.exactOptional(v.literal(true)),
}) satisfies RecordSchema<SavedCard>

export const settingsSchema = v.object({
  firstName: shortText,
  lastName: shortText,
  email: shortText,
  phone: shortText,
  avatar: longText,
  address: v.object({
    street: shortText,
    city: shortText,
    state: shortText,
    zipCode: shortText,
    country: v.picklist([...countries, '']),
  }) satisfies RecordSchema<UserSettings['address']>,
  notifications: v.object({
    email: v.boolean(),
    sms: v.boolean(),
    promotions: v.boolean(),
    orderUpdates: v.boolean(),
    newProducts: v.boolean(),
  }) satisfies RecordSchema<UserSettings['notifications']>,
}) satisfies RecordSchema<UserSettings>

export const preferencesSchema = v.object({
  language: v.picklist(languages),
  currency: v.picklist(currencies),
  theme: v.picklist(themes),
}) satisfies RecordSchema<Preferences>
