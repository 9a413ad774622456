import type { RoutePath } from '../machines/domain/routes.ts'

interface Route {
  /** `home` is the component `Screen` of `src/screens/home/home-screen.tsx`. */
  screen: string
  /** Whether the build prerenders the page, because it is the same for every visitor. */
  prerendered: boolean
  inSitemap: boolean
  /** How many thousand bytes of script, compressed with gzip, the route may load before the first input. */
  kilobytes: number
}

/**
 * The screen and the site settings of each route. The access rules are in `machines/domain/routes.ts`, because access is
 * behavior; the type check requires an entry here for each route there. The router, the server, prerendering, the sitemap, the
 * byte budgets and the tests read these two lists.
 */
export const routes: Record<RoutePath, Route> = {
  '/': { screen: 'home', prerendered: true, inSitemap: true, kilobytes: 198 },
  '/login': { screen: 'login', prerendered: true, inSitemap: false, kilobytes: 207 },
  '/register': { screen: 'register', prerendered: true, inSitemap: false, kilobytes: 207 },
  '/products': { screen: 'catalogue', prerendered: true, inSitemap: true, kilobytes: 209 },
  '/products/new': { screen: 'add-product', prerendered: false, inSitemap: false, kilobytes: 212 },
  '/products/:id': { screen: 'product', prerendered: false, inSitemap: false, kilobytes: 205 },
  '/cart': { screen: 'cart', prerendered: false, inSitemap: false, kilobytes: 209 },
  '/checkout': { screen: 'checkout', prerendered: false, inSitemap: false, kilobytes: 220 },
  '/order-confirmation': { screen: 'confirmation', prerendered: false, inSitemap: false, kilobytes: 205 },
  '/about': { screen: 'about', prerendered: true, inSitemap: true, kilobytes: 195 },
  '/contact': { screen: 'contact', prerendered: true, inSitemap: true, kilobytes: 204 },
  '/faq': { screen: 'faq', prerendered: true, inSitemap: true, kilobytes: 197 },
  '/shipping': { screen: 'shipping', prerendered: true, inSitemap: true, kilobytes: 197 },
  '/returns': { screen: 'returns', prerendered: true, inSitemap: true, kilobytes: 197 },
  '/privacy': { screen: 'privacy', prerendered: true, inSitemap: true, kilobytes: 197 },
  '/terms': { screen: 'terms', prerendered: true, inSitemap: true, kilobytes: 197 },
  '/profile/orders': { screen: 'orders', prerendered: false, inSitemap: false, kilobytes: 210 },
  '/profile/wishlist': { screen: 'wishlist', prerendered: false, inSitemap: false, kilobytes: 201 },
  '/profile/payment': { screen: 'payment', prerendered: false, inSitemap: false, kilobytes: 218 },
  '/profile/settings': { screen: 'settings', prerendered: false, inSitemap: false, kilobytes: 220 },
}

export const routePaths = Object.keys(routes) as RoutePath[]

/** The file of a route's screen, as the manifest of the build names it. */
export function screenFile(path: RoutePath): string {
  const { screen } = routes[path]
  return `src/screens/${screen}/${screen}-screen.tsx`
}
