import { expect, type Locator } from '@playwright/test'
import { writeStore } from './fixtures/database.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

/** Waits for a bounding box, because the item count in the header is replaced when its animation code has loaded. */
async function boxOf(locator: Locator) {
  let box = await locator.boundingBox()
  await polled(async () => {
    box ??= await locator.boundingBox()
    return box
  }).not.toBeNull()
  if (!box) throw new Error('The element has no box.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function expectInside(shop: Shop, locator: Locator): Promise<void> {
  const { x, right } = await boxOf(locator)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(shop.page.viewportSize()?.width ?? 0)
}

test('a cart with a quantity of 9,999 is fully visible in every window', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.addToCart(1)
  await shop.addToCart(2)
  await polled(() => shop.storedItems()).toBe(2)
  const filled = (await shop.stored('cart')).find(({ lines }) => lines.length === 2)
  if (!filled) throw new Error('The cart is not filled.')
  const lines = filled.lines.map((line, at) => ({ ...line, quantity: at === 0 ? 9_999 : 6 }))
  await writeStore(shop.page, 'cart', { ...filled, lines })
  await shop.goto('/cart')
  await shop.expectCart(10_005)
  for (const width of [320, 390, 1280]) {
    await shop.page.setViewportSize({ width, height: 800 })
    await expectInside(shop, shop.header.getByText('10,005'))
    await expect(shop.page.getByRole('main').getByText('10,005 items').first()).toBeVisible()
    await expect(shop.page.getByText('10005')).toHaveCount(0)

    const line = shop.page.getByRole('main').getByRole('listitem').first()
    const value = await boxOf(line.getByText('9,999', { exact: true }))
    expect(value.height).toBeLessThan(40)
    const decrease = await boxOf(line.getByRole('button', { name: /^Decrease quantity/ }))
    const increase = await boxOf(line.getByRole('button', { name: /^Increase quantity/ }))
    expect(decrease.right).toBeLessThanOrEqual(value.x + 1)
    expect(value.right).toBeLessThanOrEqual(increase.x + 1)
    const remove = line.getByRole('button', { name: /^Remove/ })
    const bin = await boxOf(remove)
    expect(bin.y + bin.height / 2).toBeCloseTo(increase.y + increase.height / 2, 0)
    expect(bin.x).toBeGreaterThanOrEqual(increase.right)
    await expectInside(shop, remove)
    const overflow = await shop.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
})

test('a price of the range is fully visible in every window', async ({ shop }) => {
  await shop.page.addInitScript(() => {
    localStorage.setItem('language', 'es')
    localStorage.setItem('currency', 'GBP')
  })
  await shop.goto('/products?min=6480&max=6480')
  for (const width of [320, 390, 700, 1280]) {
    await shop.page.setViewportSize({ width, height: 800 })
    const more = shop.page.getByRole('button', { name: 'Más filtros' })
    if (await more.isVisible()) await more.click()
    for (const label of ['Desde', 'Hasta']) {
      const field = shop.field(label)
      await expect(field).toHaveValue(/4989,60.GBP/)
      const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth)
      expect(hidden).toBe(0)
    }
  }
})

test('the address fields of the checkout fill their rows in every window', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.addToCart(1)
  await shop.goto('/checkout')
  for (const width of [390, 639, 640, 1280]) {
    await shop.page.setViewportSize({ width, height: 800 })
    const rows = new Map<number, number>()
    for (const label of ['Address', 'City', 'State', 'ZIP code', 'Country']) {
      const { y, width: wide } = await boxOf(shop.field(label))
      rows.set(Math.round(y / 8), (rows.get(Math.round(y / 8)) ?? 0) + wide)
    }
    const widths = [...rows.values()]
    for (const one of widths) expect(Math.max(...widths) - one).toBeLessThanOrEqual(24)
  }
})
