import * as v from 'valibot'
import type { CartRecord } from '../../../../machines/domain/cart.ts'
import { name, savedCardSchema } from '../../../../machines/domain/record-schemas.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import { type Decoder, list, repairing, whole, withItems } from './decode.ts'
import { cartLine, product, recentProduct } from './products.ts'

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

export const decodeRecentlyViewed: Decoder<Stored['recentlyViewed']> = withItems(
  owned,
  ({ products }) => products,
  recentProduct,
  ({ owner }, products) => ({ owner, products }),
  (item) => item.id,
)

export const decodePaymentMethods: Decoder<Stored['paymentMethods']> = withItems(
  whole(v.object({ owner: name, cards: list })),
  ({ cards }) => cards,
  savedCardSchema,
  ({ owner }, cards) => ({ owner, cards }),
  (card) => card.id,
)
