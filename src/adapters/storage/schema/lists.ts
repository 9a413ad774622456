import * as v from 'valibot'
import type { RecentProduct } from '../../../../machines/domain/product.ts'
import type { SavedCard } from '../../../../machines/domain/saved-cards.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import { type Decoder, whole, withItems } from './decode.ts'
import { id, list, name, picture, words } from './primitives.ts'
import { product } from './product.ts'

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
