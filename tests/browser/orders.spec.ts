import { expect } from '@playwright/test'
import { placeOrder } from './fixtures/checkout.ts'
import { register } from './fixtures/people.ts'
import { test } from './fixtures/shop-test.ts'

test('orders are listed, the newest first, open to their lines, and can be bought again', async ({
  shop,
}) => {
  await register(shop)
  await shop.goto('/profile/orders')
  await expect(shop.page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(shop.page.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/products')

  await shop.addToCart(1)
  await placeOrder(shop)
  await shop.addToCart(1012)
  await shop.addToCart(1012)
  await placeOrder(shop)
  await shop.page.getByRole('link', { name: 'View Order History' }).click()
  await expect(shop.heading).toHaveText('Your Orders')
  await expect(shop.articles).toHaveCount(2)

  const newest = shop.articles.first()
  await expect(newest).toContainText('2 items')
  await expect(newest.getByText('2 ×')).toBeHidden()
  await newest.getByText('2 items').click()
  await expect(newest.getByText('2 ×')).toBeVisible()
  await newest.getByRole('button', { name: 'Buy again' }).click()
  await shop.says('Added to cart!')
  await shop.expectCart(2)
})
