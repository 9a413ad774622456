const oneSegment = '[^/]+'

const routes = [
  'login',
  'register',
  'products',
  `products/${oneSegment}`,
  'cart',
  'checkout',
  'order-confirmation',
  'about',
  'contact',
  'faq',
  'shipping',
  'returns',
  'privacy',
  'terms',
  'profile',
  'profile/(?:orders|wishlist|payment|settings)',
  'account/orders',
  `categories/${oneSegment}`,
  'inspect',
  `inspect/${oneSegment}`,
]

const known = new RegExp(`^/(?:(?:${routes.join('|')})/?)?$`)

/** Whether the shop has a screen at this path. */
export function isKnownRoute(path: string): boolean {
  return known.test(path)
}
