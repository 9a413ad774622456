import { expect } from '@playwright/test'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { breakSources, faults, sourceErrors } from './fixtures/sources.ts'

const box = (shop: Shop) => shop.header.getByRole('combobox', { name: 'Search the shop' })
const list = (shop: Shop) => shop.header.getByRole('listbox')
const options = (shop: Shop) => list(shop).getByRole('option')

test('suggests at most five products, with prices in the chosen currency', async ({ shop }) => {
  await shop.goto('/about')
  await box(shop).fill('lo')
  await expect(options(shop)).toHaveCount(5)
  for (const option of await options(shop).all()) await expect(option).toContainText(/\$\d+\.\d\d$/)
  await expect(shop.header.getByRole('status').filter({ hasText: '5 suggestions' })).toHaveCount(1)
})

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

test('closes on Escape and on a click outside', async ({ shop }) => {
  await shop.goto('/about')
  await box(shop).fill('lamp')
  await expect(list(shop)).toBeVisible()
  await shop.page.keyboard.press('Escape')
  await expect(list(shop)).toBeHidden()
  await expect(box(shop)).toHaveValue('lamp')
  await shop.page.keyboard.press('ArrowDown')
  await expect(list(shop)).toBeVisible()
  await shop.page.getByRole('main').click({ position: { x: 4, y: 500 } })
  await expect(list(shop)).toBeHidden()
})

test('opens the catalogue with the results', async ({ shop }) => {
  await shop.goto('/')
  await expect(shop.button('Search')).toBeDisabled()
  await box(shop).fill('  oak & co ')
  await shop.button('Search').click()
  await expect(shop.page).toHaveURL('/products?search=oak+%26+co')
  await expect(shop.field('Search products')).toHaveValue('oak & co')
  await expect(box(shop)).toHaveValue('')
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

test('shows that nothing was found, also while more is typed', async ({ shop }) => {
  await shop.goto('/about')
  await box(shop).fill('zzz')
  const none = shop.header.getByText('No products found')
  await expect(none).toBeVisible()
  await box(shop).press('z')
  await expect(none).toBeVisible()
  await box(shop).fill('z')
  await expect(none).toHaveCount(0)
})

test('shows that it is searching, and ignores a late answer', async ({ shop, context }) => {
  await breakSources(context, faults.slow)
  await shop.goto('/products')
  await box(shop).fill('lamp')
  await expect(shop.header.getByText('Loading...')).toBeVisible()
  await box(shop).press('Escape')
  await expect(shop.articles.first()).toBeVisible()
  await expect(list(shop)).toBeHidden()
  await box(shop).press('ArrowDown')
  await expect(options(shop).first()).toBeVisible()
})

test('closes when no source answers', async ({ shop, context, pageErrors }) => {
  pageErrors.expect(...sourceErrors, /Suggestions could not be fetched/)
  await breakSources(context, faults.html)
  await shop.goto('/about')
  await box(shop).fill('lamp')
  await box(shop).press('ArrowDown')
  await expect(list(shop)).toBeHidden()
  await expect(shop.header.getByText('Loading...')).toBeHidden()
  await expect(box(shop)).toHaveValue('lamp')
})
