import { expect } from '@playwright/test'
import { administrator, customer, register, signIn } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

const confirmation = (shop: Shop) => shop.page.getByRole('alertdialog')

test.describe('settings', () => {
  test.beforeEach(async ({ shop }) => {
    await seedCustomer(shop)
    await shop.goto('/profile/settings')
  })

  test('are saved, and filled in at checkout', async ({ shop }) => {
    await expect(shop.field('Last name')).toHaveValue('Brewster Hopper')
    await shop.field('City').fill('Arlington')
    await shop.field('Country').selectOption('Canada')
    await shop.field('SMS notifications').check()
    await shop.button('Save Changes').click()
    await expect(shop.button('Saving...')).toBeDisabled()
    await shop.says('Settings updated successfully')
    await shop.page.reload()
    await expect(shop.field('City')).toHaveValue('Arlington')
    await expect(shop.field('SMS notifications')).toBeChecked()
    await shop.addToCart(1)
    await shop.goto('/checkout')
    await expect(shop.field('City')).toHaveValue('Arlington')
    await expect(shop.field('Country')).toHaveValue('CA')
  })

  test('Cancel closes the form of a new password while its empty first field has the focus', async ({
    shop,
  }) => {
    await shop.button('Change password').click()
    await expect(shop.field('Current password')).toBeFocused()
    await shop.button('Cancel').click()
    await expect(shop.button('Change password')).toBeFocused()
  })

  test('a new picture of the user appears in another open tab', async ({ shop }) => {
    const other = await shop.anotherTab()
    await other.goto('/profile/orders')
    await other.hydrated()
    await shop.field('Avatar URL').fill('/favicon.svg')
    await shop.button('Save Changes').click()
    const picture = other.page.locator('.sc-account .sc-avatar img:not([hidden])')
    await expect(picture).toHaveAttribute('src', '/favicon.svg')
  })

  test('data is exported, erased, and imported into a new account', async ({ shop }) => {
    await shop.addToCart(1)
    await shop.goto('/profile/settings')
    const download = shop.page.waitForEvent('download')
    await shop.button('Export my data').click()
    const path = await (await download).path()
    await shop.button('Delete account').click()
    await confirmation(shop)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await shop.says('Your account was deleted')
    await expect(shop.page).toHaveURL('/')
    await shop.expectCart(0)
    expect(await shop.stored('registeredUsers')).toEqual([])
    await register(shop, { ...customer, email: 'hopper@shop.example' })
    await shop.goto('/profile/settings')
    await shop.field('Import a file').setInputFiles(path)
    await shop.page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await shop.says('Your data was imported')
    await shop.expectCart(1)
    await expect(shop.field('Email')).toHaveValue('hopper@shop.example')
  })

  test('an erasure signs the tab out, even if its screen is left and opened again meanwhile', async ({
    shop,
  }) => {
    const { page } = shop
    const account = page.getByRole('main')
    await account.getByRole('link', { name: 'Orders' }).click()
    await expect(page).toHaveURL('/profile/orders')
    await account.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/profile/settings')
    await page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype
      IDBDatabase.prototype.transaction = function (...given) {
        const opened = transaction.apply(this, given)
        const isErasing = opened.mode === 'readwrite' && opened.objectStoreNames.contains('registeredUsers')
        if (isErasing) opened.addEventListener('complete', holdOnce, { once: true })
        return opened
      }
      function holdOnce(event: Event) {
        event.stopImmediatePropagation()
        const release = () => event.target?.dispatchEvent(new Event('complete'))
        addEventListener('release-erasure', release, { once: true })
      }
    })
    await shop.button('Delete account').click()
    await confirmation(shop)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await polled(() => shop.stored('registeredUsers')).toEqual([])
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/profile/orders')
    await page.evaluate(() => history.forward())
    await expect(shop.button('Delete account')).toBeVisible()
    await page.evaluate(() => void dispatchEvent(new Event('release-erasure')))
    await shop.says('Your account was deleted')
    await expect(page).toHaveURL('/')
  })
})

