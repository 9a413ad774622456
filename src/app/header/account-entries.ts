import type { User } from '../../../machines/auth/user.ts'
import type { IconShape } from '../../parts/icon.tsx'
import { plus, user as userIcon } from '../../parts/icons-interface.ts'
import { gear, signOut } from '../../parts/icons-service.ts'
import { card, heart, parcel } from '../../parts/icons-shop.ts'

export interface Entry {
  name: 'orders' | 'wishlist' | 'addProduct' | 'payment' | 'settings' | 'signOut' | 'signIn'
  icon: IconShape
  /** Where it leads; signing out leads nowhere by itself. */
  to?: string
}

const addProduct: Entry = { name: 'addProduct', icon: plus, to: '/products/new' }

/** What the account menu offers to whoever is here. */
export function entriesFor(user: Pick<User, 'isAdmin'> | undefined): readonly Entry[] {
  if (!user) return [{ name: 'signIn', icon: userIcon, to: '/login' }]
  return [
    { name: 'orders', icon: parcel, to: '/profile/orders' },
    { name: 'wishlist', icon: heart, to: '/profile/wishlist' },
    ...(user.isAdmin ? [addProduct] : []),
    { name: 'payment', icon: card, to: '/profile/payment' },
    { name: 'settings', icon: gear, to: '/profile/settings' },
    { name: 'signOut', icon: signOut },
  ]
}
