import { expect } from '@playwright/test'
import { register } from './fixtures/people.ts'
import { test } from './fixtures/shop-test.ts'

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
    await expect.poll(() => shop.storedItems()).toBe(51)
    await shop.page.reload()
    await expect(lines.first()).toContainText('50')
  })
})

test.describe('the mini-cart', () => {
  test('leaves a click with a modifier to the link', async ({ shop, context }) => {
    await shop.addToCart(1)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      shop.cartLink.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL('/login')
    await expect(shop.page.getByRole('dialog')).toHaveCount(0)
  })

  test('closes when the visitor goes back', async ({ shop }) => {
    await shop.goto('/about')
    await shop.header.getByRole('link', { name: 'Contact' }).click()
    await expect(shop.page).toHaveURL('/contact')
    await shop.cartLink.click()
    await expect(shop.page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    await shop.page.goBack()
    await expect(shop.page).toHaveURL('/about')
    await expect(shop.page.getByRole('dialog')).toHaveCount(0)
  })
})
