import { expect } from '@playwright/test'
import { placeOrder } from './fixtures/checkout.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { watchShifts } from './fixtures/paint.ts'
import { administrator, signIn } from './fixtures/people.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { openPaths, ownPaths, settled } from './fixtures/walk.ts'

const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]

async function expectStillness(shop: Shop, paths: readonly string[], sizes = windows): Promise<void> {
  const shifts = await watchShifts(shop.page)
  for (const viewport of sizes) {
    await shop.page.setViewportSize(viewport)
    for (const path of paths) {
      await shop.goto(path)
      await settled(shop)
      const where = `${path}, ${viewport.width} wide`
      expect.soft({ where, moved: await shifts() }).toEqual({ where, moved: [] })
    }
  }
}

const odd = ['/products?category=electronics&sort=rating', '/nothing-here']

test('nothing moves by itself, on any page', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await expectStillness(shop, [...openPaths, ...odd])
})

test.describe('in the dark, in Spanish', () => {
  test.use({ colorScheme: 'dark', locale: 'es-ES' })

  test('nothing moves either', async ({ shop, pageErrors }) => {
    pageErrors.expect(failedRequests)
    await expectStillness(shop, [...openPaths, ...odd], windows.slice(0, 1))
  })
})

test('nothing moves for somebody who is signed in and has things in the cart', async ({ shop }) => {
  await signIn(shop, administrator)
  await shop.addToCart(1)
  await placeOrder(shop)
  await shop.addToCart(2)
  await expectStillness(shop, ['/', '/products', '/products/2', '/faq', '/checkout', ...ownPaths])
})
