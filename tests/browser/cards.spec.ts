import { expect } from '@playwright/test'
import { test } from './fixtures/shop-test.ts'

test('a card shows its buttons to a pointer and to the keyboard, and adds', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/products')
  const card = shop.articles.first()
  const add = card.getByRole('button', { name: /to cart$/ })
  const heart = card.getByRole('button', { name: /to wishlist$/ })
  for (const button of [add, heart]) await expect(button).toHaveCSS('opacity', '0')
  await card.hover()
  for (const button of [add, heart]) await expect(button).toHaveCSS('opacity', '1')
  await page.mouse.move(2, 2)
  await expect(add).toHaveCSS('opacity', '0')
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(heart).toBeFocused()
  for (const button of [add, heart]) await expect(button).toHaveCSS('opacity', '1')
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await add.press('Enter')
  await expect(shop.toast('Added to cart!')).toBeVisible()
  await expect(shop.toast('Added to cart!')).toBeHidden()
  await shop.expectCart(1)
  await expect(page).toHaveURL('/products')
})

test('a card is a real link: the middle button opens it in a tab of its own', async ({ shop, context }) => {
  await shop.goto('/products')
  const opened = context.waitForEvent('page')
  await shop.articles.nth(1).getByRole('link').click({ button: 'middle' })
  await expect(await opened).toHaveURL('/products/2')
  await expect(shop.page).toHaveURL('/products')
  await shop.articles.first().click({ position: { x: 60, y: 60 } })
  await expect(shop.page).toHaveURL('/products/1')
})
