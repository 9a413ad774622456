import type { StorageChange } from './events.ts'
import type { StoreIndexes, StoreKey, StoreName } from './stored.ts'

/** The field that is the key of each store. */
export const keyPaths = {
  cart: 'owner',
  wishlist: 'owner',
  user: 'key',
  registeredUsers: 'id',
  orders: 'id',
  paymentMethods: 'owner',
  settings: 'owner',
  preferences: 'owner',
  products: 'id',
  recentlyViewed: 'owner',
  drafts: 'key',
  sources: 'name',
  appliedChanges: 'id',
  quarantine: 'id',
} as const satisfies Record<StoreName, string>

export const storeNames: readonly StoreName[] = Object.keys(keyPaths).filter(isStoreName)

export const storeIndexes: readonly {
  store: keyof StoreIndexes
  name: StoreIndexes[keyof StoreIndexes]
  unique: boolean
}[] = [
  { store: 'registeredUsers', name: 'email', unique: true },
  { store: 'orders', name: 'owner', unique: false },
  { store: 'orders', name: 'attempt', unique: true },
]

export function isStoreName(name: unknown): name is StoreName {
  return typeof name === 'string' && Object.hasOwn(keyPaths, name)
}

export function keyOf(store: StoreName, record: unknown): StoreKey | undefined {
  const key = fieldOf(record, keyPaths[store])
  return typeof key === 'string' || (typeof key === 'number' && !Number.isNaN(key)) ? key : undefined
}

export function fieldOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name)) return undefined
  const value: unknown = Reflect.get(record, name)
  return value
}

export const everythingChanged: StorageChange = { type: 'storage.changed', stores: [...storeNames] }
