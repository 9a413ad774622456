import { expect } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { placeOrder } from './fixtures/checkout.ts'
import { administrator, register, signIn } from './fixtures/people.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { breakSources, faults, sourceTrouble } from './fixtures/sources.ts'
import { failedRequests } from './fixtures/trouble.ts'
import { openPaths, ownPaths, settled, walkTo } from './fixtures/walk.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1366, height: 768 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(90_000)

async function expectAccessibleFourWays(shop: Shop, path: string): Promise<void> {
  await walkTo(shop, path)
  for (const viewport of [phone, desktop]) {
    await shop.page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await shop.page.emulateMedia({ colorScheme })
      await settled(shop)
      await expectAccessible(shop, `${path}, ${viewport.width} wide, ${colorScheme}`)
    }
  }
}

for (const paths of [openPaths.slice(0, 6), openPaths.slice(6)]) {
  test(`at rest: ${paths.join(' ')}`, async ({ shop }) => {
    await shop.goto('/about')
    for (const path of paths) await expectAccessibleFourWays(shop, path)
  })
}

test('at rest: what belongs to somebody, while there is nothing yet', async ({ shop }) => {
  await signIn(shop, administrator)
  for (const path of ownPaths) await expectAccessibleFourWays(shop, path)
})

test('at rest: what belongs to somebody, when there is something', async ({ shop }) => {
  await signIn(shop, administrator)
  await shop.addToCart(1)
  await placeOrder(shop)
  await expectAccessibleFourWays(shop, new URL(shop.page.url()).pathname + new URL(shop.page.url()).search)
  await walkTo(shop, '/products/2')
  await shop.button('Add to Cart').click()
  await shop.button('Wishlist').click()
  await shop.expectCart(1)
  for (const path of ['/cart', '/checkout', '/profile/orders', '/profile/wishlist']) {
    await expectAccessibleFourWays(shop, path)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the menu, the filters, and the cart of a guest', async ({ shop }) => {
    await shop.goto('/products')
    await settled(shop)
    await shop.button('Open menu').click()
    await expect(shop.button('Close menu')).toBeVisible()
    await expectAccessible(shop, 'menu')
    await shop.button('Close menu').click()
    await shop.button('More filters').click()
    await expect(shop.page.getByRole('slider', { name: 'Minimum price' })).toBeVisible()
    await expectAccessible(shop, 'filters')
    await shop.cartLink.click()
    await expect(shop.page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    await settled(shop)
    await expectAccessible(shop, 'empty cart')
    await shop.page.keyboard.press('Escape')
    await walkTo(shop, '/products/1')
    await shop.button('Add to Cart').click()
    await shop.expectCart(1)
    await shop.cartLink.click()
    await expect(shop.page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
    await settled(shop)
    await expectAccessible(shop, 'full cart')
  })
})

test('menus, preferences, suggestions and a toast', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/about')
  await shop.button('Account menu').click()
  await expect(page.getByRole('menuitem')).toHaveCount(1)
  await expectAccessible(shop, 'account menu of a guest')
  await shop.button('Preferences').click()
  await expect(page.getByLabel('Language')).toBeVisible()
  await expectAccessible(shop, 'preferences')
  await page.keyboard.press('Escape')
  const search = page.getByRole('combobox', { name: 'Search the shop' })
  await search.fill('ring')
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.press('ArrowDown')
  await expectAccessible(shop, 'suggestions')
  await search.fill('nothing is called this')
  await expect(page.getByText('No products found', { exact: true })).toBeVisible()
  await expectAccessible(shop, 'no suggestions')
  await walkTo(shop, '/products/1')
  await shop.button('Add to Cart').click()
  await expect(shop.toast('Added to cart!')).toBeVisible()
  await expectAccessible(shop, 'toast')
})

for (const { path, button } of [
  { path: '/login', button: 'Sign in' },
  { path: '/register', button: 'Create Account' },
  { path: '/contact', button: 'Send Message' },
]) {
  test(`refusals on ${path}`, async ({ shop }) => {
    await shop.goto(path)
    await shop.page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    await expect(shop.page.locator('[aria-invalid="true"]').first()).toBeFocused()
    await expectAccessible(shop, path)
  })
}

test('the administrator’s menu, and a refused product', async ({ shop }) => {
  const { page } = shop
  await signIn(shop, administrator)
  await shop.button('Account menu').click()
  await expect(page.getByRole('menuitem')).toHaveCount(6)
  await expectAccessible(shop, 'account menu of the administrator')
  await page.keyboard.press('Escape')
  await walkTo(shop, '/products/new')
  await page.getByRole('main').getByRole('button', { name: 'Add Product', exact: true }).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectAccessible(shop, '/products/new')
})

test('refusals and questions inside the account', async ({ shop }) => {
  const { page } = shop
  const refused = page.locator('[aria-invalid="true"]').first()
  const question = page.getByRole('alertdialog')
  await register(shop)
  await walkTo(shop, '/profile/settings')
  await shop.field('Last name').fill('')
  await shop.button('Save Changes').click()
  await expect(refused).toBeVisible()
  await expectAccessible(shop, '/profile/settings')
  await walkTo(shop, '/profile/payment')
  await shop.button('Add Payment Method').click()
  await shop.button('Save Card').click()
  await expect(refused).toBeVisible()
  await expectAccessible(shop, '/profile/payment')
  await page.getByRole('button', { name: /^Remove .*4242/ }).click()
  await expect(question).toBeVisible()
  await settled(shop)
  await expectAccessible(shop, 'remove a card?')
  await page.keyboard.press('Escape')
  await shop.addToCart(1)
  await walkTo(shop, '/checkout')
  await shop.button('Place Order').click()
  await expect(refused).toBeVisible()
  await expectAccessible(shop, '/checkout')
  await walkTo(shop, '/cart')
  await shop.button('Clear Cart').click()
  await expect(question).toBeVisible()
  await settled(shop)
  await expectAccessible(shop, 'clear the cart?')
  await question.getByRole('button', { name: /^Clear/ }).click()
  await expect(shop.button('Undo').first()).toBeVisible()
  await expectAccessible(shop, 'cleared cart')
})

test('nothing found, no such product, no such page', async ({ shop, trouble }) => {
  trouble.expect(...sourceTrouble, failedRequests)
  await shop.goto('/products?search=nothing-is-called-this')
  await expect(shop.page.getByText('No products found').first()).toBeVisible()
  await expectAccessible(shop, 'nothing found')
  await walkTo(shop, '/products/999999')
  await expect(shop.heading).toHaveText('Product not found')
  await expectAccessible(shop, 'no such product')
  await walkTo(shop, '/nothing-here')
  await expect(shop.heading).toHaveText('Unexpected Application Error!')
  await expectAccessible(shop, 'no such page')
})

test('one source failing', async ({ shop, trouble, context }) => {
  trouble.expect(...sourceTrouble)
  await breakSources(context, faults.html, 'one')
  await shop.goto('/products')
  await expect(shop.notice('Some products could not be loaded')).toBeVisible()
  await settled(shop)
  await expectAccessible(shop, 'some products')
})

test('both sources failing', async ({ shop, trouble, context }) => {
  trouble.expect(...sourceTrouble)
  await breakSources(context, faults.html)
  for (const path of ['/products', '/products/1', '/']) {
    await shop.goto(path)
    await expect(shop.page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible()
    await expectAccessible(shop, `${path} without products`)
  }
})
