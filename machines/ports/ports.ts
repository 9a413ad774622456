import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { CartChange } from '../domain/cart.ts'
import type { EnvironmentEvent, StorageChange } from '../domain/events.ts'
import type { Notice } from '../domain/notice.ts'
import type { Recorded } from '../domain/optimistic.ts'
import type { Place } from '../domain/place.ts'
import type { Language, Preferences } from '../domain/preferences.ts'
import type { CategoryLabels, Product } from '../domain/product.ts'
import type { Secret } from '../domain/secret.ts'
import type { SourceList } from '../domain/source.ts'
import type { SourceName } from '../domain/sources.ts'
import type { Stored, StoreName, Transaction } from '../domain/stored.ts'
import type { Owner, PasswordHash } from '../domain/user.ts'
import type { WishlistChange } from '../domain/wishlist.ts'

export type StorageStatus = { kind: 'persistent' } | { kind: 'memory'; why: 'denied' | 'newer' }

export interface StoragePort {
  /** Opens, or tries again to open, what keeps the shop's records. Never rejects: memory is the answer of last resort. */
  open(): Promise<StorageStatus>
  /** Resolves once everything written is on disk; a throwing `work` leaves everything as it was. */
  transact<R>(
    mode: 'read' | 'write',
    stores: readonly StoreName[],
    work: (tx: Transaction) => Promise<R>,
  ): Promise<R>
  /** News of other tabs (and of this one: nothing is told twice to the tab that wrote), until the returned stop is called. */
  watch(listener: (news: StorageChange) => void): () => void
}

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

export interface SourcesPort {
  list(source: SourceName, signal: AbortSignal): Promise<SourceList>
  /** Resolves to undefined where the source knows no such product; takes the shop's id, past the offset for source two. */
  product(id: number, signal: AbortSignal): Promise<Product | undefined>
  categories(signal: AbortSignal): Promise<string[]>
}

export interface PasswordsPort {
  hash(password: Secret): Promise<PasswordHash>
  /** Takes the same time for a record that does not exist. */
  verify(password: Secret, hash: PasswordHash | undefined): Promise<boolean>
}

export interface HistoryPort {
  place(): Place
  push(to: string, state?: unknown): Place
  replace(to: string, state?: unknown): Place
  go(by: number): void
  /** Calls back when the visitor goes back or forward. */
  listen(listener: (place: Place) => void): () => void
  /** Makes the change that brings another screen; the browser may make a movement of it, and a moment later. */
  turn(change: () => void): void
  /** Leads the eye and the focus after the new screen is there. */
  arrive(place: Place, how: 'push' | 'replace' | 'pop'): void
}

export interface EnvironmentPort {
  online(): boolean
  dark(): boolean
  languages(): readonly string[]
  watch(listener: (news: EnvironmentEvent) => void): () => void
}

/** The three choices that must be known before the first paint, and what they change on the page. */
export interface AppearancePort {
  read(): Partial<Preferences>
  keep(preferences: Preferences): void
  forget(): void
  show(look: { dark: boolean } | { language: string }): void
}

/** The copy of the shop that this browser keeps, and newer versions of it. */
export interface UpdatesPort {
  /** Calls back when another version than this page's is there; resolves to how to stop. */
  watch(onFound: () => void): Promise<() => void>
  /** Shows the page anew, in that version. */
  take(): void
}

/** The shop among the apps of this device. */
export interface InstallationPort {
  /** Calls back with whether the browser would install it; at once, if that is known already. */
  watch(listener: (possible: boolean) => void): () => void
  ask(): Promise<void>
}

/** A prerendered page is there before its script: see src/adapters/hydration. */
export interface HydrationPort {
  /** Shows the page's text, which is hidden until it is in the visitor's language. */
  showText(): void
  /** Marks the page as hydrated, and dispatches the events from before. */
  replayEvents(): void
  isHydrated(): boolean
  /** Returns a function that removes the listener. */
  onHydrated(listener: () => void): () => void
}

/** Something that an actor did, and when. */
export interface RecentEvent {
  at: number
  happening: InspectionEvent
}

export type ToastOptions = Notice & {
  duration: number
  /** Shows this toast anew, for its whole time. */
  id?: string
  /** What the machine that keeps count of the notices on show calls it. */
  shownId?: number
  /** How many equal notices it stands for. */
  count?: number
}

/** Everything that the machines cannot do by themselves. */
export interface Ports {
  storage: StoragePort
  journal: JournalPort
  sources: SourcesPort
  passwords: PasswordsPort
  history: HistoryPort
  environment: EnvironmentPort
  appearance: AppearancePort
  hydration: HydrationPort
  clock: { now(): number }
  chance: { random(): number }
  ids: { next(): string }
  share: { share(what: { title: string; url: string }): Promise<'shared' | 'copied' | 'dismissed'> }
  files: { save(name: string, type: string, content: string): void; print(): void }
  toasts: {
    show(toast: ToastOptions): string
    dismiss(id: string): void
    /** The list of toasts is on the page: the time of those that waited for it begins. */
    listShown(): void
  }
  /** Gets a screen's code, or a language's texts, before they are shown. */
  screens: { prepare(path: string): Promise<void> }
  languages: {
    load(language: string): Promise<void>
    /** The same object as long as the language is the same; English until the language is loaded. */
    categoryLabels(language: Language): CategoryLabels
  }
  durability: {
    persist(): Promise<boolean>
    estimate(): Promise<{ used: number; quota: number; persisted: boolean }>
  }
  updates: UpdatesPort
  installation: InstallationPort
  /** What the actors did last, where somebody remembers it. */
  recent?: () => readonly RecentEvent[]
  /** Forgets that, but for what the given actors do from now on. */
  clearRecent?: (staying: readonly AnyActorRef[]) => void
  log: { info(text: string, facts?: object): void; error(text: string, facts?: object): void }
}
