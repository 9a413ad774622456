import { expect, type Locator, type Page } from '@playwright/test'
import { register } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedAdministrator } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { breakSources, faults, sourceErrors } from './fixtures/sources.ts'
import { walkTo } from './fixtures/walk.ts'

const optionsOf = (field: Locator) => field.getByRole('option')

test('the header', async ({ shop }) => {
  const { page, header } = shop
  await shop.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expectEach(header, 'link', 'Home', 'Products', 'About', 'Contact', 'Cart, empty')
  await expect(header.getByRole('link', { name: 'Cart, empty' })).toHaveText('')
  await expectEach(header, 'button', 'Search', 'Account menu', 'Preferences')
  await page.getByRole('combobox', { name: 'Search the shop', exact: true }).fill('ring')
  const option = page.getByRole('listbox').getByRole('option').first()
  await expect(option).toHaveText(/\S.*\$[\d,]+\.\d\d$/)
  await page.keyboard.press('Escape')
  await shop.button('Preferences').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [label, choices] of [
    ['Language', ['English', 'Español', 'Français']],
    ['Currency', ['USD', 'EUR', 'GBP']],
    ['Theme', ['Light', 'Dark', 'System']],
  ] as const) {
    await expect.soft(optionsOf(page.getByLabel(label, { exact: true }))).toHaveText([...choices])
  }
  await shop.button('Account menu').click()
  await expectEach(page, 'menuitem', 'Sign In')
})

test('the phone menu', async ({ shop }) => {
  await shop.page.setViewportSize({ width: 390, height: 844 })
  await shop.goto('/about')
  await shop.button('Open menu').click()
  await expectEach(shop.header, 'link', 'Home', 'Products', 'About', 'Contact')
  await shop.button('Close menu').click()
  await expectEach(shop.header, 'button', 'Open menu')
})

