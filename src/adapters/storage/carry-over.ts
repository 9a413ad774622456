import type { IDBPDatabase } from 'idb'
import { withAddedLines } from '../../../machines/domain/cart.ts'
import { findUser } from '../../../machines/domain/current-user.ts'
import { keyOf, storeNames } from '../../../machines/domain/store-layout.ts'
import { type Stored, type StoreName, type Transaction, wishlistOf } from '../../../machines/domain/stored.ts'
import type { MemoryStorage } from '../../../machines/memory/memory-storage.ts'
import type { StoragePort } from '../../../machines/ports/ports.ts'
import { runOn } from './database.ts'

const copiedByKey: readonly StoreName[] = [
  'paymentMethods',
  'settings',
  'preferences',
  'products',
  'recentlyViewed',
  'drafts',
  'sources',
  'appliedChanges',
  'quarantine',
]

/** Copies the records that were held in memory while the database could not be opened into it, in one transaction. */
export async function copyMemoryToDatabase(
  memory: MemoryStorage,
  transact: StoragePort['transact'],
  /**
   * Whether the records in memory started as copies of those in the database. They then replace these, because they are newer.
   * Otherwise, carts and wishlists are added to those in the database, and other records of the database remain.
   */
  isCopy: boolean,
): Promise<void> {
  if (storeNames.every((store) => memory.contents(store).length === 0)) return
  await transact('write', storeNames, async (tx) => {
    await copyUsers(memory, tx)
    await copyOrders(memory, tx)
    // Where no stored record is found, the record in memory is written as it is.
    const target: Transaction = isCopy ? { ...tx, get: () => Promise.resolve(undefined) } : tx
    await copyCarts(memory, target)
    await copyWishlists(memory, target)
    for (const store of copiedByKey) await copyByKey(memory, target, store)
  })
  memory.forget()
}

/** Drops an account whose email is already registered in the database, and its session: the stored account is older. */
async function copyUsers(memory: MemoryStorage, tx: Transaction): Promise<void> {
  for (const user of memory.contents('registeredUsers')) {
    const known = await tx.find('registeredUsers', 'email', user.email)
    if (known.length === 0) await tx.put('registeredUsers', user)
  }
  for (const session of memory.contents('user')) {
    if (await findUser(tx, session.id)) await tx.put('user', session)
  }
}

async function copyOrders(memory: MemoryStorage, tx: Transaction): Promise<void> {
  for (const order of memory.contents('orders')) {
    const placed = await tx.find('orders', 'attempt', order.attempt)
    if (placed.length === 0) await tx.put('orders', order)
  }
}

async function copyCarts(memory: MemoryStorage, tx: Transaction): Promise<void> {
  for (const cart of memory.contents('cart')) {
    const stored = await tx.get('cart', cart.owner)
    await tx.put('cart', stored ? { ...withAddedLines(stored, cart), owner: cart.owner } : cart)
  }
}

async function copyWishlists(memory: MemoryStorage, tx: Transaction): Promise<void> {
  for (const { owner, products } of memory.contents('wishlist')) {
    const stored = await wishlistOf(tx, owner)
    const others = products.filter((product) => stored.every(({ id }) => id !== product.id))
    await tx.put('wishlist', { owner, products: [...stored, ...others] })
  }
}

async function copyByKey<S extends StoreName>(
  memory: MemoryStorage,
  tx: Transaction,
  store: S,
): Promise<void> {
  for (const record of memory.contents(store)) {
    const key = keyOf(store, record)
    if (key !== undefined && !(await tx.get(store, key))) await tx.put(store, record)
  }
}

export type Records = { store: StoreName; records: Stored[StoreName][] }[]

/** Reads all readable records. The transaction starts synchronously, so the caller may close the database directly afterwards. */
export async function recordsOf(database: IDBPDatabase): Promise<Records> {
  const read = async (tx: Transaction) => {
    const all: Records = []
    for (const store of storeNames) all.push({ store, records: await tx.all(store) })
    return all
  }
  const { result } = await runOn(database, 'read', storeNames, read, () => undefined)
  return result
}

export async function copyToMemory(all: Records, memory: MemoryStorage): Promise<void> {
  await memory.transact('write', storeNames, async (tx) => {
    for (const { store, records } of all) for (const record of records) await tx.put(store, record)
  })
}
