import { expect } from '@playwright/test'
import { test } from './fixtures/shop-test.ts'
import { failedRequests } from './fixtures/trouble.ts'

test('what a first visitor does while the network goes away is kept once it is back', async ({
  shop,
  context,
  trouble,
}) => {
  trouble.expect(failedRequests)
  const code = /\/assets\/kept-storage-/
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  await context.route(code, (route) => lost.then(() => route.abort()))
  await shop.goto('/products/1')
  await context.setOffline(true)
  lose()
  await expect(shop.notice('You are offline')).toBeVisible()
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  await expect(shop.notice('could not be saved')).toHaveCount(0)
  await context.unroute(code)
  await context.setOffline(false)
  await shop.says('Added to cart!')
  await expect.poll(() => shop.storedItems()).toBe(1)
  await shop.expectCart(1)
})
