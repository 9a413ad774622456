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

/** The systemId of the actor that shows what a store holds; nobody, when no screen shows it. */
export function readerOf(store: StoreName): string {
  return readers[store] ?? 'nobody'
}
