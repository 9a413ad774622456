import type { Step } from './step.ts'

/** Written out rather than taken from today's layout: what this version was never changes. */
const stores: readonly (readonly [name: string, keyPath: string])[] = [
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

export const firstStores: Step = {
  version: 1,
  up(database, tx) {
    for (const [name, keyPath] of stores) database.createObjectStore(name, { keyPath })
    tx.objectStore('registeredUsers').createIndex('email', 'email', { unique: true })
    tx.objectStore('orders').createIndex('owner', 'owner')
    return Promise.resolve()
  },
}
