import { expect } from '@playwright/test'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { allProducts, breakSources } from './fixtures/sources.ts'

const box = (shop: Shop) => shop.header.getByRole('combobox', { name: 'Search the shop' })
const list = (shop: Shop) => shop.header.getByRole('listbox')
const options = (shop: Shop) => list(shop).getByRole('option')

test('can be used with the keyboard only', async ({ shop }) => {
  await shop.goto('/about')
  await shop.hydrated()
  await shop.page.keyboard.press('/')
  await expect(box(shop)).toBeFocused()
  await shop.page.keyboard.type('shirt')
  await expect(options(shop).first()).toBeVisible()
  await shop.page.keyboard.press('ArrowDown')
  const chosen = options(shop).and(shop.page.locator('[aria-selected="true"]'))
  const words = await chosen.textContent()
  const title = words?.replace(/\s*\$\d+\.\d\d$/, '') || 'no title'
  await expect(box(shop)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await shop.page.keyboard.press('Enter')
  await expect(shop.heading).toHaveText(title)
  await expect(box(shop)).toHaveValue('')
  await expect(list(shop)).toBeHidden()
})

test('scrolls to the option that is chosen with the keyboard', async ({ shop }) => {
  await shop.page.setViewportSize({ width: 640, height: 256 })
  await shop.goto('/about')
  await shop.hydrated()
  await box(shop).fill('in')
  await expect(options(shop)).toHaveCount(5)
  // In a narrower list, titles break inside words.
  expect((await list(shop).boundingBox())?.width).toBeGreaterThan(280)
  await box(shop).press('ArrowUp')
  await expect(options(shop).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(shop).last()).toBeInViewport({ ratio: 1 })
  await box(shop).press('ArrowDown')
  await expect(options(shop).first()).toBeInViewport({ ratio: 1 })
})

test('leaves the focus on the heading of the results after its button was pressed', async ({ shop }) => {
  await shop.goto('/products')
  await shop.hydrated()
  for (const how of ['another search', 'the same search again']) {
    await box(shop).fill('lamp')
    await shop.page.keyboard.press('Tab')
    await expect(shop.header.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
    await shop.page.keyboard.press('Enter')
    await expect(shop.page).toHaveURL(/search=lamp/)
    await expect(shop.heading, how).toBeFocused()
  }
})

test('shows that it is searching, and ignores a late answer', async ({ shop, context }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await breakSources(context, (route) => released.then(() => route.continue()).catch(() => undefined))
  await shop.goto('/products')
  await box(shop).fill('lamp')
  await expect(shop.header.getByText('Loading...')).toBeVisible()
  await box(shop).press('Escape')
  release()
  await expect(shop.notice(allProducts)).toBeVisible()
  await expect(list(shop)).toBeHidden()
  await box(shop).press('ArrowDown')
  await expect(options(shop).first()).toBeVisible()
})
