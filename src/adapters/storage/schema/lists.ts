import * as v from 'valibot'
import { type CartLine, type CartRecord, quantityLimit } from '../../../../machines/domain/cart.ts'
import type { RecentProduct } from '../../../../machines/domain/product.ts'
import type { SavedCard } from '../../../../machines/domain/saved-cards.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import { type Decoder, id, list, name, picture, price, repairing, whole, withItems, words } from './decode.ts'
import { lineProduct, product } from './products.ts'

export const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(quantityLimit))

export const cartLine = v.object({
  product: lineProduct,
  quantity,
  formerPrice: v.exactOptional(price),
  gone: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, CartLine>

const strict = v.object({ owner: name, attempt: v.exactOptional(name), lines: list })
const withoutAttempt = v.object({ owner: name, lines: list })

export const decodeCart: Decoder<CartRecord> = withItems(
  repairing<{ owner: string; attempt?: string; lines: unknown[] }>(strict, withoutAttempt),
  (cart) => cart.lines,
  cartLine,
  (cart, lines) => ({ ...cart, lines }),
  (line) => line.product.id,
)

const owned = whole(v.object({ owner: name, products: list }))

export const decodeWishlist: Decoder<Stored['wishlist']> = withItems(
  owned,
  ({ products }) => products,
  product,
  ({ owner }, products) => ({ owner, products }),
  (item) => item.id,
)

const recentProduct = v.object({ id, title: words, image: picture }) satisfies v.GenericSchema<
  unknown,
  RecentProduct
>

export const decodeRecentlyViewed: Decoder<Stored['recentlyViewed']> = withItems(
  owned,
  ({ products }) => products,
  recentProduct,
  ({ owner }, products) => ({ owner, products }),
  (item) => item.id,
)

const savedCard = v.object({
  id: name,
  brand: words,
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  cardHolder: words,
  expiryDate: v.pipe(v.string(), v.regex(/^\d\d\/\d\d$/)),
  isDefault: v.boolean(),
  sample: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, SavedCard>

export const decodePaymentMethods: Decoder<Stored['paymentMethods']> = withItems(
  whole(v.object({ owner: name, cards: list })),
  ({ cards }) => cards,
  savedCard,
  ({ owner }, cards) => ({ owner, cards }),
  (card) => card.id,
)
