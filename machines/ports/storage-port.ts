import { namedError } from '../domain/named-error.ts'
import type { Stored, StoreName } from '../domain/stored.ts'

export type StorageTrouble = 'full' | 'denied' | 'newer' | 'failed'

/** The one error that storage raises; its kind decides what the shop says. */
export class StorageError extends namedError('StorageError') {
  readonly trouble: StorageTrouble

  constructor(trouble: StorageTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}

export function troubleOf(error: unknown): StorageTrouble {
  return error instanceof StorageError ? error.trouble : 'failed'
}

export type StoreKey = string | number

/** The indexes that business actions look records up by. */
export interface StoreIndexes {
  registeredUsers: 'email'
  orders: 'owner' | 'attempt'
}

/** One transaction. Only awaits of its own methods may stand between its first line and its last. */
export interface Transaction {
  get<S extends StoreName>(store: S, key: StoreKey): Promise<Stored[S] | undefined>
  all<S extends StoreName>(store: S): Promise<Stored[S][]>
  find<S extends keyof StoreIndexes>(store: S, index: StoreIndexes[S], value: string): Promise<Stored[S][]>
  put<S extends StoreName>(store: S, record: Stored[S]): Promise<void>
  remove(store: StoreName, key: StoreKey): Promise<void>
  clear(store: StoreName): Promise<void>
}

export type StorageStatus = { kind: 'kept' } | { kind: 'memory'; why: 'denied' | 'newer' }

export type StorageNews =
  | { type: 'storage.changed'; stores: StoreName[] }
  | { type: 'storage.quarantined'; store: StoreName; count: number }
  | { type: 'storage.lost' }

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
  watch(listener: (news: StorageNews) => void): () => void
}
