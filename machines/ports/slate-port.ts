import type { CartChange } from '../cart/cart.ts'
import type { Unsent } from '../kept/kept.ts'
import type { WishlistChange } from '../wishlist/wishlist.ts'
import type { Stored } from './stored.ts'

/** What is taken down before it is written. */
export interface Jottings {
  cart: Unsent<CartChange>
  wishlist: Unsent<WishlistChange>
  drafts: Stored['drafts']
}

/** Outlives the page at once, as no write does: what a page could not finish writing, the next one finds here. */
export interface SlatePort {
  /** Under a name of its own, or under one that is given; returns it. */
  keep<Kind extends keyof Jottings>(kind: Kind, jotting: Jottings[Kind], name?: string): string
  drop(kind: keyof Jottings, name: string): void
  left<Kind extends keyof Jottings>(kind: Kind): [name: string, jotting: Jottings[Kind]][]
}
