import { type AddProductAccess, mayAddProducts } from '../../../machines/domain/access.ts'
import type { User } from '../../../machines/domain/user.ts'

export interface Entry {
  name: 'orders' | 'wishlist' | 'addProduct' | 'payment' | 'settings' | 'signOut' | 'signIn'
  /** The link's address; absent for signing out, which is a button. */
  to?: string
}

const addProduct: Entry = { name: 'addProduct', to: '/products/new' }

/** The entries of the account menu for this user or guest. */
export function entriesFor(user: User | undefined, access: AddProductAccess): readonly Entry[] {
  if (!user) return [{ name: 'signIn', to: '/login' }]
  return [
    { name: 'orders', to: '/profile/orders' },
    { name: 'wishlist', to: '/profile/wishlist' },
    ...(mayAddProducts(user, access) ? [addProduct] : []),
    { name: 'payment', to: '/profile/payment' },
    { name: 'settings', to: '/profile/settings' },
    { name: 'signOut' },
  ]
}
