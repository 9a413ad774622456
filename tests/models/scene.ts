import type { User as Person, Query } from '@statecart/prove'
import type { StorageErrorKind } from '../../machines/domain/errors.ts'
import type { Language } from '../../machines/domain/preferences.ts'
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

/** A person before a page of the shop. */
export interface Visitor extends Person {
  /** Comes by this address, as to a page that is opened for the first time. Only once in a scene. */
  open(path: string): Promise<void>
  /** Selects the text that stands there. */
  selects(query: Query): Promise<void>
  /** Down, or up where it is negative; several times, a frame apart. */
  scrolls(...by: number[]): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>

  /** Whether the page is shown dark. */
  isDark(dark: boolean): Promise<void>
  /** The language that the page says it is in. */
  speaks(language: string): Promise<void>
  /** The address: path and query. */
  isAt(address: string): Promise<void>
}

/** What happens around the shop. Whatever stands before `open` prepares the world that the visitor comes to. */
export interface World {
  /** Writes these records to the storage, without an event. */
  keeps<S extends StoreName>(store: S, ...records: Stored[S][]): Promise<void>
  /** Removes a record, without an event. */
  forgets(store: StoreName, key: string | number): Promise<void>
  /** A former page recorded this change, and was closed before it was written. */
  leavesUnwritten<K extends 'cart' | 'wishlist'>(store: K, entry: JournalEntries[K]): void
  /** Another tab says that it has changed these. */
  news(...stores: StoreName[]): Promise<void>
  /** This person has an account. */
  registers(user: User): Promise<void>
  /** This person has an account, and signed in on a former visit. */
  signsIn(user: User): Promise<void>
  /** What both sources sell; the lamp and the mug of the fixtures unless told otherwise. */
  sells(...products: Product[]): void
  /** The page carries these products, as the pages of a build do. */
  prerenders(...products: Product[]): void
  /** The result of the next opening of the storage. */
  storage(status: 'persistent' | 'denied' | 'newer'): void
  /** The browser takes the storage away that the shop has open. */
  losesStorage(): Promise<void>
  /** The shop comes upon a record that cannot be read. */
  spoilsRecord(): Promise<void>
  stored<S extends StoreName>(store: S): Promise<Stored[S][]>
  /** What comes of sharing from now on; 'copied' at first. */
  shares(how: Sharing): Promise<void>
  /** Whether the browser promises to keep what is stored, when it is asked. */
  grants(how: Granting): Promise<void>
  /** The next use of this port fails. */
  breaks(outlet: Outlet): Promise<void>
  /** Whether the browser offers to install the shop. */
  offersInstallation(offered: boolean): Promise<void>
  /** Another build of the shop is served, and has taken the place of the one that this page came from. */
  findsUpdate(): Promise<void>
  /** From now on the window is so wide, in CSS pixels; jsdom has none, and shows what any would. */
  window(width: number): Promise<void>
  gate(name: GateName): Gate
  online(online: boolean): Promise<void>
  dark(dark: boolean): Promise<void>
  /** So many milliseconds pass. */
  waits(milliseconds: number): Promise<void>
}

export type Sharing = 'shared' | 'copied' | 'dismissed' | 'refused'
export type Granting = 'granted' | 'declined'
export type Outlet = 'appearance' | 'language' | 'history' | 'log' | 'environment' | 'toasts'

/**
 * Where the path decides what comes of something. Open at first, and nothing is noticed of it. `store:cart` is passed by
 * every transaction of this tab that touches that store; `storage` by its opening; `screen` and `language:es` by code that is fetched.
 */
export interface Gate {
  /** From now on whatever comes waits. */
  hold(): void
  /** Lets through what waits, once something does; what comes later goes on waiting. */
  pass(): Promise<void>
  /** Fails what waits, once something does. */
  refuse(why?: StorageErrorKind): Promise<void>
  /** Lets everything through, now and from now on. */
  open(): Promise<void>
}

/** One for each language, so that a path can let through the texts of one while those of another are still being fetched. */
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
