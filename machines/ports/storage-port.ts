import type { StorageChange } from '../domain/events.ts'
import type { StoreName, Transaction } from '../domain/stored.ts'

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
