import { expect } from '@playwright/test'
import { card, fillCard } from '../fixtures/checkout.ts'
import { seedCustomer } from '../fixtures/seed.ts'
import type { Shop } from '../fixtures/shop.ts'
import { settled, walkTo } from '../fixtures/walk.ts'
import { hostileProducts, poisonSources } from './hostile-sources.ts'
import { reportUnharmed, sample, test } from './malice-test.ts'
import { payloads } from './payloads.ts'

test.beforeEach(({ context }) => poisonSources(context))

/** Scrolls through the grid so that every row is rendered once. */
async function scrollThrough(shop: Shop): Promise<void> {
  await shop.page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
  })
}

test('texts of a source are shown as text on every page', {
  tag: '@storm',
}, async ({ shop }) => {
  await shop.goto('/products')
  await settled(shop)
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  await scrollThrough(shop)
  await expect(shop.page.getByLabel('Category').getByRole('option')).not.toHaveCount(5)
  const visited = sample(hostileProducts, 6)
  for (const id of visited) {
    await walkTo(shop, `/products/${id}`)
    expect(await shop.title()).not.toBe('')
  }
  await walkTo(shop, '/')
  reportUnharmed(
    'products',
    `${payloads.length} payloads in every property of both sources; ${visited.length} pages`,
  )
})

test('texts of a source are shown as text in the search suggestions', async ({ shop }) => {
  await shop.goto('/about')
  const box = shop.header.getByRole('combobox', { name: 'Search the shop' })
  for (const text of ['<img', 'script', 'javascript:', '=HYP', '{{']) {
    await box.fill(text)
    await expect(shop.header.getByRole('option').filter({ hasText: text })).not.toHaveCount(0)
  }
})

test('texts of a source are shown as text from the cart to the order and its receipt', async ({
  shop,
}, testInfo) => {
  await seedCustomer(shop)
  await shop.goto('/products')
  await settled(shop)
  for (const article of (await shop.articles.all()).slice(0, 6)) {
    // Dispatches the clicks, because toasts may cover the buttons.
    await article.getByRole('button', { name: /to cart$/ }).dispatchEvent('click')
    await article.getByRole('button', { name: /to wishlist$/ }).dispatchEvent('click')
  }
  await shop.expectCart(6)
  for (const path of ['/profile/wishlist', '/cart', '/checkout']) await walkTo(shop, path)
  for (const label of ['First name', 'Last name', 'Address', 'City', 'State', 'ZIP code']) {
    await shop.field(label).fill('<img src=x onerror=ran()>')
  }
  await shop.field('Country').selectOption('US')
  await fillCard(shop)
  await shop.field('Name on card').fill(`${card.holder}"><script>ran()</script>`)
  await shop.button('Place Order').click()
  await expect(shop.page).toHaveURL(/\/order-confirmation\?order=order-/)
  const download = shop.page.waitForEvent('download')
  await shop.page.getByRole('button', { name: /receipt/i }).click()
  const file = testInfo.outputPath('receipt.html')
  await (await download).saveAs(file)
  const receipt = await shop.page.context().newPage()
  await receipt.goto(`file://${file}`)
  await expect(receipt.getByRole('row')).not.toHaveCount(0)
  await receipt.close()
  await walkTo(shop, '/profile/orders')
  await expect(shop.articles).toHaveCount(1)
})
