import { expect } from '@playwright/test'
import { testLimit } from '../wait.ts'
import { register } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions, reportFigure } from './fixtures/storm.ts'

test.describe('the cart page', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.addToCart(1)
    await shop.addToCart(1012)
    await register(shop)
    await shop.goto('/cart')
  })

  test('has the guest’s lines after registering, and counts fifty quick clicks', async ({ shop }) => {
    const lines = shop.page.getByRole('main').getByRole('listitem')
    await expect(lines).toHaveCount(2)
    const plus = lines.first().getByRole('button', { name: /^Increase quantity of/ })
    await plus.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 49; click += 1) button.click()
    })
    await expect(lines.first()).toContainText('50')
    await shop.expectCart(51)
    await polled(() => shop.storedItems()).toBe(51)
    await shop.page.reload()
    await expect(lines.first()).toContainText('50')
  })
})

test.describe('the mini-cart', () => {
  test('leaves a click with a modifier key to the browser', async ({ shop, context }) => {
    await shop.addToCart(1)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      shop.cartLink.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL('/login')
    await expect(shop.page.getByRole('dialog')).toHaveCount(0)
  })
})

/** Clicks as fast as possible, but yields after each click so that the tabs interleave. */
async function pressAddToCart(shop: Shop, times: number): Promise<void> {
  await shop.button('Add to Cart').evaluate(async (button, count) => {
    for (let pressed = 0; pressed < count; pressed += 1) {
      if (button instanceof HTMLElement) button.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, times)
}

const additions = repetitions(120, 1_500)

test(`${2 * additions} simultaneous additions in two tabs are all in the cart`, { tag: '@storm' }, async ({
  shop,
}) => {
  test.setTimeout(testLimit + additions * 100)
  const other = await shop.anotherTab()
  await shop.goto('/products/1')
  await other.goto('/products/1001')
  await Promise.all([pressAddToCart(shop, additions), pressAddToCart(other, additions)])
  await polled(() => shop.storedItems(), { timeout: 30_000 }).toBe(2 * additions)
  await shop.expectCart(2 * additions)
  await other.expectCart(2 * additions)
  const [cart] = await shop.stored('cart')
  expect(cart?.lines.map(({ product, quantity }) => [product.id, quantity]).sort()).toEqual([
    [1, additions],
    [1001, additions],
  ])
  await shop.page.reload()
  await shop.expectCart(2 * additions)
  reportFigure(
    'Races: adding',
    `${2 * additions} additions from two tabs, as fast as they go`,
    `${2 * additions} in the cart`,
  )
})

test('simultaneous clicks for the same product in two tabs add up', async ({ shop }) => {
  await shop.addToCart(1)
  const other = await shop.anotherTab()
  await other.goto('/products/1')
  await Promise.all([pressAddToCart(shop, 25), pressAddToCart(other, 25)])
  await shop.expectCart(51)
  await other.expectCart(51)
  expect(await shop.storedItems()).toBe(51)
})

for (const input of ['keyboard', 'pointer']) {
  test(`Undo has the focus after a removal, and the ${input} decides whether the page scrolls to it`, async ({
    shop,
  }) => {
    await shop.page.setViewportSize({ width: 390, height: 600 })
    await seedCustomer(shop)
    for (const id of [1, 3, 4]) await shop.addToCart(id)
    await shop.goto('/cart')
    await shop.hydrated()
    const remove = shop.page.getByRole('main').getByRole('button', { name: /^Remove / })
    await remove.nth(2).scrollIntoViewIfNeeded()
    if (input === 'keyboard') await remove.nth(2).press('Enter')
    else await remove.nth(2).click()
    const undo = shop.page.getByRole('main').getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    if (input === 'keyboard') await expect(undo).toBeInViewport({ ratio: 1 })
    else await expect(undo).not.toBeInViewport()
    if (input === 'keyboard') {
      await undo.press('Enter')
      await expect(shop.heading).toBeFocused()
      await expect(shop.heading).toBeInViewport({ ratio: 1 })
    }
  })
}
