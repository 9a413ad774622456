import type { CartLine } from '../../../machines/domain/cart.ts'
import type { Product } from '../../../machines/domain/product.ts'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { fieldOf } from '../../../machines/domain/store-layout.ts'
import type { StoreName } from '../../../machines/domain/stored.ts'
import type { OldContent } from './old-content.ts'
import { type OldOrder, readOldOrders } from './old-orders.ts'
import { type OldUser, readOldCards, readOldSession, readOldUsers } from './old-people.ts'
import { oldProducts, readOldCart, readOldProducts } from './old-products.ts'
import { readList } from './old-shapes.ts'

/** Everything readable of an older shop. */
export interface OldShop {
  users: OldUser[]
  /** The email of the signed-in user. */
  session: string | undefined
  cart: CartLine[]
  wishlist: Product[]
  orders: OldOrder[]
  cards: SavedCard[]
  products: Product[]
  /** By user id; without an id, they belong to the owner of the other records. */
  settings: [userId: string | undefined, value: unknown][]
  /** Unreadable records, by their target store. */
  refused: { store: StoreName; raw: unknown }[]
}

export function readOldShop({ values, settings }: OldContent, here: string, now: number): OldShop {
  const schemas = oldProducts(here)
  const cart = readOldCart(values.cart, schemas)
  const wishlist = readList(values.wishlist, schemas.product, 'items', 'wishlist', 'products')
  const orders = readOldOrders(values.orders, schemas, now)
  const products = readOldProducts(values, schemas)
  const refused: [StoreName, unknown[]][] = [
    ['cart', cart.refused],
    ['wishlist', wishlist.refused],
    ['orders', orders.refused],
    ['products', products.refused],
  ]
  return {
    users: readOldUsers(values.registeredUsers),
    session: readOldSession(values.user),
    cart: cart.items,
    wishlist: wishlist.items,
    orders: orders.items,
    cards: readOldCards(values.paymentMethods),
    products: products.items,
    settings: [...settings, ...settingsIn(values.settings)],
    refused: refused.flatMap(([store, raws]) => raws.map((raw) => ({ store, raw }))),
  }
}

/** Settings of one user, or of several by their ids. */
function settingsIn(value: unknown): [string | undefined, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const isOne = ['firstName', 'lastName', 'email', 'address', 'notifications'].some(
    (name) => fieldOf(value, name) !== undefined,
  )
  return isOne ? [[undefined, value]] : Object.entries(value)
}
