import { mergedCopies } from '../domain/cart.ts'
import type { Order } from '../domain/order.ts'
import { latestViewed } from '../domain/product.ts'
import { isSameCard, type SavedCard } from '../domain/saved-cards.ts'
import type { UserSettings } from '../domain/settings.ts'
import { mergedWishlist } from '../domain/wishlist.ts'
import type { OwnerData } from './backup.ts'

/**
 * Merges a file into the stored data. Stored values win, and missing ones are taken from the file. Importing the same file again
 * changes nothing.
 */
export function mergedOwnerData(stored: OwnerData, file: OwnerData): OwnerData {
  return {
    ...file,
    ...stored,
    cart: mergedCopies(stored.cart, file.cart),
    wishlist: mergedWishlist(stored.wishlist, file.wishlist),
    orders: mergedOrders(stored.orders, file.orders),
    paymentMethods: mergedCards(stored.paymentMethods, file.paymentMethods),
    ...mergedSettings(stored.settings, file.settings),
    recentlyViewed: latestViewed([...stored.recentlyViewed, ...file.recentlyViewed]),
    drafts: { ...file.drafts, ...stored.drafts },
  }
}

/** Orders are compared by number and date, because an import may have changed their ids. */
function mergedOrders(stored: Order[], file: Order[]): Order[] {
  const known = new Set(stored.map(identityOf))
  return [...stored, ...file.filter((order) => !known.has(identityOf(order)))]
}

function identityOf({ number, orderDate }: Order): string {
  return `${number} ${orderDate}`
}

function mergedById<Item extends { id: string }>(stored: Item[], file: Item[]): Item[] {
  const known = new Set(stored.map(({ id }) => id))
  return [...stored, ...file.filter(({ id }) => !known.has(id))]
}

/** At most one card is the default: the stored default, if there is one. An account has the sample card only once. */
function mergedCards(stored: SavedCard[], file: SavedCard[]): SavedCard[] {
  const hasDefault = stored.some(({ isDefault }) => isDefault)
  const newCards = file.filter(
    (card) => !stored.some((saved) => isSameCard(saved, card) || areSamples(saved, card)),
  )
  return mergedById(
    stored,
    newCards.map((card) => ({ ...card, isDefault: card.isDefault && !hasDefault })),
  )
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
