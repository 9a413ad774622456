import { expect } from '@playwright/test'
import { expectAccessible, isFullRun, phoneLooks, stateLooks } from './fixtures/axe.ts'
import { fillCheckout } from './fixtures/checkout.ts'
import { deleteShopData } from './fixtures/database.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { seedAdministrator, seedCustomer } from './fixtures/seed.ts'
import { serveShells } from './fixtures/shells.ts'
import { test } from './fixtures/shop-test.ts'
import { breakSources, faults, sourceErrors } from './fixtures/sources.ts'
import { bannersLoaded, ownPaths, settled, walkTo } from './fixtures/walk.ts'

for (const { viewport, colorScheme } of isFullRun ? phoneLooks : phoneLooks.slice(0, 1)) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, hasTouch: true })

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
}

for (const { viewport, colorScheme } of stateLooks) {
  test.describe(`${viewport.width} wide, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

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

    test('refused guest forms, no results, unknown product and unknown page', async ({
      shop,
      pageErrors,
    }) => {
      pageErrors.expect(...sourceErrors, failedRequests)
      const { page } = shop
      await shop.goto('/about')
      for (const { path, button } of [
        { path: '/login', button: 'Sign in' },
        { path: '/register', button: 'Create Account' },
        { path: '/contact', button: 'Send Message' },
      ]) {
        await walkTo(shop, path)
        await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
        await expectAccessible(shop, `${path} refused`)
      }
      await walkTo(shop, '/products?search=nothing-is-called-this')
      await expect(page.getByText('No products found').first()).toBeVisible()
      await expectAccessible(shop, 'nothing found')
      await walkTo(shop, '/products/999999')
      await expect(shop.heading).toHaveText('Product not found')
      await expectAccessible(shop, 'no such product')
      await walkTo(shop, '/nothing-here')
      await expect(shop.heading).toHaveText('Unexpected Application Error!')
      await expectAccessible(shop, 'no such page')
    })

    test('the administrator’s pages while they are empty', async ({ shop }) => {
      const { page } = shop
      await seedAdministrator(shop)
      await shop.goto('/about')
      await shop.button('Account menu').click()
      await expect(page.getByRole('menuitem')).toHaveCount(6)
      await expectAccessible(shop, 'account menu of the administrator')
      await page.keyboard.press('Escape')
      for (const path of ownPaths.slice(0, 4)) {
        await walkTo(shop, path)
        await expectAccessible(shop, `${path}, nothing there`)
      }
      await walkTo(shop, '/products/new')
      await page.getByRole('main').getByRole('button', { name: 'Add Product', exact: true }).click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
      await expectAccessible(shop, '/products/new refused')
    })

    test('refused forms and confirmations in the account', async ({ shop }) => {
      const { page } = shop
      const refused = page.locator('[aria-invalid="true"]').first()
      const question = page.getByRole('alertdialog')
      await seedCustomer(shop)
      await shop.goto('/profile/settings')
      await shop.field('Last name').fill('')
      await shop.button('Save Changes').click()
      await expect(refused).toBeVisible()
      await expectAccessible(shop, '/profile/settings refused')
      await shop.button('Delete account').click()
      await expect(question).toBeVisible()
      await settled(shop)
      await expectAccessible(shop, 'delete the account?')
      await page.keyboard.press('Escape')
      await walkTo(shop, '/profile/payment')
      await shop.button('Add Payment Method').click()
      await shop.button('Save Card').click()
      await expect(refused).toBeVisible()
      await expectAccessible(shop, '/profile/payment refused')
      await page.getByRole('button', { name: /^Remove .*4242/ }).click()
      await expect(question).toBeVisible()
      await settled(shop)
      await expectAccessible(shop, 'remove a card?')
      await page.keyboard.press('Escape')
      await walkTo(shop, '/products/1')
      await shop.button('Add to Cart').click()
      await shop.expectCart(1)
      await walkTo(shop, '/checkout')
      await shop.button('Place Order').click()
      await expect(refused).toBeVisible()
      await expectAccessible(shop, '/checkout refused')
      await walkTo(shop, '/cart')
      await shop.button('Clear Cart').click()
      await expect(question).toBeVisible()
      await settled(shop)
      await expectAccessible(shop, 'clear the cart?')
      await question.getByRole('button', { name: /^Clear/ }).click()
      await expect(shop.button('Undo').first()).toBeVisible()
      await expectAccessible(shop, 'cleared cart')
    })

    test('waiting for products, a payment and the network', async ({ shop, pageErrors, context }) => {
      pageErrors.expect(...sourceErrors, failedRequests)
      await serveShells(context)
      const repair = await breakSources(context, faults.silent)
      const placeholders = shop.page.getByTestId('product-skeleton')
      for (const [path, isLoading] of [
        [
          '/products',
          async () => {
            await expect(placeholders).toHaveCount(8)
            await expect(shop.notice('Loading products')).toBeVisible()
          },
        ],
        ['/', () => expect(placeholders).toHaveCount(8)],
        ['/products/1', () => expect(shop.heading).toHaveText('Loading product')],
      ] as const) {
        await shop.goto(path)
        await expect(shop.page.locator('.sc-skeleton').first()).toBeVisible()
        await isLoading()
        await expectAccessible(shop, `${path}, loading`)
      }
      await repair()
      await seedCustomer(shop)
      await shop.addToCart(1)
      await walkTo(shop, '/checkout')
      await fillCheckout(shop)
      await shop.button('Place Order').click()
      await expect(shop.button('Processing...')).toBeVisible()
      await expectAccessible(shop, 'placing an order')
      await context.setOffline(true)
      await expect(shop.notice('You are offline')).toBeVisible()
      await expectAccessible(shop, 'offline')
    })

    test('sources failing', async ({ shop, pageErrors, context }) => {
      pageErrors.expect(...sourceErrors)
      const repair = await breakSources(context, faults.html, 'one')
      await shop.goto('/products')
      await expect(shop.notice('Some products could not be loaded')).toBeVisible()
      await settled(shop)
      await bannersLoaded(shop.page)
      await expectAccessible(shop, 'some products')
      await repair()
      await deleteShopData(shop.page)
      await serveShells(context)
      await breakSources(context, faults.html)
      for (const path of ['/products', '/products/1', '/']) {
        await shop.goto(path)
        await expect(shop.page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible()
        await bannersLoaded(shop.page)
        await expectAccessible(shop, `${path} without products`)
      }
    })
  })
}
