import { StorageError, type StorageErrorKind } from '../domain/errors.ts'
import type { StorageChange } from '../domain/events.ts'
import type { Stored, StoreName } from '../domain/stored.ts'
import { createMemoryStorage } from '../memory/memory-storage.ts'
import type { StoragePort, StorageStatus } from '../ports/ports.ts'
import { createGate, type Gate } from './fake-clock.ts'

export interface FakeStorage extends StoragePort {
  /** The result of the next call of `open`. */
  status: StorageStatus
  /** Each transaction of this tab waits for the gate first. */
  gate: Gate
  /** Refuses every write of this tab until called without a kind. */
  refuseWrites(kind?: StorageErrorKind): void
  contents<S extends StoreName>(store: S): Stored[S][]
  seed<S extends StoreName>(store: S, ...records: Stored[S][]): Promise<void>
  /** Another tab of the same shop. Its writes are reported to the watchers of this tab. */
  otherTab: Pick<StoragePort, 'transact'>
  tell(change: StorageChange): void
  watchers(): number
}

export function createFakeStorage(status: StorageStatus = { kind: 'persistent' }): FakeStorage {
  const memory = createMemoryStorage()
  const gate = createGate()
  const listeners = new Set<(change: StorageChange) => void>()
  let refusal: StorageErrorKind | undefined

  function tell(change: StorageChange): void {
    for (const listener of listeners) listener(change)
  }

  return {
    status,
    gate,
    open() {
      return Promise.resolve(this.status)
    },
    async transact(mode, stores, work) {
      await gate.pass()
      if (mode === 'write' && refusal) throw new StorageError(refusal, `The fake storage is ${refusal}`)
      return memory.transact(mode, stores, work)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refuseWrites(kind) {
      refusal = kind
    },
    contents: memory.contents,
    async seed(store, ...records) {
      await memory.transact('write', [store], async (tx) => {
        for (const record of records) await tx.put(store, record)
      })
    },
    otherTab: {
      async transact(mode, stores, work) {
        const result = await memory.transact(mode, stores, work)
        if (mode === 'write') tell({ type: 'storage.changed', stores: [...stores] })
        return result
      },
    },
    tell,
    watchers: () => listeners.size,
  }
}
