import { expect } from '@playwright/test'
import type { StoreName } from '../../../machines/domain/stored.ts'
import type { OwnerData } from '../../../machines/your-data/backup.ts'
import { addressWithoutShop, writeRecords } from '../fixtures/database.ts'
import type { PageErrors } from '../fixtures/page-errors.ts'
import { polled } from '../fixtures/polled.ts'
import { seedAdministrator, seedCustomer } from '../fixtures/seed.ts'
import type { Shop } from '../fixtures/shop.ts'
import { ownPaths, walkTo } from '../fixtures/walk.ts'
import { hostileAccountData, localProducts } from './hostile-account-data.ts'
import { reportUnharmed, sample, test } from './malice-test.ts'
import { payloads } from './payloads.ts'

/** Visits every screen that shows stored data. */
async function visitScreens(shop: Shop, pageErrors: PageErrors, paths: readonly string[]): Promise<void> {
  // The sources do not have these products.
  pageErrors.expect(/Failed fetching product/)
  const orders = await shop.stored('orders')
  const confirmations = orders.slice(0, 2).map(({ id }) => `/order-confirmation?order=${id}`)
  for (const path of [...paths, '/checkout', ...confirmations]) {
    await walkTo(shop, path)
    await expect(shop.heading, path).not.toHaveText('Unexpected Application Error!')
  }
}

/** The records that an import of these holdings would write. */
function recordsOf(owner: string, holdings: OwnerData): [StoreName, object][] {
  const { cart, wishlist, orders, paymentMethods, settings, recentlyViewed, drafts } = holdings
  return [
    ['cart', { owner, lines: cart }],
    ['wishlist', { owner, products: wishlist }],
    ...orders.map((order): [StoreName, object] => ['orders', { ...order, owner }]),
    ['paymentMethods', { owner, cards: paymentMethods }],
    ['settings', { ...settings, owner }],
    ['recentlyViewed', { owner, products: recentlyViewed }],
    ...Object.entries(drafts).map(([form, values]): [StoreName, object] => [
      'drafts',
      { key: `${owner}/${form}`, owner, values },
    ]),
    ...localProducts.map((ware): [StoreName, object] => ['products', ware]),
    ['sources', { name: 'one', products: localProducts, at: 1 }],
    ['sources', { name: 'categories', categories: payloads, at: 1 }],
    ['quarantine', { id: payloads[0], store: 'cart', raw: payloads, why: payloads[1], at: 1 }],
  ]
}

test('stored records are shown as text on every screen', { tag: '@storm' }, async ({ shop, pageErrors }) => {
  await seedAdministrator(shop)
  const [session] = await shop.stored('user')
  const owner = session?.id ?? ''
  await writeRecords(shop.page, recordsOf(owner, hostileAccountData))
  await shop.goto('/profile/orders')
  await shop.page.getByRole('button', { name: /^Show older orders/ }).click()
  await expect(shop.articles).toHaveCount(hostileAccountData.orders.length)
  const productPaths = sample(localProducts, 3).map(({ id }) => `/products/${id}`)
  await visitScreens(shop, pageErrors, [...ownPaths, ...productPaths, '/', '/products'])
  reportUnharmed('records', `${payloads.length} payloads in every text of every store; all screens`)
})

test('records of an imported file are shown as text', async ({ shop, pageErrors }) => {
  await seedCustomer(shop)
  await shop.goto('/profile/settings')
  const backup = {
    format: 'statecart-account',
    version: 1,
    savedAt: '2025-03-15T00:00:00.000Z',
    account: { name: payloads[0], email: payloads[1] },
    holdings: hostileAccountData,
  }
  const text = JSON.stringify(backup).replace('{', '{"__proto__":{"polluted":true,"isAdmin":true},')
  const file = { name: '"><img src=x onerror=ran()>.json', mimeType: 'text/html', buffer: Buffer.from(text) }
  await shop.field('Import a file').setInputFiles(file)
  await shop.page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  await shop.says('Your data was imported')
  await shop.expectCart(hostileAccountData.cart.length)
  await visitScreens(shop, pageErrors, ownPaths)
})

test('records of an older shop in localStorage are shown as text', async ({ shop }) => {
  await shop.page.goto(addressWithoutShop)
  const old = {
    cart: hostileAccountData.cart,
    wishlist: hostileAccountData.wishlist,
    orders: hostileAccountData.orders,
    localProducts: localProducts,
    products: payloads,
    paymentMethods: hostileAccountData.paymentMethods.map((card) => ({ ...card, cardNumber: '•••• 4242' })),
    registeredUsers: payloads.map((text, at) => ({
      id: text,
      email: `${text}${at}`,
      name: text,
      password: '',
    })),
    user: { email: payloads[0], isAdmin: true },
    settings: Object.fromEntries(payloads.map((text) => [text, hostileAccountData.settings])),
    language: payloads[0],
    currency: payloads[1],
    theme: payloads[2],
  }
  await shop.page.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    }
    sessionStorage.setItem(
      'scroll',
      JSON.stringify([
        ['__proto__', 1],
        [given.language, '"><svg onload=ran()>'],
      ]),
    )
  }, old)
  await shop.goto('/')
  await polled(() => shop.page.evaluate(() => localStorage.getItem('orders'))).toBeNull()
  await shop.expectCart(hostileAccountData.cart.length)
  for (const path of ['/products', '/login']) await walkTo(shop, path)
})

test('unknown preferences in localStorage are ignored', { tag: '@storm' }, async ({ shop }) => {
  const root = shop.page.locator('html')
  for (const text of sample(payloads, 6)) {
    await shop.page.goto(addressWithoutShop)
    await shop.page.evaluate((payload) => {
      for (const key of ['theme', 'language', 'currency']) localStorage.setItem(key, payload)
    }, text)
    await shop.goto('/products/1')
    await shop.hydrated()
    await expect(root, text).toHaveAttribute('lang', 'en')
    await expect(root, text).not.toHaveClass(/\bdark\b/)
    await expect(shop.page.getByRole('main'), text).toContainText('$')
  }
})
