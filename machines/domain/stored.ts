import type { CartRecord } from './cart.ts'
import type { Order } from './order.ts'
import type { Preferences } from './preferences.ts'
import type { Product } from './product.ts'
import type { SavedCard } from './saved-card.ts'
import type { UserSettings } from './settings.ts'
import type { RegisteredUser } from './user.ts'

/** A user's id, or the guest. Everything a shopper owns is keyed by it. */
export type Owner = string
export const guest: Owner = 'guest'

/** What each store holds, by the specification's names. */
export interface Stored {
  cart: CartRecord
  wishlist: { owner: Owner; products: Product[] }
  user: { key: 'current'; id: string }
  registeredUsers: RegisteredUser
  orders: Order
  paymentMethods: { owner: Owner; cards: SavedCard[] }
  settings: { owner: Owner } & UserSettings
  preferences: { owner: Owner } & Preferences
  /** Products added here, by an administrator. */
  products: Product
  recentlyViewed: { owner: Owner; products: RecentProduct[] }
  drafts: { key: string; owner: Owner; values: Record<string, string | boolean> }
  /** The last good answer of each source. */
  sources:
    | { name: 'one' | 'two'; products: Product[]; at: number }
    | { name: 'categories'; categories: string[]; at: number }
  /** Ids of journal entries whose change is in the database, each written in the change's own transaction. */
  appliedChanges: { id: string; at: number }
  quarantine: { id: string; store: StoreName; raw: unknown; why: string; at: number }
}

export interface RecentProduct {
  id: number
  title: string
  image: string
}

export type StoreName = keyof Stored
