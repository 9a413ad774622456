import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { CartChange } from '../domain/cart.ts'
import type { EnvironmentEvent, StorageChange } from '../domain/events.ts'
import type { Notice } from '../domain/notice.ts'
import type { Recorded } from '../domain/optimistic.ts'
import type { Place } from '../domain/place.ts'
import type { Language, Preferences, PreferencesChange } from '../domain/preferences.ts'
import type { CategoryLabels, Product } from '../domain/product.ts'
import type { Secret } from '../domain/secret.ts'
import type { SourceList } from '../domain/source.ts'
import type { SourceName } from '../domain/sources.ts'
import type { MemoryReason, Stored, StoreName, Transaction } from '../domain/stored.ts'
import type { Owner, PasswordHash } from '../domain/user.ts'
import type { WishlistChange } from '../domain/wishlist.ts'

export type StorageStatus = { kind: 'persistent' } | { kind: 'memory'; why: MemoryReason }

export interface StoragePort {
  /** Opens the database, or tries again to open it. Never rejects, because records can be in memory instead. */
  open(): Promise<StorageStatus>
  /** Resolves when all writes are on disk. If `work` throws, nothing is changed. */
  transact<R>(
    mode: 'read' | 'write',
    stores: readonly StoreName[],
    work: (tx: Transaction) => Promise<R>,
  ): Promise<R>
  /**
   * Reports changes by other tabs, records in quarantine and the loss of the database, but not the writes of this tab. Returns a
   * function that stops watching.
   */
  watch(listener: (change: StorageChange) => void): () => void
}

/** The journal entries of each kind, which are recorded before they are written to storage. */
export interface JournalEntries {
  cart: { owner: Owner; change: Recorded<CartChange> }
  wishlist: { owner: Owner; change: Recorded<WishlistChange> }
  preferences: PreferencesChange
  drafts: Stored['drafts']
}

export type JournalKind = keyof JournalEntries

/**
 * A write-ahead journal. Recording is synchronous, so that an entry survives the page even if no transaction has started. An
 * entry stays until its write is committed; the next page writes the entries that are left.
 */
export interface JournalPort {
  /** Adds an entry, or replaces the one with the same id. */
  record<Kind extends JournalKind>(kind: Kind, id: string, entry: JournalEntries[Kind]): void
  drop(kind: JournalKind, ids: readonly string[]): void
  /** In the order in which they were recorded, across all pages. */
  entries<Kind extends JournalKind>(kind: Kind): JournalEntries[Kind][]
  /** Drops all entries of an owner whose account is erased. */
  forget(owner: Owner): void
}

export interface SourcesPort {
  /** `from`: the offset of the wanted page; by default the first page. */
  list(source: SourceName, signal: AbortSignal, from?: number): Promise<SourceList>
  /** Takes the shop's id, which for source two includes an offset. Resolves to undefined if the source has no such product. */
  product(id: number, signal: AbortSignal): Promise<Product | undefined>
  categories(signal: AbortSignal): Promise<string[]>
}

export interface PasswordsPort {
  hash(password: Secret): Promise<PasswordHash>
  /** Takes the same time if there is no hash, so that accounts cannot be probed. */
  verify(password: Secret, hash: PasswordHash | undefined): Promise<boolean>
}

export interface HistoryPort {
  place(): Place
  push(to: string, state?: unknown): Place
  replace(to: string, state?: unknown): Place
  go(delta: number): void
  /** Calls back when the visitor goes back or forward. */
  listen(listener: (place: Place) => void): () => void
  /** Applies a change of screen, in a view transition if the browser supports it. */
  transition(change: () => void): void
  /** Scrolls and moves the focus after the new screen is rendered. */
  restoreScrollAndFocus(place: Place, how: 'push' | 'replace' | 'pop'): void
}

export interface EnvironmentPort {
  online(): boolean
  dark(): boolean
  languages(): readonly string[]
  watch(listener: (change: EnvironmentEvent) => void): () => void
}

/** The preferences that must be known before the first paint, and their effects on the page. */
export interface AppearancePort {
  read(): Partial<Preferences>
  save(preferences: Partial<Preferences>): void
  forget(): void
  /** Calls back with the stored preferences after another tab has changed them. Returns a function that stops watching. */
  watch(listener: (saved: Partial<Preferences>) => void): () => void
  show(appearance: { dark: boolean } | { language: string }): void
}

/** The cached version of the shop in this browser, and newer versions of it. */
export interface UpdatesPort {
  /** Calls back when another version is available; resolves to a function that stops watching. */
  watch(onFound: () => void): Promise<() => void>
  /** Reloads the page with the new version. */
  reload(): void
}

/** Installing the shop as an app. */
export interface InstallationPort {
  /** Calls back with whether the browser offers to install the shop; immediately, if that is already known. */
  watch(listener: (isOffered: boolean) => void): () => void
  ask(): Promise<void>
}

/** A prerendered page can be used before its script runs: see src/adapters/hydration. */
export interface HydrationPort {
  /** The products that the page was prerendered with, in the order of 'Featured'; none on most pages. */
  prerenderedProducts(): readonly Product[]
  /** Shows the page's text, which is hidden until it is in the visitor's language. */
  showText(): void
  /** Marks the page as hydrated, and replays the events that were queued before. */
  replayEvents(): void
  isHydrated(): boolean
  /** Returns a function that removes the listener. */
  onHydrated(listener: () => void): () => void
}

/** An inspection event of an actor, and when it happened. */
export interface RecentEvent {
  at: number
  inspectionEvent: InspectionEvent
}

export type ToastOptions = Notice & {
  duration: number
  /** The id of a toast to replace; its time starts again. */
  id?: string
  /** The notice's id in the notices machine. */
  shownId?: number
  /** How many equal notices the toast represents. */
  count?: number
}

/** The part of a toast that the view shows. */
export type ToastNotice = Notice & Pick<ToastOptions, 'shownId' | 'count'>

/** The interfaces of the machines to everything outside them. */
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
  /** At least 0 and less than 1. */
  random: { next(): number }
  ids: { next(): string }
  share: { share(link: { title: string; url: string }): Promise<'shared' | 'copied' | 'dismissed'> }
  files: { save(name: string, type: string, content: string): void; print(): void }
  toasts: {
    show(toast: ToastOptions): string
    dismiss(id: string): void
    /** The list of toasts is rendered, so the timers of the waiting toasts start. */
    listShown(): void
  }
  /** Loads the code of a screen before it is shown. */
  screens: { prepare(path: string): Promise<void> }
  languages: {
    load(language: string): Promise<void>
    /** Returns the same object while the language stays the same; English labels until the language is loaded. */
    categoryLabels(language: Language): CategoryLabels
  }
  durability: {
    persist(): Promise<boolean>
    estimate(): Promise<{ used: number; quota: number; persisted: boolean }>
  }
  updates: UpdatesPort
  installation: InstallationPort
  /** The latest events of the actors, if they are recorded. */
  recent?: () => readonly RecentEvent[]
  /** Clears the record; from then on only the given actors are recorded. */
  clearRecent?: (remaining: readonly AnyActorRef[]) => void
  log: { info(text: string, facts?: object): void; error(text: string, facts?: object): void }
}
