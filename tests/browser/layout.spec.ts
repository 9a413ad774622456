import { expect } from '@playwright/test'
import { placeOrder } from './fixtures/checkout.ts'
import { administrator, signIn } from './fixtures/people.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { failedRequests } from './fixtures/trouble.ts'
import { openPaths, ownPaths, settled, walkTo } from './fixtures/walk.ts'

/** The last is a window of 1280 by 1024 at 400 percent. */
const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 320, height: 256 },
]
const leastTarget = 24

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(90_000)

/** What sticks out of the window, and what is too small to be hit; links within a sentence are as high as its lines. */
function flawsOf(shop: Shop): Promise<string[]> {
  return shop.page.evaluate((least) => {
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`
    const targets = [
      ...document.querySelectorAll('a, button, select, input, textarea, summary, [role="menuitem"]'),
    ]
    const small = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      const isOfText = getComputedStyle(element).display === 'inline'
      const isSpread = getComputedStyle(element, '::after').position === 'absolute'
      return isShown && !isOfText && !isSpread && (Math.round(width) < least || Math.round(height) < least)
    })
    const { scrollWidth } = document.scrollingElement ?? document.documentElement
    const past = scrollWidth > innerWidth ? [`${scrollWidth} wide`] : []
    return [...past, ...small.map((element) => `too small: ${nameOf(element)}`)]
  }, leastTarget)
}

async function expectToFit(shop: Shop, where: string): Promise<void> {
  for (const viewport of windows) {
    await shop.page.setViewportSize(viewport)
    await settled(shop)
    const window = `${viewport.width} by ${viewport.height}`
    expect.soft({ where, window, flaws: await flawsOf(shop) }).toEqual({ where, window, flaws: [] })
  }
}

test('what anybody may see fits every window', async ({ shop, trouble }) => {
  trouble.expect(failedRequests)
  await shop.goto('/about')
  for (const path of [...openPaths, '/products/1001', '/products/999999', '/nothing-here']) {
    await walkTo(shop, path)
    await expectToFit(shop, path)
  }
})

test('what belongs to somebody fits every window', async ({ shop }) => {
  await signIn(shop, administrator)
  for (const path of ownPaths) {
    await walkTo(shop, path)
    await expectToFit(shop, `${path}, nothing there`)
  }
  await shop.addToCart(1)
  await placeOrder(shop)
  await expectToFit(shop, 'confirmation')
  await shop.addToCart(2)
  for (const path of ['/cart', '/checkout', '/profile/orders']) {
    await walkTo(shop, path)
    await expectToFit(shop, path)
  }
})

test('what opens fits every window', async ({ shop }) => {
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
  await page.setViewportSize({ width: 320, height: 568 })
  await shop.button('Open menu').click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await flawsOf(shop)).toEqual([])
})

test('longer words fit the narrowest window', async ({ shop }) => {
  await shop.page.setViewportSize({ width: 320, height: 568 })
  await signIn(shop, administrator)
  await shop.addToCart(1)
  await shop.button('Preferences').click()
  await shop.header.getByLabel('Language').selectOption('Français')
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'fr')
  for (const path of [...openPaths.slice(0, -2), ...ownPaths, '/checkout']) {
    await walkTo(shop, path)
    expect.soft({ path, flaws: await flawsOf(shop) }).toEqual({ path, flaws: [] })
  }
})

test('on a touch screen nothing waits for a pointer that hovers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/products')
  const card = page.getByRole('article').first()
  for (const name of [/^Add .* to cart$/, /^Add .* to wishlist$/]) {
    await expect(card.getByRole('button', { name })).toHaveCSS('opacity', '1')
  }
  await context.close()
})
