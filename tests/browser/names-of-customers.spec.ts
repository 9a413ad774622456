import { expect } from '@playwright/test'
import { expectEach, expectFields } from './fixtures/names.ts'
import { administrator, register, signIn } from './fixtures/people.ts'
import { test } from './fixtures/shop-test.ts'
import { walkTo } from './fixtures/walk.ts'

test('the cart of a guest, and of a customer', async ({ shop }) => {
  const { page } = shop
  await shop.addToCart(1)
  await expectEach(shop.header, 'link', 'Cart, 1 item')
  await expect(shop.header.getByRole('link', { name: 'Cart, 1 item' })).toHaveText('1')
  await expect(shop.cartLink).toHaveAttribute('href', '/cart')
  await shop.cartLink.click()
  const drawer = page.getByRole('dialog', { name: 'Your cart', exact: true })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await drawer.getByRole('link', { name: 'Sign in to check out', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await register(shop)
  await walkTo(shop, '/cart')
  const main = page.getByRole('main')
  const title = 'Corvane "Quiet Hours" Over-Ear Headphones'
  const line = main.getByRole('listitem').filter({ hasText: title })
  await expectEach(line, 'link', title)
  await expectEach(
    line,
    'button',
    `Decrease quantity of ${title}`,
    `Increase quantity of ${title}`,
    `Remove ${title}`,
  )
  await expectEach(main, 'button', 'Clear Cart')
  await expectEach(main, 'link', 'Continue Shopping', 'Proceed to Checkout')
  await shop.button('Clear Cart').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Clear / })
    .click()
  await expect(main.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }),
  ).toBeVisible()
})

test('settings and a new product', async ({ shop }) => {
  const { page } = shop
  const main = page.getByRole('main')
  await signIn(shop, administrator)
  await shop.button('Account menu').click()
  await expectEach(
    page,
    'menuitem',
    ...['My Orders', 'Wishlist', 'Add New Product', 'Payment Methods', 'Settings', 'Sign Out'],
  )
  await walkTo(shop, '/profile/settings')
  await expectFields(
    shop,
    ...['First name', 'Last name', 'Email', 'Phone', 'Avatar URL', 'Street', 'City', 'State', 'ZIP code'],
    'Country',
  )
  await expectEach(
    main,
    'checkbox',
    ...['Email notifications', 'SMS notifications', 'Promotions', 'Order updates', 'New products'],
  )
  await expectEach(main, 'button', 'Save Changes')
  await walkTo(shop, '/products/new')
  await expectFields(shop, 'Title', 'Price', 'Category', 'Description', 'Image URL')
  await expectEach(main, 'button', 'Add Product')
})
