import { expect } from '@playwright/test'
import { failedRequests } from './fixtures/page-errors.ts'
import { customer } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer, seedOrder } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { settled, walkTo } from './fixtures/walk.ts'

const word = 'Donaudampfschifffahrt'.repeat(8).slice(0, 160)
const category = `k${word.slice(0, 90)}`.toLowerCase()
const products = [1, 2, 3].map((id) => ({
  id,
  title: `${id}${word}`,
  price: 13_999.99,
  description: word,
  category,
  image: '/pictures/dead.svg',
  rating: { rate: 4.5, count: 12 },
}))

const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

test.beforeEach(async ({ context, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await context.route('**/sources/one/products?*', (route) => route.fulfill({ json: products }))
  await context.route('**/sources/one/products/categories', (route) => route.fulfill({ json: [category] }))
  await context.route('**/sources/two/products?*', (route) =>
    route.fulfill({ json: { products: [], total: 0, skip: 0, limit: 100 } }),
  )
})

/** The page if it is too wide, and texts that overflow the window or their container. */
function tooWide(shop: Shop): Promise<string[]> {
  return shop.page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const isOpen = (element: Element) => getComputedStyle(element).overflowX === 'visible'
    const texts = [
      ...document.querySelectorAll('h1, h2, h3, p, li, a, span, td, dd, button, [role="option"]'),
    ]
    const overflowing = texts.filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
        return false
      const isInline = getComputedStyle(element).display === 'inline'
      return !isInline && isOpen(element) && element.scrollWidth > element.clientWidth + 1
    })
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...overflowing.map(
        (element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 30)}`,
      ),
    ]
  })
}

async function expectNothingTooWide(shop: Shop, where: string): Promise<void> {
  for (const viewport of windows) {
    await shop.page.setViewportSize(viewport)
    await settled(shop)
    await polled(() => tooWide(shop), `${where}, ${viewport.width} wide`).toEqual([])
  }
}

test('a word of 160 letters does not overflow the page or any part of it', async ({ shop }) => {
  const { page } = shop
  await seedCustomer(shop)
  await shop.goto('/')
  for (const path of ['/', '/products', `/products?category=${category}`, '/products/2', '/products/1']) {
    await walkTo(shop, path)
    await expectNothingTooWide(shop, path)
  }
  await shop.button('Wishlist').click()
  await shop.button('Add to Cart').click()
  await shop.says('Added to cart!')
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('donau')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNothingTooWide(shop, 'suggestions')
  await page.keyboard.press('Escape')
  for (const path of ['/profile/wishlist', '/cart', '/checkout']) {
    await walkTo(shop, path)
    await expectNothingTooWide(shop, path)
  }
  await walkTo(shop, '/cart')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expectNothingTooWide(shop, 'taken out of the cart')
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await seedOrder(shop)
  await expectNothingTooWide(shop, 'confirmation')
  await walkTo(shop, '/profile/orders')
  await expectNothingTooWide(shop, '/profile/orders')
})

test('a customer’s long name is fully visible in the account', async ({ shop }) => {
  const name = `Maximiliana ${word}`
  await seedCustomer(shop, { ...customer, name })
  await shop.goto('/profile/payment')
  await expectNothingTooWide(shop, '/profile/payment')
  const shownName = shop.page.locator('.sc-account').getByText(name).first()
  expect(await shownName.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('the placeholder of a broken picture is centered in the card', async ({ shop }) => {
  await shop.page.setViewportSize({ width: 1280, height: 800 })
  await shop.goto('/products')
  const card = shop.articles.first()
  await expect(card.locator('img[data-broken]')).toHaveCount(1)
  const middleOf = (selector: string) =>
    card.locator(selector).evaluate((element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    })
  expect(await middleOf('.sc-picture-fallback')).toBeCloseTo(await middleOf('.sc-card-body'), 0)
})
