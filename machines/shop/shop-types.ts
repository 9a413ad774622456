import type { AnyActorRef } from 'xstate'
import type { AddProductAccess } from '../domain/access.ts'
import type { EnvironmentEvent, PreferencesSaved, ShopBroadcast } from '../domain/events.ts'
import type { Place } from '../domain/place.ts'
import type { Language, Preferences } from '../domain/preferences.ts'
import type { Product } from '../domain/product.ts'
import type { MemoryReason } from '../domain/stored.ts'
import type { User } from '../domain/user.ts'

export interface ShopInput {
  place: Place
  start: Preferences
  chosen: Preferences
  loadedLanguage: Language
  dark: boolean
  online: boolean
  addProduct: AddProductAccess
  /** The products that the page was prerendered with. */
  prerendered: readonly Product[]
  /** Unique for each page load. */
  visit: string
}

export interface ShopContext extends ShopInput {
  user: User | undefined
  restarts: Partial<Record<ChildName, number>>
}

export type ShopEvent =
  | ShopBroadcast
  | EnvironmentEvent
  | PreferencesSaved
  | { type: 'history.popped'; place: Place }
  | { type: 'storage.lost'; why: MemoryReason }
  | { type: 'storage.quarantined' }
  | { type: 'screen.closed'; actor: AnyActorRef }
  /** One of the children was restarted after an error. */
  | { type: 'actor.restarted' }

/** The actors that live as long as the shop. */
export type ChildName =
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
