import { notUnique, outsideScope, readOnly, transactionOver, withoutKey } from '../domain/errors.ts'
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
  refusal(): Error | undefined
  end(): void
}

/** A transaction that reads and changes the given data; records are copied in and out. */
function transactionOn(
  data: MemoryStores,
  mode: 'read' | 'write',
  stores: readonly StoreName[],
): MemoryTransaction {
  let over = false
  let refusal: Error | undefined

  async function act<R>(store: StoreName, changes: boolean, action: () => R): Promise<R> {
    await Promise.resolve()
    try {
      if (over) throw transactionOver()
      if (!stores.includes(store)) throw outsideScope(store)
      if (changes && mode !== 'write') throw readOnly(store)
      return action()
    } catch (error) {
      refusal ??= error instanceof Error ? error : new Error(String(error))
      throw refusal
    }
  }

  return {
    tx: {
      get: (store, key) => act(store, false, () => structuredClone(data[store].get(key))),
      all: (store) => act(store, false, () => structuredClone(sorted(data[store]))),
      find: (store, index, value) =>
        act(store, false, () =>
          structuredClone(sorted(data[store]).filter((record) => fieldOf(record, index) === value)),
        ),
      put: (store, record) => act(store, true, () => putInto(data, store, structuredClone(record))),
      remove: (store, key) => act(store, true, () => void data[store].delete(key)),
      clear: (store) => act(store, true, () => data[store].clear()),
    },
    refusal: () => refusal,
    end() {
      over = true
    },
  }
}

function putInto<S extends StoreName>(data: MemoryStores, store: S, record: Stored[S]): void {
  const key = keyOf(store, record)
  if (key === undefined) throw withoutKey(store, key)
  for (const { name } of storeIndexes.filter((index) => index.unique && index.store === store)) {
    const value = fieldOf(record, name)
    for (const [other, existing] of data[store]) {
      if (other !== key && value !== undefined && fieldOf(existing, name) === value)
        throw notUnique(store, name)
    }
  }
  data[store].set(key, record)
}

/** In the order of their keys, as IndexedDB returns them: numbers before strings. */
function sorted<R>(store: Map<StoreKey, R>): R[] {
  return [...store].sort(([one], [other]) => compared(one, other)).map(([, record]) => record)
}

function compared(one: StoreKey, other: StoreKey): number {
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1
  return one < other ? -1 : 1
}
