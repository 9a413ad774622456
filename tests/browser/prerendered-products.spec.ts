import { expect, type Page } from '@playwright/test'
import { firstCatalogue } from '../../src/demo/catalogue.ts'
import { holdScript } from './fixtures/hydration.ts'
import { watchShifts } from './fixtures/paint.ts'
import { polled } from './fixtures/polled.ts'
import { test } from './fixtures/shop-test.ts'
import { allProducts, sourceErrors } from './fixtures/sources.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const [first, second] = firstCatalogue
const firstTwelve = firstCatalogue.slice(0, 12).map(({ title }) => title)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue shows its first products in rows', async ({ shop, page }) => {
    await page.goto('/products')
    await expect(shop.articles.getByRole('heading')).toHaveText(firstTwelve)
    const positions = await shop.articles.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().toJSON()),
    )
    expect(new Set(positions.map(({ x, y }) => `${x} ${y}`)).size).toBe(12)
    await expect(page.getByText('Loading products')).toBeHidden()
  })

  test('a product has its own page with structured data', async ({ shop, page }) => {
    await page.goto('/products/1')
    await expect(shop.heading).toHaveText(first?.title ?? '')
    await expect(page).toHaveTitle(`${first?.title} · Statecart`)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    const data = JSON.parse((await page.locator('#structured-data').textContent()) ?? '')
    expect(data).toMatchObject([
      { '@type': 'Product', name: first?.title, offers: { price: first?.price.toFixed(2) } },
      { '@type': 'BreadcrumbList' },
    ])
  })
})

/** Doubles the price of the first product of the first source. */
async function raisePrice(page: Page): Promise<string> {
  await page.route('**/sources/one/products?*', async (route) => {
    const response = await route.fetch()
    const [item, ...others] = (await response.json()) as { price: number }[]
    await route.fulfill({ response, json: [{ ...item, price: 2 * (item?.price ?? 0) }, ...others] })
  })
  return `$${(2 * (first?.price ?? 0)).toFixed(2)}`
}

for (const path of ['/products', '/products/1']) {
  test(`${path}: a price that has changed since the build is corrected without a layout shift`, async ({
    shop,
    page,
  }) => {
    const price = await raisePrice(page)
    const shifts = await watchShifts(page)
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    const shown = page.getByRole('main').getByText(`$${first?.price.toFixed(2)}`)
    await expect(shown).toBeVisible()
    const element = await shown.elementHandle()
    release()
    await expect(page.getByRole('main').getByText(price)).toBeVisible()
    await shop.hydrated()
    expect(await element?.evaluate((it) => it.isConnected)).toBe(true)
    if (path === '/products') await expect(shop.notice(allProducts)).toBeVisible()
    expect(await shifts()).toEqual([])
  })

  test(`${path}: the largest paint is part of the prerendered page`, async ({ shop, page }) => {
    await page.addInitScript(watchLargestPaint)
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    await polled(() => page.evaluate(() => document.readyState)).toBe('interactive')
    await page.evaluate(() => {
      window.prerendered = new Set(document.querySelectorAll('*'))
    })
    release()
    await shop.hydrated()
    await expect(shop.notice(allProducts).or(shop.button('Add to Cart')).first()).toBeVisible()
    await polled(() => page.evaluate(() => window.largestPaints?.length)).toBeGreaterThan(0)
    // Elements and not times, because a picture of the prerendered page may be painted after the script was released.
    const others = await page.evaluate(() =>
      window.largestPaints?.filter((element) => !(element && window.prerendered?.has(element))).map(String),
    )
    expect(others).toEqual([])
  })
}

test('a prerendered page shows that a product is in the cart and on the wishlist', async ({ shop, page }) => {
  await shop.goto('/products/1')
  await shop.button('Wishlist').click()
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  await page.reload()
  await expect(shop.button('Wishlist')).toHaveAttribute('aria-pressed', 'true')
  await shop.goto('/products')
  const hearts = page.getByRole('button', { name: `Add ${first?.title} to wishlist`, exact: true })
  await expect(hearts).toHaveAttribute('aria-pressed', 'true')
  await expect(shop.notice(allProducts)).toBeVisible()
})

test('placeholders follow prerendered products while the sources are slow', async ({ shop, page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/sources/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/products')
  await expect(shop.notice('Loading products')).toBeVisible()
  await expect(page.getByTestId('product-skeleton')).toHaveCount(8)
  answer()
  await expect(page.getByTestId('product-skeleton')).toHaveCount(0)
  await expect(shop.notice(allProducts)).toBeVisible()
})

test('prerendered products give way to the error when every source fails', async ({
  shop,
  page,
  pageErrors,
}) => {
  pageErrors.expect(...sourceErrors)
  await page.route('**/sources/**', (route) => route.fulfill({ status: 400, body: 'no' }))
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Error loading products' })).toBeVisible()
  await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible()
  await expect(page.locator('main .sc-price')).toHaveCount(0)
  await page.goto('/products/2')
  await expect(page.getByRole('heading', { name: 'Error Loading Product' })).toBeVisible()
  await page.unroute('**/sources/**')
  await shop.button('Try again').click()
  await expect(shop.heading).toHaveText(second?.title ?? '')
  await expect(shop.button('Add to Cart')).toBeEnabled()
})

test('a sort order chosen before hydration applies to the whole list', async ({ shop, page }) => {
  const release = await holdScript(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/products', { waitUntil: 'commit' })
  await shop.field('Sort by').selectOption('Price: Low to High')
  release()
  await expect(page).toHaveURL(/sort=price-low-high/)
  await expect(shop.notice(allProducts)).toBeVisible()
  const prices = await page.locator('main .sc-price').allTextContents()
  const cents = prices.map((price) => Number(price.replace(/\D/g, '')))
  expect(cents).toEqual(cents.toSorted((one, other) => one - other))
})

declare global {
  interface Window {
    largestPaints?: (Element | null)[]
    prerendered?: ReadonlySet<Element>
  }
}

function watchLargestPaint(): void {
  const paints: (Element | null)[] = []
  window.largestPaints = paints
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as LargestContentfulPaint[]) paints.push(element)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
