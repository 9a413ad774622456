import type { User as Person, Query } from '@statecart/prove'
import type { StorageErrorKind } from '../../machines/domain/errors.ts'
import type { Language, Preferences } from '../../machines/domain/preferences.ts'
import type { Product } from '../../machines/domain/product.ts'
import type { SourceName } from '../../machines/domain/sources.ts'
import type { Stored, StoreName } from '../../machines/domain/stored.ts'
import type { User } from '../../machines/domain/user.ts'
import type { JournalEntries } from '../../machines/ports/ports.ts'

/** A tab of the shop with a visitor and an environment: in jsdom with fakes, or in a browser. */
export interface Scene {
  visitor: Visitor
  world: World
}

/** A user of a page of the shop. */
export interface Visitor extends Person {
  /** Opens this address as a new page. Only once per scene. */
  open(path: string): Promise<void>
  /** Selects the text of the element. */
  selects(query: Query): Promise<void>
  /** Scrolls down, or up if negative; with several values, one per frame. */
  scrolls(...by: number[]): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>

  /** Expects the page to have the dark theme, or not. */
  isDark(dark: boolean): Promise<void>
  /** Expects the page to have this language. */
  speaks(language: string): Promise<void>
  /** Expects this path and query in the address. */
  isAt(address: string): Promise<void>
}

/** The environment of the shop. Calls before `open` prepare the environment of the new page. */
export interface World {
  /** Writes these records to the storage, without an event. */
  stores<S extends StoreName>(store: S, ...records: Stored[S][]): Promise<void>
  /** Removes a record, without an event. */
  deletes(store: StoreName, key: string | number): Promise<void>
  /** A previous page recorded this change in the journal, and was closed before the write. */
  leavesInJournal<K extends 'cart' | 'wishlist'>(store: K, entry: JournalEntries[K]): void
  /** Another tab reports a change of these stores. */
  reportsChange(...stores: StoreName[]): Promise<void>
  /** Another tab stores these preferences in the browser. */
  prefersElsewhere(preferences: Partial<Preferences>): Promise<void>
  /** Registers this user. */
  registers(user: User): Promise<void>
  /** Registers this user, and stores their session. */
  signsIn(user: User): Promise<void>
  /** The products of both sources; the lamp and the mug of the fixtures by default. */
  sells(...products: Product[]): void
  /** Embeds these products in the page, like the prerendered pages of a build. */
  prerenders(...products: Product[]): void
  /** The result of the next opening of the storage. */
  storage(status: 'persistent' | 'denied' | 'newer'): void
  /** The browser closes the open database. */
  losesStorage(): Promise<void>
  /** The shop finds an unreadable record. */
  corruptsRecord(): Promise<void>
  stored<S extends StoreName>(store: S): Promise<Stored[S][]>
  /** The result of sharing from now on; 'copied' by default. */
  shares(how: Sharing): Promise<void>
  /** Whether the browser grants persistent storage. */
  grants(how: Granting): Promise<void>
  /** Makes the next use of this port fail. */
  breaks(port: BreakablePort): Promise<void>
  /** Whether the browser offers to install the shop. */
  offersInstallation(offered: boolean): Promise<void>
  /** Another build is served, and replaces the one of this page. */
  findsUpdate(): Promise<void>
  /** Sets the window width in CSS pixels; jsdom has no layout, and therefore shows the same at any width. */
  window(width: number): Promise<void>
  gate(name: GateName): Gate
  online(online: boolean): Promise<void>
  dark(dark: boolean): Promise<void>
  /** Lets this many milliseconds pass. */
  waits(milliseconds: number): Promise<void>
}

export type Sharing = 'shared' | 'copied' | 'dismissed' | 'refused'
export type Granting = 'granted' | 'declined'
export type BreakablePort = 'appearance' | 'language' | 'history' | 'log' | 'environment' | 'toasts'

/**
 * Lets the path decide when an operation continues. Gates are open at first, without any effect. Every transaction of this tab
 * that touches the cart passes `store:cart`; opening the storage passes `storage`; lazy-loaded code passes `screen` or
 * `language:es`.
 */
export interface Gate {
  /** Makes all operations wait from now on. */
  hold(): void
  /** Waits for an operation, and lets all that are waiting pass; later ones wait again. */
  pass(): Promise<void>
  /** Waits for an operation, and makes all that are waiting fail. */
  refuse(why?: StorageErrorKind): Promise<void>
  /** Lets all operations pass, now and from now on. */
  open(): Promise<void>
}

/** A gate for each language, so that the texts of one can load while those of another are pending. */
export type LanguageGate = `language:${Language}`

export type GateName =
  | `store:${StoreName}`
  | `source:${SourceName | 'product' | 'categories'}`
  | 'storage'
  | 'screen'
  | LanguageGate
  | 'passwords'
  | 'share'
  | 'durability'
  | 'installation'
  | 'picture'

/** The password of all registered users. */
export const passwordOfAll = 'correct horse'