test.describe('adding a product', () => {
  test('adds it to the catalogue, where it can be changed and removed', async ({ shop }) => {
    await signIn(shop, administrator)
    await shop.goto('/products/new')
    await shop.field('Title').fill('Folding Lamp')
    await shop.field('Price').fill('0')
    await shop.field('Price').blur()
    await expect(shop.field('Price')).toHaveAccessibleDescription(/Please enter a valid price greater than 0/)
    await shop.field('Price').fill('39.95')
    await shop.field('Category').selectOption({ label: 'Jewelry' })
    await shop.field('Description').fill('Bright and foldable.')
    await shop.field('Image URL').fill('http://elsewhere.example/lamp.png')
    await shop.button('Add Product').click()
    await expect(shop.field('Image URL')).toHaveAccessibleDescription(
      /Invalid image URL. Please provide a valid image link./,
    )
    await shop.field('Image URL').fill(new URL('/icons/icon-192.png', shop.page.url()).href)
    await expect(shop.page.getByRole('img', { name: 'Image preview' })).toBeVisible()
    await shop.button('Add Product').click()
    await expect(shop.page).toHaveURL(/\/products\?new=\d+$/)
    await shop.says('Product added successfully!')
    await shop.goto('/products/new')
    await shop.button('Edit Folding Lamp').click()
    await expect(shop.page).toHaveTitle('Edit Product · Statecart')
    await shop.field('Price').fill('19')
    await shop.button('Save Changes').click()
    await shop.says('Product updated')
    await expect(shop.page.getByRole('main').getByText('$19.00')).toBeVisible()
    await shop.button('Remove Folding Lamp').click()
    await confirmation(shop)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await shop.says('Product removed')
    expect(await shop.stored('products')).toEqual([])
  })
})

test('on a phone, the account menu scrolls to the link with the keyboard focus', async ({ shop }) => {
  await shop.page.setViewportSize({ width: 320, height: 568 })
  await seedCustomer(shop)
  await shop.goto('/profile/wishlist')
  await shop.hydrated()
  const menu = shop.page.getByRole('navigation', { name: 'My Account' })
  await menu.getByRole('link', { name: 'Wishlist' }).focus()
  for (const [key, name] of [
    ['Shift+Tab', 'My Orders'],
    ['Tab', 'Wishlist'],
    ['Tab', 'Payment Methods'],
  ] as const) {
    await shop.page.keyboard.press(key)
    await expect(menu.getByRole('link', { name })).toBeFocused()
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('the wishlist offers Undo, and adds its products to the cart', async ({ shop }) => {
  await seedCustomer(shop)
  // The home page shows random products, and some are sold out.
  for (const id of [1, 1001]) {
    await shop.goto(`/products/${id}`)
    await shop.button('Wishlist').click()
    await expect(shop.button('Wishlist')).toHaveAttribute('aria-pressed', 'true')
  }
  await shop.goto('/profile/wishlist')
  await expect(shop.articles).toHaveCount(2)
  await shop.articles
    .first()
    .getByRole('button', { name: /to wishlist$/ })
    .click()
  await expect(shop.articles).toHaveCount(1)
  const undo = shop.page.getByRole('main').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(shop.articles).toHaveCount(2)
  await shop.button('Add all to cart').click()
  await shop.expectCart(2)
})

test('a card shows its buttons on hover and on keyboard focus, and adds the product', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/products')
  const card = shop.articles.first()
  const add = card.getByRole('button', { name: /to cart$/ })
  const heart = card.getByRole('button', { name: /to wishlist$/ })
  for (const button of [add, heart]) await expect(button).toHaveCSS('opacity', '0')
  await card.hover()
  for (const button of [add, heart]) await expect(button).toHaveCSS('opacity', '1')
  await page.mouse.move(2, 2)
  await expect(add).toHaveCSS('opacity', '0')
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(heart).toBeFocused()
  for (const button of [add, heart]) await expect(button).toHaveCSS('opacity', '1')
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await add.press('Enter')
  await expect(shop.toast('Added to cart!')).toBeVisible()
  await expect(shop.toast('Added to cart!')).toBeHidden()
  await shop.expectCart(1)
  await expect(page).toHaveURL('/products')
})

test('a card is a real link: a middle click opens it in a new tab', async ({ shop, context }) => {
  await shop.goto('/products')
  const opened = context.waitForEvent('page')
  await shop.articles.nth(1).getByRole('link').click({ button: 'middle' })
  await expect(await opened).toHaveURL('/products/2')
  await expect(shop.page).toHaveURL('/products')
  await shop.articles.first().click({ position: { x: 60, y: 60 } })
  await expect(shop.page).toHaveURL('/products/1')
})
