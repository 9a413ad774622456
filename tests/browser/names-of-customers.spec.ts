import { expect } from '@playwright/test'
import { fillCheckout } from './fixtures/checkout.ts'
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

test('from the checkout to the orders', async ({ shop }) => {
  const { page } = shop
  const main = page.getByRole('main')
  await register(shop)
  await shop.addToCart(1)
  await shop.goto('/checkout')
  await expectFields(
    shop,
    ...['First name', 'Last name', 'Email', 'Address', 'City', 'State', 'ZIP code', 'Country'],
    ...['Name on card', 'Card number', 'Expiry date', 'CVV'],
  )
  await expectEach(main, 'button', 'Place Order')
  await fillCheckout(shop)
  await shop.button('Place Order').click()
  await expect(main.getByRole('button', { name: 'Processing...', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/order-confirmation\?order=/)
  await expectEach(main, 'link', 'Continue Shopping', 'View Order History')
  await main.getByRole('link', { name: 'View Order History' }).click()
  await expect(shop.heading).toHaveText('Your Orders')
  await expect(shop.articles).toHaveCount(1)
})

test('saved cards', async ({ shop }) => {
  const main = shop.page.getByRole('main')
  await register(shop)
  await shop.goto('/profile/payment')
  await expect(main.getByRole('button', { name: /^Remove .*4242$/ })).toHaveCount(1)
  await shop.button('Add Payment Method').click()
  await expectFields(shop, 'Card number', 'Cardholder name', 'Expiry date', 'CVV')
  await expectEach(main, 'button', 'Save Card', 'Add Payment Method')
  await shop.field('Card number').fill(shop.secrets.add('5555 5555 5555 4444'))
  await shop.field('Cardholder name').fill('Grace Hopper')
  await shop.field('Expiry date').fill('12/40')
  await shop.field('CVV').fill(shop.secrets.add('739'))
  await shop.button('Save Card').click()
  await expect(main.getByRole('button', { name: /^Set as default .*4444$/ })).toHaveCount(1)
  await main.getByRole('button', { name: /^Remove .*4444$/ }).click()
  const question = shop.page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: /^Remove / })).toHaveCount(1)
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
