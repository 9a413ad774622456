import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/shop-test.ts'

/** What the browser reports when it keeps a page in the back/forward cache and shows it again. */
function returnFromCache(room: Page): Promise<void> {
  return room.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}

for (const { page, address, content } of [
  { page: 'the room', address: '/inspect', content: /^cart/ },
  { page: 'a scenario', address: '/inspect?scenario=full-cart', content: 'Proceed to Checkout' },
])
  test(`${page} is shown again by Back`, async ({ shop: { page: room } }) => {
    await room.goto(address)
    const link = room.getByRole('main').getByRole('link', { name: content })
    await expect(link).toBeVisible()
    await returnFromCache(room)
    await expect(link).toBeVisible()
  })
