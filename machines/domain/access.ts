import { canonicalPath } from './canonical-path.ts'
import type { Place } from './place.ts'
import type { User } from './user.ts'

/** Who may open a route. */
export type Access = 'public' | 'guestOnly' | 'signedIn' | 'admin'

/** `VITE_ADD_PRODUCT_ACCESS` carries the specification's other reading. */
export type AddProductAccess = 'admin' | 'signedIn'

const guarded = [
  /^\/account\/orders$/,
  /^\/cart$/,
  /^\/checkout$/,
  /^\/order-confirmation$/,
  /^\/profile(\/(orders|wishlist|payment|settings)(\/.*)?)?$/,
]

export function accessTo(path: string, addProduct: AddProductAccess): Access {
  const plain = canonicalPath(path) ?? path.replace(/(?<!\/)\/+$/, '')
  if (plain === '/login' || plain === '/register') return 'guestOnly'
  if (plain === '/products/new') return addProduct
  return guarded.some((pattern) => pattern.test(plain)) ? 'signedIn' : 'public'
}

export function mayOpen(access: Access, user: User | undefined): boolean {
  if (access === 'public') return true
  if (access === 'guestOnly') return user === undefined
  return user !== undefined && (access === 'signedIn' || user.isAdmin)
}

export function signInText(place: Pick<Place, 'path'>): 'loginForSettings' | 'loginToContinue' {
  return place.path.startsWith('/profile/settings') ? 'loginForSettings' : 'loginToContinue'
}

/** Asked by the views that offer it, and again inside each transaction that adds, changes or removes a product. */
export function mayAddProducts(user: User | undefined, addProduct: AddProductAccess): boolean {
  return mayOpen(addProduct, user)
}

/** Shown while nobody knows yet whether somebody is signed in. */
export function mayWait(access: Access): boolean {
  return access === 'public' || access === 'guestOnly'
}

/** Addresses that are only ever another name for a screen. */
export function redirectOf(path: string): string | undefined {
  if (/^\/(account\/orders|profile)\/?$/.test(path)) return '/profile/orders'
  const [, category] = /^\/categories\/([^/]+)\/?$/.exec(path) ?? []
  return category === undefined
    ? undefined
    : `/products?category=${category.replaceAll('&', '%26').replaceAll('+', '%2B')}`
}
