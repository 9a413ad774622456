import { expect, type Locator, type Route } from '@playwright/test'
import { deleteShopData } from './fixtures/database.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import { serveShells } from './fixtures/shells.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { allProducts, breakSources, faults, sourceErrors } from './fixtures/sources.ts'
import { repetitions } from './fixtures/storm.ts'
import { runClockUntilVisible } from './fixtures/time.ts'

interface Screen {
  path: string
  /** The texts of the specification for a screen without products. */
  words: string[]
  retry: string
  repaired: (shop: Shop) => Locator
}

const productScreen = (id: number): Screen => ({
  path: `/products/${id}`,
  words: ['Error Loading Product', 'Failed to load product. Please try again later.'],
  retry: 'Try again',
  repaired: (shop) => shop.button('Add to Cart'),
})
const screens: Screen[] = [
  {
    path: '/',
    words: ['Failed to load products. Please try again later.'],
    retry: 'Try again',
    repaired: (shop) => shop.articles.nth(7),
  },
  {
    path: '/products',
    words: ['Error loading products', 'Failed to load products. Please try again later.'],
    retry: 'Retry',
    repaired: (shop) => shop.articles.first(),
  },
  productScreen(1),
  productScreen(1001),
]

const partial = (shop: Shop) => shop.notice('Some products could not be loaded')

async function expectShell(shop: Shop, path: string): Promise<void> {
  await expect(shop.heading, path).toHaveCount(1)
  await expect(shop.cartLink, path).toBeVisible()
  await expect(shop.page.getByRole('contentinfo'), path).toBeVisible()
}

