/** How each route is looked at. */
export const looks = [
  { name: 'light', viewport: { width: 1366, height: 854 }, colorScheme: 'light', scale: 0.65 },
  { name: 'dark', viewport: { width: 1366, height: 854 }, colorScheme: 'dark', scale: 0.65 },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light', scale: 0.75 },
] as const

type Place = { name: string; path: string; whose: 'public' | 'customer' }

/** The routes that show something as soon as they are opened; the confirmation and a new product are come to otherwise. */
export const places: Place[] = [
  { name: 'home', path: '/', whose: 'public' },
  { name: 'products', path: '/products', whose: 'public' },
  { name: 'product', path: '/products/1', whose: 'public' },
  { name: 'login', path: '/login', whose: 'public' },
  { name: 'register', path: '/register', whose: 'public' },
  ...['about', 'contact', 'faq', 'shipping', 'returns', 'privacy', 'terms'].map(
    (name): Place => ({ name, path: `/${name}`, whose: 'public' }),
  ),
  { name: 'error', path: '/nothing-here', whose: 'public' },
  { name: 'cart', path: '/cart', whose: 'customer' },
  { name: 'checkout', path: '/checkout', whose: 'customer' },
  ...['orders', 'wishlist', 'payment', 'settings'].map(
    (name): Place => ({ name: `profile-${name}`, path: `/profile/${name}`, whose: 'customer' }),
  ),
]

export function pictureOf(place: string, look: string): string {
  return `${place}-${look}.webp`
}

/** As Markdown: a row for each route, a column for each way to look at it. */
export function galleryPage(): string {
  const names = [...places.map(({ name }) => name), 'order-confirmation', 'products-new']
  const picture = (name: string, look: string) =>
    `<img src="pictures/${pictureOf(name, look)}" alt="${name}, ${look}">`
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
