import type { CartChange } from './cart.ts'
import type { ActingNotice, Notice, Withdrawal } from './notice.ts'
import type { OptimisticEvent } from './optimistic.ts'
import type { Place } from './place.ts'
import type { Preferences } from './preferences.ts'
import type { SourceUpdate } from './sources.ts'
import type { MemoryReason, StoreName } from './stored.ts'
import type { User } from './user.ts'

/** Events that the shop receives from its children and forwards to other children. */
export type ShopBroadcast =
  | { type: 'session.changed'; user: User | undefined }
  | { type: 'place.changed'; place: Place }
  | { type: 'store.changed'; store: StoreName }
  /** The storage moved from memory to the database. */
  | { type: 'storage.reopened' }
  | { type: 'catalogue.updated'; updates: readonly SourceUpdate[] }
  | { type: 'cart.loaded' }
  | { type: 'preferences.chosen'; chosen: Preferences }

/** Another tab has stored preferences in this browser. */
export interface PreferencesSaved {
  type: 'preferences.saved'
  saved: Partial<Preferences>
}

export type EnvironmentEvent =
  | { type: 'environment.online'; online: boolean }
  | { type: 'environment.dark'; dark: boolean }

export type StorageChange =
  | { type: 'storage.changed'; stores: StoreName[] }
  | { type: 'storage.quarantined'; store: StoreName; count: number }
  | { type: 'storage.lost'; why: MemoryReason }

export type CartEvent =
  | CartChange
  | OptimisticEvent
  | { type: 'cart.undo' }
  | { type: 'cart.left' }
  | { type: 'catalogue.updated'; updates: readonly SourceUpdate[] }

export type CatalogueEvent =
  | { type: 'catalogue.retry' }
  | { type: 'catalogue.ask' }
  | { type: 'storage.changed' }

export type NoticesEvent =
  | { type: 'notice.say'; notices: readonly Notice[] }
  | ({ type: 'notice.withdraw' } & Withdrawal)
  /** The notice has timed out, or the visitor dismissed it. */
  | { type: 'notice.gone'; id: number }
  | { type: 'notice.act'; notice: ActingNotice }
  | { type: 'place.changed'; path: string }

export type NavigationEvent =
  | { type: 'navigation.push'; to: string; state?: unknown }
  | { type: 'navigation.replace'; to: string; state?: unknown }
  /** Loads the screen of the current address again. */
  | { type: 'navigation.retry' }
  /** The visitor went back or forward in the browser. */
  | { type: 'navigation.popped'; place: Place }
  /** The browser's history has the new entry. */
  | { type: 'navigation.arrived'; place: Place }

export type SessionEvent =
  | { type: 'session.opened'; user: User }
  | { type: 'session.signOut' }
  | { type: 'storage.changed' }
