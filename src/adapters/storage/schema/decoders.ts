import * as v from 'valibot'
import { name, words } from '../../../../machines/domain/record-schemas.ts'
import { isStoreName } from '../../../../machines/domain/store-layout.ts'
import type { Stored, StoreName } from '../../../../machines/domain/stored.ts'
import { decodePreferences, decodeRegisteredUser, decodeSettings, decodeUser } from './account.ts'
import { type Decoder, moment, whole } from './decode.ts'
import { decodeDraft } from './journal.ts'
import { decodeCart, decodePaymentMethods, decodeRecentlyViewed, decodeWishlist } from './lists.ts'
import { decodeOrder } from './order.ts'
import { decodeSource, product } from './products.ts'

const quarantined = v.object({
  id: name,
  store: v.custom<StoreName>(isStoreName),
  raw: v.unknown(),
  why: words,
  at: moment,
}) satisfies v.GenericSchema<unknown, Stored['quarantine']>

const appliedChange = v.object({ id: name, at: moment }) satisfies v.GenericSchema<
  unknown,
  Stored['appliedChanges']
>

/** How each store's records are read back. Nothing stored is trusted. */
export const decoders: { [S in StoreName]: Decoder<Stored[S]> } = {
  cart: decodeCart,
  wishlist: decodeWishlist,
  user: decodeUser,
  registeredUsers: decodeRegisteredUser,
  orders: decodeOrder,
  paymentMethods: decodePaymentMethods,
  settings: decodeSettings,
  preferences: decodePreferences,
  products: whole(product),
  recentlyViewed: decodeRecentlyViewed,
  drafts: decodeDraft,
  sources: decodeSource,
  appliedChanges: whole(appliedChange),
  quarantine: whole(quarantined),
}
