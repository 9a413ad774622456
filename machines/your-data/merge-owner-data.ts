import { mergedCopies } from '../domain/cart.ts'
import type { Order } from '../domain/order.ts'
import { latestViewed } from '../domain/product.ts'
import { isSameCard, type SavedCard } from '../domain/saved-cards.ts'
import type { UserSettings } from '../domain/settings.ts'
import { mergedWishlist } from '../domain/wishlist.ts'
import type { OwnerData } from './backup.ts'

export const noData: OwnerData = {
  cart: [],
  wishlist: [],
  orders: [],
  paymentMethods: [],
  recentlyViewed: [],
  drafts: {},
}

/**
 * Merges a file into the stored data. Stored values win, and missing ones are taken from the file. Importing the same file again
 * changes nothing. A file that was edited by hand may contain an entry twice: only the first is taken.
 */
export function mergedOwnerData(stored: OwnerData, file: OwnerData): OwnerData {
  return {
    ...file,
    ...stored,
    cart: mergedCopies(
      stored.cart,
      withMissing([], file.cart, ({ product }) => product.id),
    ),
    wishlist: mergedWishlist(stored.wishlist, file.wishlist),
    orders: withMissing(stored.orders, file.orders, orderIdentity),
    paymentMethods: mergedCards(stored.paymentMethods, file.paymentMethods),
    ...mergedSettings(stored.settings, file.settings),
    recentlyViewed: latestViewed([...stored.recentlyViewed, ...file.recentlyViewed]),
    drafts: { ...file.drafts, ...stored.drafts },
  }
}

/** Appends each item of the file once, if it is not in the list yet. */
function withMissing<Item>(stored: Item[], file: Item[], identityOf: (item: Item) => unknown): Item[] {
  const known = new Set(stored.map(identityOf))
  const missing = new Map<unknown, Item>()
  for (const item of file) {
    const identity = identityOf(item)
    if (!known.has(identity) && !missing.has(identity)) missing.set(identity, item)
  }
  return [...stored, ...missing.values()]
}

/** Orders are compared by number and date, because an import may have changed their ids. */
function orderIdentity({ number, orderDate }: Order): string {
  return `${number} ${orderDate}`
}

/** At most one card is the default: the stored default, if there is one. An account has the sample card only once. */
function mergedCards(stored: SavedCard[], file: SavedCard[]): SavedCard[] {
  const newCards = file.filter(
    (card) => !stored.some((saved) => isSameCard(saved, card) || areSamples(saved, card)),
  )
  const cards = withMissing(stored, newCards, ({ id }) => id)
  const defaultCard = cards.find(({ isDefault }) => isDefault)
  return cards.map((card) => ({ ...card, isDefault: card === defaultCard }))
}

/** Whether both are the sample card. Its expiry date differs between accounts. */
function areSamples(first: SavedCard, second: SavedCard): boolean {
  return first.sample === true && second.sample === true
}

/** Fills only blank fields. */
function mergedSettings(
  stored: UserSettings | undefined,
  file: UserSettings | undefined,
): Pick<OwnerData, 'settings'> {
  if (!stored || !file) return {}
  return {
    settings: {
      ...stored,
      phone: stored.phone || file.phone,
      avatar: stored.avatar || file.avatar,
      address: {
        street: stored.address.street || file.address.street,
        city: stored.address.city || file.address.city,
        state: stored.address.state || file.address.state,
        zipCode: stored.address.zipCode || file.address.zipCode,
        country: stored.address.country || file.address.country,
      },
    },
  }
}
