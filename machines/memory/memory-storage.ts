import type { Stored, StoreName, Transaction } from '../domain/stored.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { emptyStores, type MemoryStores, transactionOn } from './memory-transaction.ts'

export interface MemoryStorage extends Pick<StoragePort, 'transact'> {
  /** A copy of what a store holds now. */
  contents<S extends StoreName>(store: S): Stored[S][]
  forget(): void
}

/** The transactions of a database over plain maps: one after the other, each whole or not at all. */
export function createMemoryStorage(): MemoryStorage {
  let held = emptyStores()
  let turn: Promise<unknown> = Promise.resolve()

  async function run<R>(
    mode: 'read' | 'write',
    stores: readonly StoreName[],
    work: (tx: Transaction) => Promise<R>,
  ): Promise<R> {
    const draft = copyOf(held, stores)
    const { tx, refusal, end } = transactionOn(draft, mode, stores)
    try {
      const result = await work(tx)
      const refused = refusal()
      if (refused) throw refused
      held = draft
      return result
    } finally {
      end()
    }
  }

  return {
    transact(mode, stores, work) {
      const result = turn.then(() => run(mode, stores, work))
      turn = result.catch(() => undefined)
      return result
    },
    contents: (store) => structuredClone([...held[store].values()]),
    forget() {
      held = emptyStores()
    },
  }
}

function copyOf(held: MemoryStores, stores: readonly StoreName[]): MemoryStores {
  const copies = stores.map((store) => ({ [store]: new Map<unknown, unknown>(held[store]) }))
  return Object.assign({ ...held }, ...copies)
}
