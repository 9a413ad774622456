import { notUnique, outsideScope, readOnly, transactionOver, withoutKey } from '../domain/errors.ts'
import { fieldOf, keyOf, storeIndexes } from '../domain/store-layout.ts'
import type { Stored, StoreKey, StoreName, Transaction } from '../domain/stored.ts'

export type Shelves = { [S in StoreName]: Map<StoreKey, Stored[S]> }

export function emptyShelves(): Shelves {
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

export interface ShelfTransaction {
  tx: Transaction
  /** The first refusal, which undoes the whole transaction even where its work went on. */
  refusal(): Error | undefined
  end(): void
}

/** Reads and changes the given shelves; what goes in and out are copies. */
export function onShelves(
  shelves: Shelves,
  mode: 'read' | 'write',
  stores: readonly StoreName[],
): ShelfTransaction {
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
      get: (store, key) => act(store, false, () => structuredClone(shelves[store].get(key))),
      all: (store) => act(store, false, () => structuredClone(sorted(shelves[store]))),
      find: (store, index, value) =>
        act(store, false, () =>
          structuredClone(sorted(shelves[store]).filter((record) => fieldOf(record, index) === value)),
        ),
      put: (store, record) => act(store, true, () => shelve(shelves, store, structuredClone(record))),
      remove: (store, key) => act(store, true, () => void shelves[store].delete(key)),
      clear: (store) => act(store, true, () => shelves[store].clear()),
    },
    refusal: () => refusal,
    end() {
      over = true
    },
  }
}

function shelve<S extends StoreName>(shelves: Shelves, store: S, record: Stored[S]): void {
  const key = keyOf(store, record)
  if (key === undefined) throw withoutKey(store, key)
  for (const { name } of storeIndexes.filter((index) => index.unique && index.store === store)) {
    const value = fieldOf(record, name)
    for (const [other, kept] of shelves[store]) {
      if (other !== key && value !== undefined && fieldOf(kept, name) === value) throw notUnique(store, name)
    }
  }
  shelves[store].set(key, record)
}

/** By key, as a database gives them: numbers before texts. */
function sorted<R>(shelf: Map<StoreKey, R>): R[] {
  return [...shelf].sort(([one], [other]) => compared(one, other)).map(([, record]) => record)
}

function compared(one: StoreKey, other: StoreKey): number {
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1
  return one < other ? -1 : 1
}
