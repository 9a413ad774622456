/** Who may open a route. `VITE_ADD_PRODUCT_ACCESS` decides who may open `admin` routes. */
export type Access = 'public' | 'guestOnly' | 'signedIn' | 'admin'

/**
 * The routes, in the order in which they are matched, with who may open them; `:id` stands for any one segment.
 * `src/routes.ts` has the screen and the other properties of each.
 */
export const routeAccess = {
  '/': 'public',
  '/login': 'guestOnly',
  '/register': 'guestOnly',
  '/products': 'public',
  '/products/new': 'admin',
  '/products/:id': 'public',
  '/cart': 'signedIn',
  '/checkout': 'signedIn',
  '/order-confirmation': 'signedIn',
  '/about': 'public',
  '/contact': 'public',
  '/faq': 'public',
  '/shipping': 'public',
  '/returns': 'public',
  '/privacy': 'public',
  '/terms': 'public',
  '/profile/orders': 'signedIn',
  '/profile/wishlist': 'signedIn',
  '/profile/payment': 'signedIn',
  '/profile/settings': 'signedIn',
} as const satisfies Record<string, Access>

export type RoutePath = keyof typeof routeAccess

/** Other addresses of a screen, with the address that they are redirected to. */
export const redirects = {
  '/profile': '/profile/orders',
  '/account/orders': '/profile/orders',
  '/categories/:category': '/products?category=:category',
} as const