test('the home page and its product cards', async ({ shop }) => {
  await shop.goto('/')
  const main = shop.page.getByRole('main')
  for (const name of ['Shop Now', 'Browse Categories']) {
    const either = main.getByRole('link', { name, exact: true }).or(shop.button(name))
    await expect.soft(either, name).toHaveCount(1)
  }
  await expect(main.getByRole('link', { name: 'View All Products' })).toHaveAttribute('href', '/products')
  const tiles = main.locator('a[href^="/products?category="]')
  await expect(tiles).toHaveCount(4)
  await expect(tiles.locator('img')).toHaveCount(4)
  await expect(shop.articles).toHaveCount(8)
  // The featured products are random, and one that is out of stock has no button for the cart.
  const inStock = { has: shop.page.getByRole('button', { name: /^Add .+ to cart$/ }) }
  const card = shop.articles.filter(inStock).first()
  const title = await card.getByRole('heading').innerText()
  await expectEach(card.getByRole('heading', { name: title, exact: true }), 'link', title)
  await expectEach(card, 'button', `Add ${title} to cart`, `Add ${title} to wishlist`)
  const heart = card.getByRole('button', { name: `Add ${title} to wishlist` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectEach(card, 'button', `Add ${title} to wishlist`)
})

test('the catalogue', async ({ shop }) => {
  await shop.goto('/products')
  const main = shop.page.getByRole('main')
  await expectFields(shop, 'Search products', 'Sort by', 'Category', 'Rating from', 'In stock only')
  await expect
    .soft(optionsOf(shop.field('Sort by')))
    .toHaveText(['Featured', 'Price: Low to High', 'Price: High to Low', 'Top Rated'])
  await expect.soft(optionsOf(shop.field('Category')).first()).toHaveText('All Categories')
  await expect.soft(optionsOf(shop.field('Category')).nth(2)).toHaveText('Jewelry')
  await expectEach(main, 'slider', 'Minimum price', 'Maximum price')
  await expectEach(main, 'checkbox', 'In stock only')
  await expectEach(main, 'combobox', 'Sort by', 'Category', 'Rating from')
  await expectEach(main, 'button', 'Clear Filters')
  await shop.field('Sort by').selectOption('Top Rated')
  await shop.field('In stock only').check()
  await expect(shop.page).toHaveURL(
    (url) => url.search.includes('sort=rating') && url.search.includes('stock=in'),
  )
})

test('a product', async ({ shop }) => {
  await shop.goto('/products/2')
  // The visit is stored when the owner is known, which may be after the product is shown.
  await polled(() => shop.stored('recentlyViewed')).toHaveLength(1)
  await walkTo(shop, '/products/1')
  const { page } = shop
  const main = page.getByRole('main')
  await expectEach(page, 'navigation', 'Breadcrumb')
  await expectEach(main, 'spinbutton', 'Quantity')
  await expectEach(
    main,
    'button',
    'Decrease quantity',
    'Increase quantity',
    'Add to Cart',
    'Wishlist',
    'Share',
  )
  await expect(shop.button('Wishlist')).toHaveAttribute('aria-pressed', 'false')
  const recent = main.locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await expect(recent.getByRole('listitem').getByRole('link')).toHaveCount(1)
  await expect(recent.getByRole('article')).toHaveCount(0)
  await expect(recent.locator('a[href="/products/1"]')).toHaveCount(0)
})

test('sign-in, registration and contact form', async ({ shop }) => {
  await shop.goto('/login')
  await expectFields(shop, 'Email', 'Password')
  await expectEach(shop.page.getByRole('main'), 'button', 'Sign in')
  await walkTo(shop, '/register')
  await expectFields(shop, 'Full name', 'Email', 'Password', 'Confirm password')
  await expectEach(shop.page.getByRole('main'), 'button', 'Create Account')
  await walkTo(shop, '/contact')
  await expectFields(shop, 'Name', 'Email', 'Subject', 'Message')
  await expectEach(shop.page.getByRole('main'), 'button', 'Send Message')
})

test('notices', async ({ shop, context, pageErrors }) => {
  pageErrors.expect(...sourceErrors, /ERR_INTERNET_DISCONNECTED/)
  const repair = await breakSources(context, faults.failing, 'two')
  await shop.goto('/products')
  const partial = shop.notice('Some products could not be loaded')
  await expect(partial).toBeVisible()
  await repair()
  await shop.button('Retry').click()
  await expect(partial).toHaveCount(0)
  await context.setOffline(true)
  await expect(shop.notice('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(shop.notice('You are offline')).toHaveCount(0)
})

test('the cart of a guest, and of a customer', async ({ shop }) => {
  const { page } = shop
  await shop.addToCart(1)
  await expectEach(shop.header, 'link', 'Cart, 1 item')
  await expect(shop.header.getByRole('link', { name: 'Cart, 1 item' })).toHaveText('1')
  await expect(shop.cartLink).toHaveAttribute('href', '/cart')
  await shop.cartLink.click()
  const drawer = page.getByRole('dialog', { name: 'Your cart', exact: true })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await drawer.getByRole('link', { name: 'Sign in to check out', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await register(shop)
  await walkTo(shop, '/cart')
  const main = page.getByRole('main')
  const title = 'Corvane "Quiet Hours" Over-Ear Headphones'
  const line = main.getByRole('listitem').filter({ hasText: title })
  await expectEach(line, 'link', title)
  await expectEach(
    line,
    'button',
    `Decrease quantity of ${title}`,
    `Increase quantity of ${title}`,
    `Remove ${title}`,
  )
  await expectEach(main, 'button', 'Clear Cart')
  await expectEach(main, 'link', 'Continue Shopping', 'Proceed to Checkout')
  await shop.button('Clear Cart').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Clear / })
    .click()
  await expect(main.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }),
  ).toBeVisible()
})

test('settings and a new product', async ({ shop }) => {
  const { page } = shop
  const main = page.getByRole('main')
  await seedAdministrator(shop)
  await shop.goto('/about')
  await shop.button('Account menu').click()
  await expectEach(
    page,
    'menuitem',
    ...['My Orders', 'Wishlist', 'Add New Product', 'Payment Methods', 'Settings', 'Sign Out'],
  )
  await walkTo(shop, '/profile/settings')
  await expectFields(
    shop,
    ...['First name', 'Last name', 'Email', 'Phone', 'Avatar URL', 'Street', 'City', 'State', 'ZIP code'],
    'Country',
  )
  await expectEach(
    main,
    'checkbox',
    ...['Email notifications', 'SMS notifications', 'Promotions', 'Order updates', 'New products'],
  )
  await expectEach(main, 'button', 'Save Changes')
  await walkTo(shop, '/products/new')
  await expectFields(shop, 'Title', 'Price', 'Category', 'Description', 'Image URL')
  await expectEach(main, 'button', 'Add Product')
})

type Role = Parameters<Page['getByRole']>[0]

/** Expects each name exactly once. */
async function expectEach(place: Page | Locator, role: Role, ...names: string[]): Promise<void> {
  for (const name of names) {
    await expect.soft(place.getByRole(role, { name, exact: true }), `${role} ${name}`).toHaveCount(1)
  }
}

async function expectFields(shop: Shop, ...labels: string[]): Promise<void> {
  for (const label of labels) await expect.soft(shop.field(label), `field ${label}`).toHaveCount(1)
}
