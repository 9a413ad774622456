import { matchRoute, type RoutePattern } from './canonical-path.ts'
import type { Place } from './place.ts'
import { type Access, type RoutePath, redirects, routeAccess } from './routes.ts'
import type { User } from './user.ts'

/** Who may add products; set by `VITE_ADD_PRODUCT_ACCESS`. */
export type AddProductAccess = 'admin' | 'signedIn'

/** An unknown path below an account page has the access rule of that page. */
const belowAccountPage = /^(\/profile\/[^/]+)\/.*/

export function accessTo(path: string, addProduct: AddProductAccess): Access {
  const match = matchRoute(path.replace(belowAccountPage, '$1')) ?? matchRoute(path)
  if (!match) return 'public'
  const access = routeAccess[screenOf(match.pattern)]
  return access === 'admin' ? addProduct : access
}

export function mayOpen(access: Access, user: User | undefined): boolean {
  if (access === 'public') return true
  if (access === 'guestOnly') return user === undefined
  return user !== undefined && (access === 'signedIn' || user.isAdmin)
}

export function signInText(place: Pick<Place, 'path'>): 'loginForSettings' | 'loginToContinue' {
  return place.path.startsWith('/profile/settings') ? 'loginForSettings' : 'loginToContinue'
}

/** Checked by the views that offer it, and again in each transaction that adds, edits or removes a product. */
export function mayAddProducts(user: User | undefined, addProduct: AddProductAccess): boolean {
  return mayOpen(addProduct, user)
}

/** The address that the alias of a screen redirects to; undefined for other paths. */
export function redirectOf(path: string): string | undefined {
  const match = matchRoute(path)
  if (!match || !isRedirect(match.pattern)) return undefined
  const [, , parameter = ''] = match.path.split('/')
  const value = parameter.replaceAll('&', '%26').replaceAll('+', '%2B')
  return redirects[match.pattern].replace(/:\w+/, () => value)
}

function isRedirect(pattern: RoutePattern): pattern is keyof typeof redirects {
  return pattern in redirects
}

function screenOf(pattern: RoutePattern): RoutePath {
  return isRedirect(pattern) ? (redirects[pattern].replace(/\?.*/, '') as RoutePath) : pattern
}
