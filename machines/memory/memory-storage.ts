import {
  missingKeyError,
  notUniqueError,
  outsideScopeError,
  readOnlyError,
  transactionEndedError,
} from '../domain/errors.ts'
import { fieldOf, keyOf, storeIndexes } from '../domain/store-layout.ts'
import type { Stored, StoreKey, StoreName, Transaction } from '../domain/stored.ts'
import type { StoragePort } from '../ports/ports.ts'

export interface MemoryStorage extends Pick<StoragePort, 'transact'> {
  /** A copy of the records of a store. */
  contents<S extends StoreName>(store: S): Stored[S][]
  forget(): void
}

/** A database in memory. Transactions run one after the other, and each is applied completely or not at all. */
export function createMemoryStorage(): MemoryStorage {
  let committed = emptyStores()
  let queue: Promise<unknown> = Promise.resolve()

  async function run<R>(
    mode: 'read' | 'write',
    stores: readonly StoreName[],
    work: (tx: Transaction) => Promise<R>,
  ): Promise<R> {
    const draft = withCopies(committed, stores)
    const { tx, firstError, end } = transactionOn(draft, mode, stores)
    try {
      const result = await work(tx)
      const error = firstError()
      if (error) throw error
      committed = draft
      return result
    } finally {
      end()
    }
  }

  return {
    transact(mode, stores, work) {
      const result = queue.then(() => run(mode, stores, work))
      queue = result.catch(() => undefined)
      return result
    },
    contents: (store) => structuredClone([...committed[store].values()]),
    forget() {
      committed = emptyStores()
    },
  }
}

function withCopies(data: MemoryStores, stores: readonly StoreName[]): MemoryStores {
  const copies = stores.map((store) => ({ [store]: new Map<unknown, unknown>(data[store]) }))
  return Object.assign({ ...data }, ...copies)
}

type MemoryStores = { [S in StoreName]: Map<StoreKey, Stored[S]> }

function emptyStores(): MemoryStores {
  return {
    cart: new Map(),
    wishlist: new Map(),
    user: new Map(),
    registeredUsers: new Map(),
    orders: new Map(),
    paymentMethods: new Map(),
    settings: new Map(),
    preferences: new Map(),
    products: new Map(),
    recentlyViewed: new Map(),
    drafts: new Map(),
    sources: new Map(),
    appliedChanges: new Map(),
    quarantine: new Map(),
  }
}

interface MemoryTransaction {
  tx: Transaction
  /** The first error. It rolls back the whole transaction, even if the work has caught it. */
  firstError(): Error | undefined
  end(): void
}

/** A transaction that reads and changes the given data; records are copied in and out. */
function transactionOn(
  data: MemoryStores,
  mode: 'read' | 'write',
  stores: readonly StoreName[],
): MemoryTransaction {
  let hasEnded = false
  let firstError: Error | undefined

  async function perform<R>(store: StoreName, isWrite: boolean, action: () => R): Promise<R> {
    await Promise.resolve()
    try {
      if (hasEnded) throw transactionEndedError()
      if (!stores.includes(store)) throw outsideScopeError(store)
      if (isWrite && mode !== 'write') throw readOnlyError(store)
      return action()
    } catch (error) {
      firstError ??= error instanceof Error ? error : new Error(String(error))
      throw firstError
    }
  }

  return {
    tx: {
      get: (store, key) => perform(store, false, () => structuredClone(data[store].get(key))),
      all: (store) => perform(store, false, () => structuredClone(sorted(data[store]))),
      find: (store, index, value) =>
        perform(store, false, () =>
          structuredClone(sorted(data[store]).filter((record) => fieldOf(record, index) === value)),
        ),
      put: (store, record) => perform(store, true, () => putInto(data, store, structuredClone(record))),
      remove: (store, key) => perform(store, true, () => void data[store].delete(key)),
      clear: (store) => perform(store, true, () => data[store].clear()),
    },
    firstError: () => firstError,
    end() {
      hasEnded = true
    },
  }
}

function putInto<S extends StoreName>(data: MemoryStores, store: S, record: Stored[S]): void {
  const key = keyOf(store, record)
  if (key === undefined) throw missingKeyError(store, key)
  for (const { name } of storeIndexes.filter((index) => index.unique && index.store === store)) {
    const value = fieldOf(record, name)
    for (const [other, existing] of data[store]) {
      if (other !== key && value !== undefined && fieldOf(existing, name) === value)
        throw notUniqueError(store, name)
    }
  }
  data[store].set(key, record)
}

/** In the order of their keys, as IndexedDB returns them: numbers before strings. */
function sorted<R>(store: Map<StoreKey, R>): R[] {
  return [...store].sort(([first], [second]) => compareKeys(first, second)).map(([, record]) => record)
}

function compareKeys(first: StoreKey, second: StoreKey): number {
  if (typeof first !== typeof second) return typeof first === 'number' ? -1 : 1
  return first < second ? -1 : 1
}
