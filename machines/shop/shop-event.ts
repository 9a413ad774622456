import type { AnyActorRef } from 'xstate'
import type { Told } from '../cart/refresh.ts'
import type { Place } from '../domain/place.ts'
import type { Preferences } from '../domain/preferences.ts'
import type { StoreName } from '../domain/stored.ts'
import type { User } from '../domain/user.ts'
import type { OutsideNews } from '../ports/ports.ts'

export type ShopEvent =
  | { type: 'session.changed'; user: User | undefined }
  | { type: 'place.changed'; place: Place }
  | { type: 'history.popped'; place: Place }
  | { type: 'store.changed'; store: StoreName }
  | { type: 'storage.lost' }
  | { type: 'storage.quarantined' }
  /** What was kept in memory has moved to where it stays. */
  | { type: 'storage.reopened' }
  | OutsideNews
  | { type: 'catalogue.told'; told: readonly Told[] }
  | { type: 'cart.loaded' }
  | { type: 'preferences.chosen'; chosen: Preferences }
  /** `replaced`: another screen of the same name opens, and takes its name at once. */
  | { type: 'screen.closed'; actor: AnyActorRef; replaced?: true }
  /** One of the residents had died, and lives again. */
  | { type: 'resident.risen' }

/** The actors that live as long as the shop. */
export type Resident =
  | 'outside'
  | 'access'
  | 'cart'
  | 'catalogue'
  | 'connection'
  | 'navigation'
  | 'notices'
  | 'orders'
  | 'preferences'
  | 'session'
  | 'storage'
  | 'theme'
  | 'wishlist'
