import { expect } from '@playwright/test'
import { administrator, customer, register, signIn, signOut } from './fixtures/people.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

const question = (shop: Shop) => shop.page.getByRole('alertdialog')

test.describe('payment methods', () => {
  test.beforeEach(async ({ shop }) => {
    await register(shop)
    await shop.goto('/profile/payment')
  })

  test('a card is added, made the default and removed', async ({ shop }) => {
    await shop.button('Add Payment Method').click()
    await shop.field('Card number').pressSequentially(shop.secrets.add('5555555555554444'))
    await expect(shop.field('Card number')).toHaveValue('5555 5555 5555 4444')
    await shop.field('Cardholder name').fill(customer.name)
    await shop.field('Expiry date').pressSequentially('1240')
    await expect(shop.field('Expiry date')).toHaveValue('12/40')
    await shop.field('CVV').fill(shop.secrets.add('907'))
    await shop.button('Save Card').click()
    await shop.says('Payment method added successfully')
    await expect(shop.page.getByRole('main').getByText('•••• 4444')).toBeVisible()
    await shop.page.getByRole('button', { name: /^Set as default.*4444/ }).click()
    await shop.says('Default payment method updated')
    await shop.page.getByRole('button', { name: /^Remove.*4444/ }).click()
    await question(shop)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await shop.says('Payment method removed')
    await expect(shop.page.getByRole('main').getByText('Default', { exact: true })).toHaveCount(0)
    await shop.page.reload()
    await expect(shop.page.getByRole('main').getByText('•••• 4242')).toBeVisible()
    await expect(shop.page.getByRole('main').getByText('•••• 4444')).toHaveCount(0)
  })

  test('every field of the card refuses in its own words', async ({ shop }) => {
    await shop.button('Add Payment Method').click()
    const refusals: [string, string, string][] = [
      ['Card number', '5555 5555 5555 4445', 'Please enter a valid card number'],
      ['Cardholder name', 'Al', 'Please enter a valid cardholder name'],
      ['Expiry date', '01/20', 'Please enter a valid expiry date'],
      ['CVV', '12', 'Please enter a valid CVV'],
    ]
    for (const [label, wrong, message] of refusals) {
      await shop.field(label).fill(wrong)
      await shop.field(label).blur()
      await expect(shop.field(label), label).toHaveAccessibleDescription(new RegExp(message))
    }
    await shop.button('Save Card').click()
    await expect(shop.field('Card number')).toBeFocused()
  })
})

test.describe('settings', () => {
  test.beforeEach(async ({ shop }) => {
    await register(shop)
    await shop.goto('/profile/settings')
  })

  test('are kept, and lie ready at checkout', async ({ shop }) => {
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

  test('refuse in the words of the field, and keep what was typed over a reload', async ({ shop }) => {
    const refusals: [string, string, string][] = [
      ['First name', '', 'First name is required'],
      ['Last name', ' ', 'Last name is required'],
      ['Email', '', 'Email is required'],
      ['Email', 'grace@', 'Please enter a valid email address'],
      ['Avatar URL', 'javascript:alert(1)', 'Invalid image URL. Please provide a valid image link.'],
    ]
    for (const [label, wrong, message] of refusals) {
      await shop.field(label).fill(wrong)
      await shop.field(label).blur()
      await expect(shop.field(label), label).toHaveAccessibleDescription(new RegExp(message))
    }
    await shop.button('Save Changes').click()
    await expect(shop.field('Avatar URL')).toBeFocused()
    await expect.poll(async () => (await shop.stored('drafts'))[0]?.values.email).toBe('grace@')
    await shop.page.reload()
    await expect(shop.field('Email')).toHaveValue('grace@')
    await shop.button('Discard changes').click()
    await expect(shop.field('Email')).toHaveValue(customer.email)
  })

  test('change the password', async ({ shop }) => {
    const wanted = shop.secrets.add('a better one')
    await shop.button('Change password').click()
    await shop.field('Current password').fill(shop.secrets.add('not this one'))
    await shop.field('New password').fill(wanted)
    await shop.field('Confirm new password').fill(wanted)
    await shop.button('Save new password').click()
    await expect(shop.field('Current password')).toHaveAccessibleDescription(
      /This is not your current password/,
    )
    await shop.field('Current password').fill(customer.password)
    await shop.button('Save new password').click()
    await shop.says('Password changed')
    await signOut(shop)
    await signIn(shop, { email: customer.email, password: wanted })
  })

  test('one’s data is taken away, erased, and brought into a new account', async ({ shop }) => {
    await shop.addToCart(1)
    await shop.goto('/profile/settings')
    const download = shop.page.waitForEvent('download')
    await shop.button('Export my data').click()
    const path = await (await download).path()
    await shop.button('Delete account').click()
    await question(shop)
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

  test('a file that is not of this shop is refused', async ({ shop }) => {
    const file = {
      name: 'data.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"other"}'),
    }
    await shop.field('Import a file').setInputFiles(file)
    await shop.says('This file could not be imported')
    await expect(shop.page.getByRole('main').getByRole('alert')).toContainText(
      'does not contain data from this shop',
    )
  })
})

test.describe('adding a product', () => {
  test('is for administrators', async ({ shop }) => {
    await shop.page.goto('/products/new')
    await expect(shop.page).toHaveURL('/login')
    await register(shop)
    await shop.page.goto('/products/new')
    await expect(shop.page).toHaveURL('/profile/orders')
    await expect(shop.page.getByRole('link', { name: 'Add New Product' })).toHaveCount(0)
  })

  test('puts it into the catalogue, where it can be changed and removed', async ({ shop }) => {
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
    await shop.field('Price').fill('19')
    await shop.button('Save Changes').click()
    await shop.says('Product updated')
    await expect(shop.page.getByRole('main').getByText('$19.00')).toBeVisible()
    await shop.button('Remove Folding Lamp').click()
    await question(shop)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await shop.says('Product removed')
    expect(await shop.stored('products')).toEqual([])
  })
})

test('the wishlist gives back what was taken off, and fills the cart', async ({ shop }) => {
  await register(shop)
  // Home draws its products by lot, and some are sold out.
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
