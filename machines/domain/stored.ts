import { type Cart, type CartRecord, emptyCart } from './cart.ts'
import type { Order } from './order.ts'
import type { Preferences } from './preferences.ts'
import type { Product, RecentProduct } from './product.ts'
import type { SavedCard } from './saved-cards.ts'
import type { UserSettings } from './settings.ts'
import type { SourceName } from './sources.ts'
import type { Owner, RegisteredUser } from './user.ts'

/** Why records are in memory only: the browser denies a database, or the database belongs to a newer version of the shop. */
export type MemoryReason = 'denied' | 'newer'

/** The records of each store. The names are those of the specification. */
export interface Stored {
  cart: CartRecord
  wishlist: { owner: Owner; products: Product[] }
  user: { key: 'current'; id: string }
  registeredUsers: RegisteredUser
  orders: Order
  paymentMethods: { owner: Owner; cards: SavedCard[] }
  settings: { owner: Owner } & UserSettings
  preferences: { owner: Owner } & Preferences
  /** Products added in this browser. */
  products: Product
  recentlyViewed: { owner: Owner; products: RecentProduct[] }
  drafts: { key: string; owner: Owner; values: Record<string, string | boolean> }
  /** The last good answer of each source. */
  sources:
    | { name: SourceName; products: Product[]; at: number }
    | { name: 'categories'; categories: string[]; at: number }
  /** Ids of journal entries whose change is in the database. Each is written in the same transaction as its change. */
  appliedChanges: { id: string; at: number }
  quarantine: { id: string; store: StoreName; raw: unknown; why: string; at: number }
}

export type StoreName = keyof Stored

export type StoreKey = string | number

/** The indexes of the database. */
export interface StoreIndexes {
  registeredUsers: 'email'
  orders: 'owner' | 'attempt'
}

/** A transaction. From start to end, the work may await only the methods of the transaction. */
export interface Transaction {
  get<S extends StoreName>(store: S, key: StoreKey): Promise<Stored[S] | undefined>
  all<S extends StoreName>(store: S): Promise<Stored[S][]>
  find<S extends keyof StoreIndexes>(store: S, index: StoreIndexes[S], value: string): Promise<Stored[S][]>
  put<S extends StoreName>(store: S, record: Stored[S]): Promise<void>
  remove(store: StoreName, key: StoreKey): Promise<void>
  clear(store: StoreName): Promise<void>
}

export async function cartOf(tx: Transaction, owner: Owner): Promise<Cart> {
  const { owner: _, ...cart } = (await tx.get('cart', owner)) ?? { ...emptyCart, owner }
  return cart
}

export async function cardsOf(tx: Transaction, owner: Owner): Promise<SavedCard[]> {
  return (await tx.get('paymentMethods', owner))?.cards ?? []
}

export async function wishlistOf(tx: Transaction, owner: Owner): Promise<Product[]> {
  return (await tx.get('wishlist', owner))?.products ?? []
}
