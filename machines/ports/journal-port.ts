import type { CartChange } from '../domain/cart.ts'
import type { Recorded } from '../domain/optimistic.ts'
import type { Owner } from '../domain/owner.ts'
import type { Stored } from '../domain/stored.ts'
import type { WishlistChange } from '../domain/wishlist.ts'

/** What is recorded before it is written to storage. */
export interface JournalEntries {
  cart: { owner: Owner; change: Recorded<CartChange> }
  wishlist: { owner: Owner; change: Recorded<WishlistChange> }
  drafts: Stored['drafts']
}

export type JournalKind = keyof JournalEntries

/**
 * A write-ahead journal: recording is synchronous, so an entry outlives the page even where no transaction has begun.
 * An entry stays until its write is committed; the next page writes what is left.
 */
export interface JournalPort {
  /** Replaces the entry of the same id. */
  record<Kind extends JournalKind>(kind: Kind, id: string, entry: JournalEntries[Kind]): void
  drop(kind: JournalKind, ids: readonly string[]): void
  /** In the order in which they were recorded, by whichever page. */
  entries<Kind extends JournalKind>(kind: Kind): JournalEntries[Kind][]
  /** Drops all entries of an owner whose account is erased. */
  forget(owner: Owner): void
}