/** The shop shows other failures in the same way: tests/storage/source-failures.test.ts. */
for (const [name, visited] of [
  ['down', screens],
  ['silent', screens.slice(0, 1)],
] as const) {
  test(`with both sources ${name}, a first visit shows an error, and Retry recovers`, async ({
    shop,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(...sourceErrors)
    await serveShells(context)
    await shop.page.clock.install()
    for (const { path, words, retry, repaired } of visited) {
      await deleteShopData(shop.page)
      const repair = await breakSources(context, faults[name])
      await shop.goto(path)
      const main = shop.page.getByRole('main')
      await runClockUntilVisible(main.getByText(words.at(-1) ?? '', { exact: true }))
      for (const text of words) await expect(main, path).toContainText(text)
      await expectShell(shop, path)
      await repair()
      await shop.button(retry).click()
      await expect(repaired(shop), path).toBeVisible()
    }
  })
}

for (const [broken, other] of repetitions(
  [['one', 'two']] as const,
  [
    ['one', 'two'],
    ['two', 'one'],
  ] as const,
)) {
  test(`with source ${broken} down, the products of source ${other} are shown`, { tag: '@storm' }, async ({
    shop,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(...sourceErrors)
    await serveShells(context)
    await shop.page.clock.install()
    const repair = await breakSources(context, faults.down, broken)
    await shop.goto('/')
    await runClockUntilVisible(shop.articles.nth(7))
    await runClockUntilVisible(partial(shop))
    await deleteShopData(shop.page)
    await shop.goto('/products')
    await runClockUntilVisible(partial(shop))
    await expect(shop.articles.first()).toBeVisible()
    const [sold, missing] = broken === 'one' ? [1001, 1] : [1, 1001]
    await shop.goto(`/products/${sold}`)
    await expect(shop.button('Add to Cart')).toBeVisible()
    await runClockUntilVisible(partial(shop))
    await shop.goto(`/products/${missing}`)
    await runClockUntilVisible(shop.page.getByRole('heading', { name: 'Error Loading Product' }))
    await shop.goto('/products')
    await runClockUntilVisible(partial(shop))
    const retry = partial(shop).getByRole('button', { name: 'Retry' })
    await retry.press('Enter')
    await expect(retry).toBeFocused()
    // The spinner beside the button is shown until all attempts have failed.
    await runClockUntilVisible(partial(shop).locator('circle').first(), false)
    await expect(retry).toBeFocused()
    await repair()
    await retry.press('Enter')
    await expect(partial(shop)).toHaveCount(0)
    await expect(shop.heading).toBeFocused()
    await expect(shop.notice(allProducts)).toBeVisible()
  })
}

test('pages without products do not wait for silent sources', async ({ shop, context, pageErrors }) => {
  pageErrors.expect(...sourceErrors)
  await breakSources(context, faults.silent)
  for (const path of ['/login', '/contact', '/faq']) {
    await shop.goto(path)
    await expectShell(shop, path)
  }
  await shop.header.getByRole('link', { name: 'About', exact: true }).click()
  await expect(shop.page).toHaveURL('/about')
})

test('the next visit shows the cached list immediately, while the sources are requested again', async ({
  shop,
  context,
  pageErrors,
}) => {
  // On a slow computer, the clock has to run so long at the end that the shop gives up waiting.
  pageErrors.expect(...sourceErrors, /categories could not be read/)
  await shop.goto('/products')
  await expect(shop.notice(allProducts)).toBeVisible()
  await polled(async () => (await shop.stored('sources')).length).toBe(3)
  await breakSources(context, faults.silent)
  // Pauses the clock, so that the shop does not give up waiting for the sources before the lists are seen.
  const { clock } = shop.page
  await clock.install()
  await clock.pauseAt(new Date(Date.now() + 60_000))
  await shop.page.reload()
  await expect(shop.articles.first()).toBeVisible()
  await expect(shop.notice(allProducts)).toBeVisible()
  await shop.goto('/products/1001')
  await expect(shop.button('Add to Cart')).toBeVisible()
  await shop.goto('/')
  // The home page draws its products from all sources, or after some seconds from those that have answered.
  await runClockUntilVisible(shop.articles.nth(7))
})

test('without products and categories an error is shown; without the categories alone, they are taken from the products', async ({
  shop,
  context,
  pageErrors,
}) => {
  pageErrors.expect(...sourceErrors, /categories could not be read/)
  await context.route('**/sources/one/products/categories', faults.html)
  await shop.goto('/products')
  await expect(shop.field('Category').getByRole('option', { name: 'Jewelry' })).toHaveCount(1)
  await deleteShopData(shop.page)
  await context.route('**/sources/one/products?*', (route) => route.fulfill({ json: [] }))
  await context.route('**/sources/two/products?*', (route) => route.fulfill({ json: { products: [] } }))
  await shop.goto('/products')
  await expect(shop.page.getByText('Failed to load categories. Please try again later.')).toBeVisible()
  await context.unroute('**/sources/one/products/categories')
  await shop.button('Retry').press('Enter')
  await expect(shop.page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(shop.heading).toBeFocused()
})

test('a product that is missing from the list of its source can be bought', async ({ shop, context }) => {
  // The page may have been left before the answer.
  const answer = (route: Route, makeAnswer: () => Promise<object>) =>
    makeAnswer()
      .then((json) => route.fulfill({ json }))
      .catch(() => undefined)
  await context.route('**/sources/two/products?*', (route) =>
    answer(route, async () => ({ ...(await (await route.fetch()).json()), total: 194 })),
  )
  await context.route('**/sources/two/products/150', (route) =>
    answer(route, async () => {
      const address = route.request().url().replace(/150$/, '7')
      const product = await (await route.fetch({ url: address })).json()
      return { ...product, id: 150, title: 'Beyond the list', stock: 4 }
    }),
  )
  await seedCustomer(shop)
  await shop.addToCart(1150)
  await shop.goto('/cart')
  const line = shop.page.getByRole('main').getByRole('listitem')
  await expect(line).toContainText('Beyond the list')
  await expect(shop.page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  await expect(line).not.toContainText('No longer sold')
})
