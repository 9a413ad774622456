import { expectAccessibleAtRest } from './fixtures/axe.ts'
import { seedAdministrator, seedOrder } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'
import { openPaths, walkTo } from './fixtures/walk.ts'

for (const paths of [openPaths.slice(0, 6), openPaths.slice(6)]) {
  test(`at rest: ${paths.join(' ')}`, async ({ shop }) => {
    await shop.goto('/about')
    for (const path of paths) {
      await walkTo(shop, path)
      await expectAccessibleAtRest(shop, path)
    }
  })
}

test('at rest: account pages', async ({ shop }) => {
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await seedOrder(shop)
  await expectAccessibleAtRest(shop, 'confirmation')
  await walkTo(shop, '/products/2')
  await shop.button('Add to Cart').click()
  await shop.button('Wishlist').click()
  await shop.expectCart(1)
  for (const path of [
    '/cart',
    '/checkout',
    '/profile/orders',
    '/profile/wishlist',
    '/profile/payment',
    '/profile/settings',
    '/products/new',
  ]) {
    await walkTo(shop, path)
    await expectAccessibleAtRest(shop, path)
  }
})
