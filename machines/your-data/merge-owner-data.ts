import { unionOfCopies } from '../domain/cart.ts'
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
export function mergedOwnerData(here: OwnerData, file: OwnerData): OwnerData {
  return {
    ...file,
    ...here,
    cart: unionOfCopies(here.cart, file.cart),
    wishlist: mergedWishlist(here.wishlist, file.wishlist),
    orders: mergedOrders(here.orders, file.orders),
    paymentMethods: mergedCards(here.paymentMethods, file.paymentMethods),
    ...mergedSettings(here.settings, file.settings),
    recentlyViewed: latestViewed([...here.recentlyViewed, ...file.recentlyViewed]),
    drafts: { ...file.drafts, ...here.drafts },
  }
}

/** Orders are compared by number and date, because an import may have changed their ids. */
function mergedOrders(here: Order[], file: Order[]): Order[] {
  const known = new Set(here.map(nameOf))
  return [...here, ...file.filter((order) => !known.has(nameOf(order)))]
}

function nameOf({ number, orderDate }: Order): string {
  return `${number} ${orderDate}`
}

function mergedById<Item extends { id: string }>(here: Item[], file: Item[]): Item[] {
  const known = new Set(here.map(({ id }) => id))
  return [...here, ...file.filter(({ id }) => !known.has(id))]
}

/**
 * At most one card is the default: the stored default, if there is one. The sample card is compared too, so that an account has
 * it only once.
 */
function mergedCards(here: SavedCard[], file: SavedCard[]): SavedCard[] {
  const hasDefault = here.some(({ isDefault }) => isDefault)
  const fresh = file.filter((card) => !here.some((saved) => isSameCard(saved, card)))
  return mergedById(
    here,
    fresh.map((card) => ({ ...card, isDefault: card.isDefault && !hasDefault })),
  )
}

/** Fills only blank fields. */
function mergedSettings(
  here: UserSettings | undefined,
  file: UserSettings | undefined,
): Pick<OwnerData, 'settings'> {
  if (!here || !file) return {}
  return {
    settings: {
      ...here,
      phone: here.phone || file.phone,
      avatar: here.avatar || file.avatar,
      address: {
        street: here.address.street || file.address.street,
        city: here.address.city || file.address.city,
        state: here.address.state || file.address.state,
        zipCode: here.address.zipCode || file.address.zipCode,
        country: here.address.country || file.address.country,
      },
    },
  }
}
