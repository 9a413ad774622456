import { expect } from '@playwright/test'
import { address, card } from './fixtures/checkout.ts'
import { customer } from './fixtures/people.ts'
import { Reader } from './fixtures/reader.ts'
import { test } from './fixtures/shop-test.ts'

test('a purchase can be made using only what a screen reader announces', async ({ shop }) => {
  const { page, secrets } = shop
  await shop.goto('/products/1')
  const reader = await Reader.of(page)
  const title = await shop.title()
  await reader.hears(
    `RootWebArea ${title} · Statecart`,
    'link Skip to content',
    'banner',
    'combobox Search the shop',
    'navigation Main',
    'button Account menu',
    'link Cart, empty',
    'main',
    'navigation Breadcrumb',
    `image ${title}`,
    `heading ${title}`,
    'image 4.6 of 5 stars, 312 reviews',
    'Price includes taxes',
    'button Decrease quantity, disabled',
    'spinbutton Quantity, 1',
    'button Increase quantity',
    'button Add to Cart',
    'button Wishlist',
    'region Related products',
    'contentinfo',
  )
  await reader.follows('button Add to Cart')
  await reader.hears('link Cart, 1 item', 'region Messages', 'status', 'Added to cart!')
  await reader.follows('link Cart, 1 item')
  await reader.hears(
    'dialog Your cart',
    'list Items in your cart',
    `link ${title}`,
    `button Decrease quantity of ${title}, disabled`,
    `button Increase quantity of ${title}`,
    `button Remove ${title}`,
    'link Sign in to check out',
  )
  await reader.follows('link Sign in to check out')
  await reader.hears('RootWebArea Sign in · Statecart', 'main', 'heading Sign in', 'link Create an account')
  await reader.follows('link Create an account')
  await reader.hears('heading Create account', 'form Create account', 'textbox Full name, required')

  await reader.follows('button Create Account')
  await reader.hears(
    'alert',
    'link Email',
    'textbox Full name, required, invalid, This field is required',
    'textbox Email, required, invalid, Email is required',
    'textbox Password, required, invalid, At least 6 characters. Password is required',
    'textbox Confirm password, required, invalid, Please confirm your password',
  )
  await reader.types('textbox Full name', customer.name)
  await reader.types('textbox Email', customer.email)
  await reader.types('textbox Password', secrets.add(customer.password))
  await reader.types('textbox Confirm password', customer.password)
  await reader.follows('button Create Account')
  await reader.hears('region Messages', 'status', 'Registration successful!')
  await reader.hears(
    'RootWebArea Checkout · Statecart',
    'heading Checkout',
    'group Contact',
    `textbox Email, required, ${customer.email}`,
    'group Delivery',
    'textbox Address, required',
    'combobox Country, Select a country',
    'group Payment',
    'radio New card, checked',
    'textbox CVV, required, 3 digits on the back',
    'region Order Summary',
    'term Total',
    '$207.90',
    'button Place Order',
  )
  for (const [label, text] of Object.entries(address).slice(3)) await reader.types(`textbox ${label}`, text)
  await reader.types('combobox Country', 'United S')
  await reader.types('textbox Card number', secrets.add(card.number))
  await reader.types('textbox Expiry date', card.expiry)
  await reader.follows('button Place Order')
  await reader.hears(
    'alert',
    'link CVV',
    'combobox Country, United States',
    'image Visa',
    'textbox CVV, required, invalid, 3 digits on the back Please enter a valid CVV',
  )
  await reader.types('textbox CVV', secrets.add(card.code))
  await reader.follows('button Place Order')
  await reader.hears(
    'button Processing..., disabled',
    'status',
    'Your order is being placed. Please stay on this page.',
  )
  await reader.hears(
    'RootWebArea Your order · Statecart',
    'link Cart, empty',
    'heading Thank you for your order!',
    'list Items',
    'term Delivery address',
    'link View Order History',
    'Order placed successfully!',
  )
  await reader.follows('link View Order History')
  await expect(shop.articles).toHaveCount(1)
  const number = await shop.articles.getByRole('heading').textContent()
  await reader.hears(
    'heading Your Orders',
    'region Your spending',
    `button Buy again, ${number}`,
    `button Receipt, ${number}`,
  )
})
