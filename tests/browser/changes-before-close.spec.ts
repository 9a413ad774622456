import { expect } from '@playwright/test'
import { holdScript } from './fixtures/hydration.ts'
import { customer } from './fixtures/people.ts'
import { test } from './fixtures/shop-test.ts'

/** Each test closes the page as soon as the change is visible, without waiting for its write. */
test.describe('a change immediately before the page is closed', () => {
  test('is in the cart exactly once, also when repeated', async ({ shop }) => {
    await shop.goto('/products/1001')
    for (const count of [1, 2, 3, 4, 5]) {
      await shop.button('Add to Cart').click()
      await shop.expectCart(count)
      await shop.page.reload()
      await shop.expectCart(count)
    }
    expect(await shop.storedItems()).toBe(5)
  })

  test('is in the next tab after this one was closed', async ({ shop }) => {
    await shop.goto('/products/1001')
    await shop.button('Add to Cart').click()
    await shop.button('Wishlist').click()
    await expect(shop.button('Wishlist')).toHaveAttribute('aria-pressed', 'true')
    await shop.expectCart(1)
    const next = await shop.anotherTab()
    await shop.page.close()
    await next.goto('/products/1001')
    await next.expectCart(1)
    await expect(next.button('Wishlist')).toHaveAttribute('aria-pressed', 'true')
  })

  test('text typed before hydration is restored, except the password', async ({ shop }) => {
    for (const name of ['Ada', 'Ada King', 'Ada Lovelace']) {
      const release = await holdScript(shop.page)
      // The load event comes only after the script.
      await shop.page.goto('/register', { waitUntil: 'commit' })
      await shop.field('Password').fill(shop.secrets.add(customer.password))
      await shop.field('Full name').fill(name)
      release()
      await shop.hydrated()
      await shop.page.reload()
      await expect(shop.field('Full name')).toHaveValue(name)
      await expect(shop.field('Password')).toHaveValue('')
    }
  })
})
