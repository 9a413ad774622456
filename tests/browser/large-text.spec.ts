import { expect } from '@playwright/test'
import { brokenWordsIn } from './fixtures/broken-words.ts'
import { flawsOf } from './fixtures/flaws.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { polled } from './fixtures/polled.ts'
import { seedAdministrator, seedOrder } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'
import { ownPaths, publicPaths, walkTo } from './fixtures/walk.ts'

const phone = { width: 320, height: 568 }
/** The browser lays out the footer only near the window, and cuts off what is too wide. */
const largeText = 'html { font-size: 200% } footer > * { content-visibility: visible !important }'

test('no page is wider than the window when text is twice as large', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await shop.page.setViewportSize(phone)
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await shop.addToCart(4)
  await seedOrder(shop)
  await shop.addToCart(2)
  await shop.page.addStyleTag({ content: largeText })
  for (const path of [...publicPaths, ...ownPaths, '/checkout', '/nothing-here']) {
    await walkTo(shop, path)
    for (const width of [1440, 768, 390, phone.width]) {
      await shop.page.setViewportSize({ ...phone, width })
      const used = () => shop.page.evaluate(() => document.documentElement.scrollWidth)
      await polled(used, { message: `${path} in a window of ${width} px` }).toBe(width)
    }
  }
})

for (const language of ['Español', 'Français']) {
  test(`texts stay in their boxes on a phone when text is twice as large (${language})`, async ({ shop }) => {
    const { page } = shop
    await seedAdministrator(shop)
    await shop.addToCart(1)
    await shop.addToCart(4)
    await seedOrder(shop)
    const { pathname, search } = new URL(page.url())
    await shop.addToCart(4)
    await shop.button('Preferences').click()
    await shop.header.getByLabel('Language').selectOption(language)
    await expect(page.locator('html')).not.toHaveAttribute('lang', 'en')
    await page.keyboard.press('Escape')
    await page.addStyleTag({ content: largeText })
    for (const path of [
      ...['/products/4', '/cart', '/checkout', pathname + search],
      ...['/profile/orders', '/profile/settings', '/returns'],
    ]) {
      await walkTo(shop, path)
      for (const width of [390, phone.width]) {
        await page.setViewportSize({ ...phone, width })
        // Long selected options may be truncated with an ellipsis; the open list shows them in full.
        const flaws = async () =>
          (await flawsOf(shop)).filter((flaw) => !flaw.startsWith('truncated option: '))
        await polled(flaws, { message: `${path} in a window of ${width} px` }).toEqual([])
      }
    }
  })
}

test('no heading of a page breaks a word on a phone when text is twice as large', async ({
  shop,
  pageErrors,
}) => {
  pageErrors.expect(failedRequests)
  await shop.page.setViewportSize(phone)
  await shop.goto('/')
  await shop.hydrated()
  await shop.page.addStyleTag({ content: largeText })
  for (const path of ['/', '/faq', '/products', '/nothing-here']) {
    await walkTo(shop, path)
    const brokenWords = await brokenWordsIn(shop.heading)
    expect({ path, brokenWords }).toEqual({ path, brokenWords: [] })
  }
})

test('the names of the categories are not cut off with the text spacing of WCAG 1.4.12', async ({ shop }) => {
  await shop.page.setViewportSize(phone)
  await shop.goto('/')
  await shop.hydrated()
  await shop.page.addStyleTag({
    content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  })
  const tiles = shop.page.getByRole('main').locator('a[href*="category="]')
  await expect(tiles).toHaveCount(4)
  const cutOff = () =>
    tiles.evaluateAll((all) => all.filter((tile) => tile.scrollWidth > tile.clientWidth).length)
  await polled(cutOff).toBe(0)
})

test('the number of an order stays on one line beside a long total', async ({ shop }) => {
  await shop.page.setViewportSize(phone)
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await seedOrder(shop)
  await walkTo(shop, '/profile/orders')
  const number = shop.page.getByRole('heading', { name: /^ORD-/ })
  await shop.articles.locator('.sc-price').evaluate((total) => {
    total.textContent = '123 456,78\u00a0$US'
  })
  const lines = () =>
    number.evaluate((heading) => {
      const text = document.createRange()
      text.selectNodeContents(heading)
      return text.getClientRects().length
    })
  await polled(lines).toBe(1)
  await polled(() => flawsOf(shop)).toEqual([])
})

test('the label of Place Order stays in the button when text is twice as large', async ({ shop }) => {
  await shop.page.setViewportSize(phone)
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await shop.goto('/checkout')
  await shop.hydrated()
  await shop.page.addStyleTag({ content: 'html { font-size: 200% }' })
  const excess = () => shop.button('Place Order').evaluate((one) => one.scrollWidth - one.clientWidth)
  await polled(excess).toBe(0)
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

test('a toast breaks no word when text is twice as large', async ({ shop }) => {
  await shop.page.setViewportSize(phone)
  await shop.goto('/products/1')
  await shop.hydrated()
  await shop.page.addStyleTag({ content: 'html { font-size: 200% }' })
  await shop.button('Wishlist').click()
  await shop.button('Wishlist').click()
  const toast = shop.toast('Removed from wishlist!')
  const brokenWords = () =>
    toast.evaluate(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          if (!text) return true
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1
        })
        .map(([word]) => word),
    )
  await polled(brokenWords).toEqual([])
})

test('the menus of the header stay in the window when text is twice as large', async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize(phone)
  await shop.goto('/about')
  await shop.hydrated()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  for (const name of ['Preferences', 'Account menu', 'Open menu']) {
    await shop.button(name).click()
    const left = () => page.locator('.sc-unfolded').evaluate((one) => one.getBoundingClientRect().left)
    await polled(left, { message: name }).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
  }
})
