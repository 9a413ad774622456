import type { StoreName } from '../domain/stored.ts'

const readers: Partial<Record<StoreName, string>> = {
  cart: 'cart',
  wishlist: 'wishlist',
  orders: 'orders',
  user: 'session',
  registeredUsers: 'session',
  preferences: 'preferences',
  products: 'catalogue',
  paymentMethods: 'paymentMethods',
  settings: 'settings',
}

/** The systemId of the actor that shows the data of a store; no actor has the name 'nobody'. */
export function readerOf(store: StoreName): string {
  return readers[store] ?? 'nobody'
}
