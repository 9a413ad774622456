export type Look = {
  name: string
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** The scale of the pictures on the gallery page. */
  scale: number
}

const desktop = { width: 1366, height: 854 }
const phone = { width: 390, height: 844 }

/** The variants in which each route is photographed. */
export const looks: Look[] = [
  { name: 'light', viewport: desktop, colorScheme: 'light', scale: 0.65 },
  { name: 'dark', viewport: desktop, colorScheme: 'dark', scale: 0.65 },
  { name: 'phone', viewport: phone, colorScheme: 'light', scale: 0.75 },
]

type Place = { name: string; path: string; audience: 'public' | 'customer' }

/** The routes with content when they are opened. The confirmation and a new product are photographed separately. */
export const places: Place[] = [
  { name: 'home', path: '/', audience: 'public' },
  { name: 'products', path: '/products', audience: 'public' },
  { name: 'product', path: '/products/1', audience: 'public' },
  { name: 'login', path: '/login', audience: 'public' },
  { name: 'register', path: '/register', audience: 'public' },
  ...['about', 'contact', 'faq', 'shipping', 'returns', 'privacy', 'terms'].map(
    (name): Place => ({ name, path: `/${name}`, audience: 'public' }),
  ),
  { name: 'error', path: '/nothing-here', audience: 'public' },
  { name: 'cart', path: '/cart', audience: 'customer' },
  { name: 'checkout', path: '/checkout', audience: 'customer' },
  ...['orders', 'wishlist', 'payment', 'settings'].map(
    (name): Place => ({ name: `profile-${name}`, path: `/profile/${name}`, audience: 'customer' }),
  ),
]

/** A Markdown table with a row for each route and a column for each variant. */
export function galleryPage(): string {
  const names = [...places.map(({ name }) => name), 'order-confirmation', 'products-new']
  const picture = (name: string, look: string) =>
    `<img src="pictures/${name}-${look}.webp" alt="${name}, ${look}">`
  const rows = names.map((name) => [name, ...looks.map((look) => picture(name, look.name))])
  return [
    '# Every screen',
    '',
    'Taken by `npm run gallery`, which registers a customer, orders twice and fills a cart and a wishlist.',
    '',
    ...[['', ...looks.map(({ name }) => name)], ['---', ...looks.map(() => '---')], ...rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
    '',
    ...looks.map(
      ({ name }) =>
        `![The machine room, ${name}: the chart of the cart, and its log](pictures/machine-room-${name}.webp)`,
    ),
    '',
  ].join('\n')
}
