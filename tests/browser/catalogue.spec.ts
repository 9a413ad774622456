import { type BrowserContext, expect } from '@playwright/test'
import { polled } from './fixtures/polled.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { allProducts } from './fixtures/sources.ts'

const count = (shop: Shop) => shop.page.getByText(/^[\d,]+ products?$/)
const slider = (shop: Shop, name: string) => shop.page.getByRole('slider', { name })
const scrolled = (shop: Shop) => shop.page.evaluate(() => Math.round(window.scrollY))
const scrollTo = (shop: Shop, top: number) =>
  shop.page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Gives the first source this many products, and the second none. */
async function serveProducts(context: BrowserContext, size: number): Promise<void> {
  const products = Array.from({ length: size }, (_, at) => ({
    id: at + 1,
    title: `Thing number ${at + 1}`,
    price: 5 + (at % 90),
    description: at % 2 ? 'Even handed' : 'Odd one out',
    category: 'electronics',
    image: '/favicon.svg',
    rating: { rate: 4, count: 3 },
  }))
  await context.route('**/sources/one/products?*', (route) => route.fulfill({ json: products }))
  await context.route('**/sources/two/products?*', (route) => route.fulfill({ json: { products: [] } }))
}

test('choices add history entries, keystrokes do not, and Back undoes choices', async ({ shop }) => {
  await shop.goto('/products')
  await shop.field('Search products').pressSequentially('oak  ', { delay: 5 })
  await expect(shop.field('Search products')).toHaveValue('oak  ')
  await expect(shop.page).toHaveURL('/products?search=oak')
  await shop.field('Category').selectOption('furniture')
  await shop.field('Sort by').selectOption('Price: High to Low')
  await expect(shop.page).toHaveURL('/products?search=oak&category=furniture&sort=price-high-low')
  await expect(shop.heading).toHaveText('Furniture Products')
  await shop.page.goBack()
  await expect(shop.page).toHaveURL('/products?search=oak&category=furniture')
  await shop.page.goBack()
  await expect(shop.heading).toHaveText('Discover Our Collection')
  await expect(shop.field('Search products')).toHaveValue('oak')
  await shop.field('Search products').pressSequentially('wood', { delay: 5 })
  await shop.page.reload()
  await expect(shop.field('Search products')).toHaveValue('oakwood')
  await shop.button('Clear Filters').click()
  await expect(shop.page).toHaveURL('/products')
  await expect(count(shop)).toHaveText(allProducts)
})

test('the price is limited with the slider, with keys and with typed text', async ({ shop }) => {
  await shop.goto('/products')
  await expect(count(shop)).toHaveText(allProducts)
  const maximum = slider(shop, 'Maximum price')
  const box = await maximum.boundingBox()
  if (!box) throw new Error('the slider is not shown')
  await shop.page.mouse.move(box.x + box.width - 12, box.y + box.height / 2)
  await shop.page.mouse.down()
  await shop.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await shop.page.mouse.up()
  await expect(shop.page).toHaveURL(/\/products\?max=3\d{3}$/)
  await slider(shop, 'Minimum price').press('ArrowRight')
  await expect(slider(shop, 'Minimum price')).toHaveAttribute('aria-valuenow', '10')
  // Its focus ring is around the thumb, not also around the whole slider.
  await expect(slider(shop, 'Minimum price')).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  await shop.field('To').fill('20')
  await shop.field('To').press('Tab')
  await expect(shop.page).toHaveURL('/products?min=10&max=20')
  await expect(maximum).toHaveAttribute('aria-valuetext', '$20.00')
})

test.describe('a long list', () => {
  test.beforeEach(({ context }) => serveProducts(context, 3_000))

  test('has few DOM nodes, and no gap where fast scrolling ends', async ({ shop }) => {
    await shop.goto('/products')
    await expect(count(shop)).toHaveText('3,000 products')
    for (const top of [40_000, 250_000, 310_000, 120_000, 317_000]) {
      await scrollTo(shop, top)
      await polled(() =>
        shop.page.evaluate(() => {
          const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
          return middle?.closest('[data-place]') !== null
        }),
      ).toBe(true)
      expect(await shop.page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_500)
    }
    await scrollTo(shop, 1_000_000)
    await expect(shop.articles.getByText('Thing number 3000')).toBeVisible()
  })

  test('renders no rows during fast scrolling, and all visible rows at its end', async ({ shop }) => {
    await shop.goto('/products')
    await expect(count(shop)).toHaveText('3,000 products')
    const { rendered, hasCardInMiddle } = await shop.page.evaluate(scrollByWindowHeights)
    expect(rendered).toBeLessThan(120)
    expect(hasCardInMiddle).toBe(true)
  })

  test('can be traversed with Tab, in order, beyond the rendered rows', async ({ shop }) => {
    await shop.goto('/products')
    await shop.articles.first().getByRole('link').focus()
    const walked: string[] = []
    for (let stop = 0; stop < 90; stop += 1) {
      walked.push((await shop.page.locator(':focus').getAttribute('href')) ?? '')
      await shop.page.keyboard.press('Tab')
    }
    const links = walked.filter(Boolean)
    expect(links).toEqual(Array.from({ length: 30 }, (_, at) => `/products/${at + 1}`))
  })

  test('keeps the row with the focus rendered at any scroll position', async ({ shop }) => {
    await shop.goto('/products')
    const link = shop.articles.getByRole('link', { name: 'Thing number 2', exact: true })
    await link.focus()
    await scrollTo(shop, 200_000)
    await expect(shop.articles.getByText('Thing number 1890')).toBeVisible()
    await expect(link).toBeFocused()
    await shop.page.keyboard.press('Tab')
    await expect(shop.button('Add Thing number 2 to wishlist')).toBeFocused()
  })

  test('restores its scroll position', async ({ shop }) => {
    await shop.goto('/products?search=odd')
    await expect(count(shop)).toHaveText('1,500 products')
    await scrollTo(shop, 77_777)
    await shop.articles.nth(12).getByRole('link').click()
    await expect(shop.page).toHaveURL(/\/products\/\d+$/)
    await shop.page.goBack()
    await polled(() => scrolled(shop)).toBe(77_777)
    await shop.page.reload()
    await polled(() => scrolled(shop)).toBe(77_777)
  })
})

