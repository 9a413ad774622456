import type { IDBPDatabase, IDBPTransaction } from 'idb'
import { fieldOf } from '../../../machines/domain/store-layout.ts'

export type UpgradeTransaction = IDBPTransaction<unknown, string[], 'versionchange'>

/** Upgrades a database by one version. It may await only requests of the transaction, or the transaction would end early. */
export interface Migration {
  version: number
  up(database: IDBPDatabase, tx: UpgradeTransaction): Promise<void>
}

/** A copy of the layout of version 1, because a published migration must not follow later changes of the layout. */
const storesOfVersion1: readonly (readonly [name: string, keyPath: string])[] = [
  ['cart', 'owner'],
  ['wishlist', 'owner'],
  ['user', 'key'],
  ['registeredUsers', 'id'],
  ['orders', 'id'],
  ['paymentMethods', 'owner'],
  ['settings', 'owner'],
  ['preferences', 'owner'],
  ['products', 'id'],
  ['recentlyViewed', 'owner'],
  ['drafts', 'key'],
  ['sources', 'name'],
  ['quarantine', 'id'],
]

const firstStores: Migration = {
  version: 1,
  up(database, tx) {
    for (const [name, keyPath] of storesOfVersion1) database.createObjectStore(name, { keyPath })
    tx.objectStore('registeredUsers').createIndex('email', 'email', { unique: true })
    tx.objectStore('orders').createIndex('owner', 'owner')
    return Promise.resolve()
  },
}

/**
 * A unique index lets one checkout attempt create only one order. If version 1 stored a second order of an attempt, it is
 * moved to the quarantine store.
 */
const oneOrderPerAttempt: Migration = {
  version: 2,
  async up(_, tx) {
    const orders = tx.objectStore('orders')
    const seen = new Set<unknown>()
    for (let cursor = await orders.openCursor(); cursor; cursor = await cursor.continue()) {
      const order: unknown = cursor.value
      const attempt = fieldOf(order, 'attempt')
      if (attempt !== undefined && seen.has(attempt)) {
        await tx.objectStore('quarantine').put({
          id: `orders/${String(cursor.key)}/second of its attempt`,
          store: 'orders',
          raw: order,
          why: 'another order came from the same checkout attempt',
          at: 0,
        })
        await cursor.delete()
      }
      seen.add(attempt)
    }
    orders.createIndex('attempt', 'attempt', { unique: true })
  },
}

/**
 * Adds a separate store for applied changes. Version 2 stored them in the cart record, from which an order or a sign-in
 * removed them.
 */
const appliedChanges: Migration = {
  version: 3,
  async up(database, tx) {
    database.createObjectStore('appliedChanges', { keyPath: 'id' })
    const carts = tx.objectStore('cart')
    for (let cursor = await carts.openCursor(); cursor; cursor = await cursor.continue()) {
      const cart: unknown = cursor.value
      if (typeof cart !== 'object' || cart === null || !('written' in cart)) continue
      const { written: _, ...rest } = cart
      await cursor.update(rest)
    }
  },
}

/** In order. A published migration is never changed; a new one is added after it. */
export const migrations: readonly Migration[] = [firstStores, oneOrderPerAttempt, appliedChanges]
