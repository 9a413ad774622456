import { expect } from '@playwright/test'
import { fillCard, fillCheckout } from './fixtures/checkout.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions, reportFigure } from './fixtures/storm.ts'

const confirmation = /\/order-confirmation\?order=order-/

async function expectOneOrder(shop: Shop): Promise<void> {
  await polled(async () => (await shop.stored('orders')).length).toBe(1)
  await shop.goto('/profile/orders')
  await expect(shop.articles).toHaveCount(1)
  await shop.expectCart(0)
}

test.beforeEach(async ({ shop }) => {
  await seedCustomer(shop)
  await shop.addToCart(1)
})

test('a purchase ends on its confirmation, and Back does not offer it again', async ({ shop }) => {
  await shop.goto('/cart')
  await shop.page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(shop.page).toHaveURL('/checkout')
  await fillCheckout(shop)
  await shop.button('Place Order').click()
  await expect(shop.button('Processing...')).toBeDisabled()
  await expect(shop.page).toHaveURL(confirmation)
  await shop.says('Order placed successfully!')
  await shop.page.goBack()
  await expect(shop.page).toHaveURL('/cart')
  await expect(shop.page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expectOneOrder(shop)
})

for (const count of repetitions([2], [2, 4])) {
  test(`${count} tabs place a single order`, { tag: '@storm' }, async ({ shop }) => {
    const tabs = [shop]
    while (tabs.length < count) tabs.push(await shop.anotherTab())
    for (const tab of tabs) {
      await tab.goto('/checkout')
      await fillCheckout(tab)
    }
    await Promise.all(tabs.map((tab) => tab.button('Place Order').click()))
    for (const tab of tabs) await expect(tab.page).toHaveURL(confirmation)
    expect(new Set(tabs.map(({ page }) => page.url())).size).toBe(1)
    await expectOneOrder(shop)
    reportFigure(
      `One attempt, ${count} tabs`,
      'Place Order pressed in all tabs at once',
      '1 order, the same confirmation in each',
    )
  })
}

test('a reload at any step keeps the form values, and never places a second order', async ({ shop }) => {
  await shop.goto('/checkout')
  await shop.field('City').fill('Arlington')
  await shop.field('City').blur()
  await polled(async () => (await shop.stored('drafts')).length).toBe(1)
  await shop.page.reload()
  await expect(shop.field('City')).toHaveValue('Arlington')

  await fillCheckout(shop)
  await shop.field('CVV').blur()
  await polled(async () => (await shop.stored('drafts'))[0]?.values.expiryDate).toBe('12/40')
  await shop.page.reload()
  await expect(shop.field('Address')).toHaveValue('1 Compiler Way')
  await expect(shop.field('Expiry date')).toHaveValue('12/40')
  await expect(shop.field('Card number')).toHaveValue('')
  await expect(shop.field('CVV')).toHaveValue('')

  await fillCard(shop)
  await shop.button('Place Order').click()
  await expect(shop.button('Processing...')).toBeVisible()
  await shop.page.reload()
  await expect(shop.field('Address')).toHaveValue('1 Compiler Way')
  expect(await shop.stored('orders')).toEqual([])

  await fillCard(shop)
  await shop.button('Place Order').click()
  await expect(shop.page).toHaveURL(confirmation)
  await shop.page.reload()
  await expect(shop.heading).toHaveText('Thank you for your order!')
  // A reload right after the navigation can come before the draft is removed. The next visit to the checkout removes it.
  await shop.page.goto('/checkout')
  await polled(() => shop.stored('drafts')).toEqual([])
  await expectOneOrder(shop)
})

test('a page that crashes right after its order is stored shows the confirmation when it is opened again', async ({
  shop,
}) => {
  const { page } = shop
  await shop.goto('/checkout')
  await fillCheckout(shop)
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...given) {
      const opened = transaction.apply(this, given)
      const isOrdering = opened.mode === 'readwrite' && opened.objectStoreNames.contains('orders')
      if (isOrdering) opened.addEventListener('complete', (event) => event.stopImmediatePropagation())
      return opened
    }
  })
  await shop.button('Place Order').click()
  await polled(async () => (await shop.stored('orders')).length).toBe(1)
  await expect(shop.button('Processing...')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(confirmation)
  await shop.says('Order placed successfully!')
  await page.goBack()
  await expect(page).toHaveURL('/cart')
  await expectOneOrder(shop)
})

test('the caret keeps its position while typing', async ({ shop }) => {
  await shop.goto('/checkout')
  const number = shop.field('Card number')
  await number.pressSequentially('4242 4242-4242x42')
  await expect(number).toHaveValue('4242 4242 4242 42')
  await expect(shop.page.getByRole('main').getByRole('img', { name: 'Visa' })).toBeVisible()
  for (let step = 0; step < 8; step += 1) await number.press('ArrowLeft')
  await number.press('9')
  const caret = () => number.evaluate((input: HTMLInputElement) => input.selectionStart)
  await expect(number).toHaveValue('4242 4242 9424 242')
  expect(await caret()).toBe(11)
  await number.press('Backspace')
  await number.press('Backspace')
  await expect(number).toHaveValue('4242 4244 2424 2')
  expect(await caret()).toBe(8)
})
