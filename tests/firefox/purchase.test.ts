import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Firefox, openFirefox } from './fixtures/firefox.ts'

const home = process.env.SHOP_URL ?? ''
const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]
const delivery = {
  Address: '1 Compiler Way',
  City: 'Arlington',
  State: 'VA',
  'ZIP code': '22201',
  'Card number': '4242 4242 4242 4242',
  'Expiry date': '12/40',
  CVV: '907',
}

/** Firefox reports the page's structured data as a script when it is rewritten. It is data, and is rewritten anyway. */
const factsFilled = /blocked assigning to an injection sink/

let firefox: Firefox
beforeAll(async () => {
  firefox = await openFirefox()
})
afterAll(() => firefox.close())

test.each(windows)('a guest buys something, $width wide', async ({ width, height }) => {
  const tab = await firefox.tab(width, height)
  await tab.goto(`${home}/products/1`)
  await expect
    .poll(() => tab.evaluate(`document.getElementById('structured-data').text`))
    .toContain('"@type":"Product"')
  await tab.click('button', 'Add to Cart')
  await tab.click('link', 'Cart, 1 item')
  await tab.expect('dialog', 'Your cart')
  await tab.click('link', 'Sign in to check out')
  await tab.click('link', 'Create an account')
  await tab.type('Full name', 'Grace Hopper')
  await tab.type('Email', `grace-${width}@shop.example`)
  await tab.type('Password', 'nanoseconds & bugs')
  await tab.type('Confirm password', 'nanoseconds & bugs')
  await tab.click('button', 'Create Account')
  await tab.expect('heading', 'Checkout')
  for (const [label, text] of Object.entries(delivery)) await tab.type(label, text)
  await tab.type('Country', 'United S')
  await tab.click('button', 'Place Order')
  await tab.expect('heading', 'Thank you for your order!')
  await tab.click('link', 'View Order History')
  await tab.expect('heading', 'Your Orders')
  await expect.poll(() => tab.count('article')).toBe(1)
  await tab.goto(`${home}/profile/orders`)
  await expect.poll(() => tab.count('article')).toBe(1)
  await tab.click('button', 'Account menu')
  await tab.click('menuitem', 'Sign Out')
  await tab.expect('link', 'Cart, empty')
  expect(firefox.errors().filter((text) => !factsFilled.test(text))).toEqual([])
})
