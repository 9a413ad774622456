import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { card, placeOrder } from './fixtures/checkout.ts'
import { signOut } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer, seedOrder } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'

test('can be printed and saved, and shows the order only to its owner', async ({ shop, page }) => {
  await seedCustomer(shop)
  await shop.addToCart(1)
  await placeOrder(shop)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shop.button('Download receipt').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ORD-\d{1,6}\.html$/)
  const receipt = await readFile(await download.path(), 'utf8')
  expect(receipt).toContain('1 Compiler Way')
  expect(receipt).not.toContain(card.number)
  expect(receipt).not.toMatch(/src=|<link|<script/)

  await page.emulateMedia({ media: 'print' })
  await expect(shop.heading).toBeVisible()
  await expect(shop.button('Print')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  // A4 without its margins is 718 by 1045. The order fits, and the height of the window adds nothing to it.
  await page.setViewportSize({ width: 718, height: 3000 })
  // Some browsers print the background and others do not, so the icon must be visible on white, and the background white.
  const icon = page.getByRole('listitem').filter({ hasText: 'Order Confirmed' }).locator('svg')
  await expect(icon).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(icon.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const printed = await page.getByRole('main').boundingBox()
  expect(printed && printed.y + printed.height).toBeLessThan(1045)
  await page.emulateMedia({ media: 'screen' })

  const address = page.url()
  const main = page.getByRole('main')
  await page.reload()
  await expect(main).toContainText(/ORD-\d{1,6}\b/)
  await expect(main).toContainText('1 Compiler Way')
  await expect(main).toContainText('•••• 4242')
  for (const step of ['Order Confirmed', 'Processing Order', 'Shipping', 'Estimated Delivery'])
    await expect(main.getByRole('listitem').filter({ hasText: step })).toBeVisible()

  await signOut(shop)
  await seedCustomer(shop, { name: 'Mallory', email: 'mallory@shop.example', password: 'curious' })
  await page.goto(address)
  await expect(shop.heading).toHaveText('Order not found')
  await main.getByRole('link', { name: 'View Order History' }).click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
})

test('the list of items continues on the second sheet', async ({ shop, page }) => {
  await seedCustomer(shop)
  await shop.goto('/products')
  await shop.hydrated()
  const items = 17
  for (let at = 0; at < items; at += 1)
    await shop.articles
      .nth(at)
      .getByRole('button', { name: /^Add .* to cart$/ })
      .click()
  await polled(() => shop.storedItems()).toBe(items)
  await seedOrder(shop)
  await expect(shop.heading).toHaveText('Thank you for your order!')
  const file = await page.pdf({ format: 'A4' })
  // Without a break inside the list, it would begin on the second sheet and end on the third.
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})
