import type { AnyActorRef } from 'xstate'
import type { OutsideNews, ShopNews } from '../domain/events.ts'
import type { Place } from '../domain/place.ts'

export type ShopEvent =
  | ShopNews
  | OutsideNews
  | { type: 'history.popped'; place: Place }
  | { type: 'storage.lost' }
  | { type: 'storage.quarantined' }
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
