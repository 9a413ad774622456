import { expect } from '@playwright/test'
import { failedRequests } from './fixtures/page-errors.ts'
import { lengthenTranslations } from './fixtures/pseudo.ts'
import { seedAdministrator, seedOrder } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions } from './fixtures/storm.ts'
import { openPaths, ownPaths, publicPaths, settled, walkTo } from './fixtures/walk.ts'

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
const minimumTarget = 24

/**
 * Elements that overflow the window or their box, targets that are too small, and truncated selected options. A link within a
 * sentence may be as high as its line.
 */
function flawsOf(shop: Shop): Promise<string[]> {
  return shop.page.evaluate((minimum) => {
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`
    const targets = [
      ...document.querySelectorAll('a, button, select, input, textarea, summary, [role="menuitem"]'),
    ]
    const small = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      const isInline = getComputedStyle(element).display === 'inline'
      const hasLargerTarget = getComputedStyle(element, '::after').position === 'absolute'
      return (
        isShown &&
        !isInline &&
        !hasLargerTarget &&
        (Math.round(width) < minimum || Math.round(height) < minimum)
      )
    })
    const context = document.createElement('canvas').getContext('2d')
    const isTruncated = (select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      if (!context) throw new Error('The canvas has no context.')
      context.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return context.measureText(select.selectedOptions[0]?.text ?? '').width > room
    }
    const truncated = [...document.querySelectorAll('select')].filter(
      (one) => one.checkVisibility() && isTruncated(one),
    )
    const textElements = document.querySelectorAll(
      'main :is(button, .sc-button, label, legend, h1, h2, h3, th, td, dt, dd)',
    )
    const overflowing = [...textElements].filter(
      (one) =>
        one.checkVisibility() &&
        one.scrollWidth > one.clientWidth + 1 &&
        getComputedStyle(one).overflowX === 'visible',
    )
    const { scrollWidth } = document.scrollingElement ?? document.documentElement
    const pageOverflow = scrollWidth > innerWidth ? [`${scrollWidth} wide`] : []
    return [
      ...pageOverflow,
      ...overflowing
        .filter((one) => one.clientWidth > 1)
        .map((element) => `out of its box: ${nameOf(element)}`),
      ...small.map((element) => `too small: ${nameOf(element)}`),
      ...truncated.map(
        ({ name, selectedOptions }) => `truncated option: ${name} ${selectedOptions[0]?.text}`,
      ),
    ]
  }, minimumTarget)
}

async function expectToFit(shop: Shop, where: string): Promise<void> {
  for (const viewport of windows) {
    await shop.page.setViewportSize(viewport)
    await settled(shop)
    const window = `${viewport.width} by ${viewport.height}`
    expect.soft({ where, window, flaws: await flawsOf(shop) }).toEqual({ where, window, flaws: [] })
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
    expect(await flawsOf(shop), `menu, ${width} wide`).toEqual([])
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
      const where = `${path} at ${viewport.width}`
      // Long selected options may be truncated with an ellipsis; the open list shows them in full.
      const flaws = (await flawsOf(shop)).filter((flaw) => !flaw.startsWith('truncated option: '))
      expect.soft({ where, flaws }).toEqual({ where, flaws: [] })
    }
  }
})

test('no page is wider than the window when text is twice as large', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await shop.page.setViewportSize(phone)
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await shop.addToCart(4)
  await seedOrder(shop)
  await shop.addToCart(2)
  // The browser lays out the footer only near the window, and cuts off what is too wide.
  const largeText = 'html { font-size: 200% } footer > * { content-visibility: visible !important }'
  await shop.page.addStyleTag({ content: largeText })
  for (const path of [...publicPaths, ...ownPaths, '/checkout', '/nothing-here']) {
    await walkTo(shop, path)
    for (const width of [1440, 768, 390, phone.width]) {
      await shop.page.setViewportSize({ ...phone, width })
      const used = await shop.page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft({ path, used }).toEqual({ path, used: width })
    }
  }
})

test('the label of Place Order stays in the button when text is twice as large', async ({ shop }) => {
  await shop.page.setViewportSize(phone)
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await shop.goto('/checkout')
  await shop.hydrated()
  await shop.page.addStyleTag({ content: 'html { font-size: 200% }' })
  const excess = await shop.button('Place Order').evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(excess).toBe(0)
})

test('the buttons of a product card do not overlap when text is twice as large', async ({ shop }) => {
  await shop.page.setViewportSize(phone)
  await shop.goto('/products')
  await shop.hydrated()
  await shop.page.addStyleTag({ content: 'html { font-size: 200% }' })
  const boxOf = async (name: RegExp) => {
    const box = await shop.articles.first().getByRole('button', { name }).boundingBox()
    if (!box) throw new Error('The button has no box')
    return box
  }
  const add = await boxOf(/^Add .* to cart$/)
  const heart = await boxOf(/^Add .* to wishlist$/)
  expect(add.x + add.width).toBeLessThanOrEqual(heart.x)
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