test('a new product is scrolled into view and marked', async ({ shop }) => {
  await shop.goto('/products?new=1044')
  const card = shop.articles.filter({ has: shop.page.getByText('New', { exact: true }) })
  await expect(card).toBeInViewport({ ratio: 1 })
  await expect(card).toHaveCount(1)
})

test.describe('with smooth scrolling', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const width of [320, 390, 1280]) {
    test(`Browse Categories ends 80 px above the filters at ${width} px, and the header covers none of them`, async ({
      shop,
    }) => {
      await shop.page.setViewportSize({ width, height: 800 })
      await shop.goto('/')
      await shop.button('Browse Categories').click()
      const region = shop.page.getByRole('region', { name: 'Filters' })
      await polled(async () => Math.round((await region.boundingBox())?.y ?? 0)).toBe(80)
      const header = await shop.header.boundingBox()
      const first = await region.locator(':scope > *').first().boundingBox()
      expect(first?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
    })
  }
})

for (const [width, columns] of [
  [320, 1],
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
  [1279, 3],
  [1280, 4],
  [1920, 4],
] as const) {
  test(`at ${width} px there are ${columns} cards per row, and nothing overflows`, async ({ shop }) => {
    await shop.page.setViewportSize({ width, height: 800 })
    await shop.goto('/products')
    await expect(shop.articles.first()).toBeVisible()
    expect(await shop.cardsPerRow()).toBe(columns)
    expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('on a phone, the secondary filters are behind More filters', async ({ shop }) => {
  await shop.page.setViewportSize({ width: 390, height: 844 })
  await shop.goto('/products')
  await expect(shop.field('Rating from')).toBeHidden()
  await shop.button('More filters').click()
  await shop.field('Rating from').selectOption('4')
  await expect(shop.page).toHaveURL('/products?rating=4')
  await shop.button('Fewer filters').click()
  await expect(shop.field('Rating from')).toBeHidden()
})

test('an invalid query shows the nearest valid view', async ({ shop }) => {
  for (const query of [
    'sort=cheapest&min=NaN&max=-5&rating=none&stock=maybe&new=soon',
    `search=${'a'.repeat(10_000)}`,
    'category=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    'min=900&max=100',
  ]) {
    await shop.goto(`/products?${query}`)
    await expect(count(shop)).toBeVisible()
    await expect(shop.field('Sort by')).toHaveValue('')
  }
})

/** Runs in the page: scrolls by 100 window heights, one per frame. */
async function scrollByWindowHeights(): Promise<{ rendered: number; hasCardInMiddle: boolean }> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const rendered = new Set<string | undefined>()
  const recordRendered = () => {
    for (const cell of document.querySelectorAll<HTMLElement>('[data-place]'))
      rendered.add(cell.dataset.place)
  }
  for (let step = 0; step < 100; step += 1) {
    window.scrollBy({ top: innerHeight, behavior: 'instant' })
    await nextFrame()
    recordRendered()
  }
  for (let frame = 0; frame < 2; frame += 1) await nextFrame()
  const middle = [-24, 0, 24].map((offset) =>
    document.elementFromPoint(innerWidth / 2, innerHeight / 2 + offset)?.closest('article'),
  )
  return { rendered: rendered.size, hasCardInMiddle: middle.some(Boolean) }
}

test('a printed catalogue has no filters and ends after the cards that are rendered', async ({ shop }) => {
  await shop.page.setViewportSize({ width: 718, height: 1045 })
  await shop.goto('/products')
  await expect(shop.page.locator('.sc-grid-cells')).toBeAttached()
  await shop.page.emulateMedia({ media: 'print' })
  await expect.poll(() => shop.page.evaluate(heightBelowLastCard)).toBeLessThan(400)
  await expect(shop.page.getByRole('region', { name: 'Filters' })).toBeHidden()
  await expect(shop.field('Sort by')).toBeHidden()
})

/** Runs in the page: one reading, because the list changes its cards between two. */
function heightBelowLastCard(): number {
  const main = document.querySelector('main')
  const last = [...document.querySelectorAll('article')].at(-1)
  if (!main || !last) return Number.POSITIVE_INFINITY
  return main.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom
}
