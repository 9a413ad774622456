import { expect, type Locator } from '@playwright/test'
import { brokenWordsIn } from './fixtures/broken-words.ts'
import { flawsOf } from './fixtures/flaws.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { polled } from './fixtures/polled.ts'
import { lengthenTranslations } from './fixtures/pseudo.ts'
import { seedAdministrator, seedCustomer, seedOrder } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions } from './fixtures/storm.ts'
import { bannersLoaded, openPaths, ownPaths, publicPaths, settled, walkTo } from './fixtures/walk.ts'

const phone = { width: 320, height: 568 }
const tablet = { width: 768, height: 1024 }
const laptop = { width: 1024, height: 768 }
const desktop = { width: 1920, height: 1080 }
/** A window of 1280 by 1024 at 400 percent zoom. */
const zoomed = { width: 320, height: 256 }
/** `npm run test:storm` adds two windows. */
const windows = [
  ...[phone, tablet, laptop, desktop, zoomed],
  ...repetitions(
    [],
    [
      { width: 390, height: 844 },
      { width: 1366, height: 768 },
    ],
  ),
]

async function expectToFit(shop: Shop, where: string): Promise<void> {
  for (const viewport of windows) {
    await shop.page.setViewportSize(viewport)
    await settled(shop)
    const window = `${viewport.width} by ${viewport.height}`
    await polled(() => flawsOf(shop), `${where}, ${window}`).toEqual([])
  }
}

test('public pages fit every window', { tag: '@storm' }, async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await shop.goto('/about')
  for (const path of [...openPaths, '/products/1001', '/products/999999', '/nothing-here']) {
    await walkTo(shop, path)
    await expectToFit(shop, path)
  }
})

test('account pages fit every window', { tag: '@storm' }, async ({ shop }) => {
  await seedAdministrator(shop)
  await shop.goto('/about')
  for (const path of ownPaths) {
    await walkTo(shop, path)
    await expectToFit(shop, `${path}, nothing there`)
  }
  await shop.addToCart(1)
  await seedOrder(shop)
  await expectToFit(shop, 'confirmation')
  await shop.addToCart(2)
  for (const path of ['/cart', '/checkout', '/profile/orders']) {
    await walkTo(shop, path)
    await expectToFit(shop, path)
  }
})

test('menus and dialogs fit every window', { tag: '@storm' }, async ({ shop }) => {
  const { page } = shop
  await shop.addToCart(1)
  await shop.button('Preferences').click()
  await expectToFit(shop, 'preferences')
  await page.keyboard.press('Escape')
  await shop.button('Account menu').click()
  await expectToFit(shop, 'account menu')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('ring')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectToFit(shop, 'suggestions')
  await page.keyboard.press('Escape')
  await shop.cartLink.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await expectToFit(shop, 'mini-cart')
  await page.keyboard.press('Escape')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 568 })
    await shop.button('Open menu').click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await polled(() => flawsOf(shop), `menu, ${width} wide`).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('long words such as those of German fit on pages with all content', async ({ shop }) => {
  await lengthenTranslations(shop.page)
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await seedOrder(shop)
  await walkTo(shop, '/products/2')
  await shop.button('Wishlist').click()
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  await shop.button('Preferences').click()
  await shop.header.getByLabel('Language').selectOption('Español')
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'es')
  for (const viewport of [phone, tablet, laptop]) {
    await shop.page.setViewportSize(viewport)
    for (const path of [...publicPaths, ...ownPaths, '/checkout', '/nothing-here']) {
      await walkTo(shop, path)
      // Long selected options may be truncated with an ellipsis; the open list shows them in full.
      const flaws = async () => (await flawsOf(shop)).filter((flaw) => !flaw.startsWith('truncated option: '))
      await polled(flaws, `${path} at ${viewport.width}`).toEqual([])
    }
  }
})

test('the buttons to buy are in the window when a product opens on a small phone', async ({ shop }) => {
  await shop.page.setViewportSize(phone)
  await shop.goto('/products/1001')
  await shop.hydrated()
  for (const name of ['Increase quantity', 'Add to Cart'])
    await expect(shop.button(name)).toBeInViewport({ ratio: 1 })
})

test('the tiles and the reasons of the home page fill their rows, and their texts are aligned', async ({
  shop,
}) => {
  await shop.goto('/')
  const tiles = shop.page.getByRole('region', { name: 'Shop by category' }).getByRole('link')
  const reasons = shop.page.getByRole('region', { name: 'Why choose us' }).getByRole('heading', { level: 3 })
  const tops = (items: Locator) =>
    items.evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().top))).size)
  for (const [width, rowsOfTiles, rowsOfReasons] of [
    [600, 2, 2],
    [820, 2, 2],
    [1440, 1, 1],
  ] as const) {
    await shop.page.setViewportSize({ width, height: 900 })
    await expect.poll(() => tops(tiles), `tiles at ${width}`).toBe(rowsOfTiles)
    await expect.poll(() => tops(reasons), `reasons at ${width}`).toBe(rowsOfReasons)
  }
})

test('no title in the cart breaks a word, at any width of the window', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.addToCart(1)
  await shop.addToCart(15)
  await walkTo(shop, '/cart')
  const list = shop.page.getByRole('main').getByRole('list', { name: 'Items in your cart' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  for (let width = 320; width <= 1440; width += 20) {
    await shop.page.setViewportSize({ width, height: 800 })
    expect({ width, brokenWords: await brokenWordsIn(list) }).toEqual({ width, brokenWords: [] })
  }
})

test('the lines of the mini cart are visible at 400 percent zoom', async ({ shop }) => {
  await shop.page.setViewportSize(zoomed)
  await shop.addToCart(1)
  await shop.cartLink.click()
  const drawer = shop.page.getByRole('dialog')
  const line = drawer.getByRole('listitem').first()
  await expect(line).toBeVisible()
  const uncovered = await line.evaluate((item) => {
    item.scrollIntoView({ block: 'center' })
    const { left, width, top, bottom } = item.getBoundingClientRect()
    const rows = Array.from({ length: innerHeight }, (_, row) => row).filter(
      (row) => row > top && row < bottom,
    )
    const isShown = (row: number) => item.contains(document.elementFromPoint(left + width / 2, row))
    return rows.filter(isShown).length
  })
  expect(uncovered).toBeGreaterThan(100)
})

test('a short notice takes one line on a small phone', async ({ shop, page, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await page.setViewportSize(phone)
  await shop.goto('/about')
  await bannersLoaded(page)
  await page.context().setOffline(true)
  const notice = shop.notice('You are offline')
  const box = (element: Locator) =>
    element.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return { top, bottom }
    })
  const button = await box(notice.getByRole('button'))
  const icon = await box(notice.locator('svg').first())
  expect(icon.top).toBeGreaterThanOrEqual(button.top)
  expect(icon.bottom).toBeLessThanOrEqual(button.bottom)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the buttons of a product card are visible without hover', async ({ shop }) => {
    await shop.goto('/products')
    for (const name of [/^Add .* to cart$/, /^Add .* to wishlist$/]) {
      await expect(shop.articles.first().getByRole('button', { name })).toHaveCSS('opacity', '1')
    }
  })
})
