import { expect } from '@playwright/test'
import { shopAddress } from '../../src/i18n/contact-details.ts'
import { address, card } from './fixtures/checkout.ts'
import { customer } from './fixtures/people.ts'
import { markTranslations, untranslatedTexts } from './fixtures/pseudo.ts'
import { seedAdministrator, seedCustomer, seedOrder } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { walkTo } from './fixtures/walk.ts'

/** Typed texts, and names that are the same in every language. */
const names = [
  ...[customer.name, 'Grace', 'Hopper', ...Object.values(address), card.holder],
  ...['Ada Admin', 'AA', 'GH', 'USD', 'EUR', 'GBP', shopAddress],
]

async function chooseMarkedSpanish(shop: Shop): Promise<void> {
  await markTranslations(shop.page)
  await shop.button('Preferences').click()
  await shop.header.getByLabel('Language').selectOption('Español')
  await expect(shop.header.getByRole('link', { name: '⟦Inicio⟧' })).toBeVisible()
}

async function expectAllMarked(shop: Shop, path: string): Promise<void> {
  await walkTo(shop, path)
  await expect(shop.heading).toContainText('⟦')
  await expect(shop.page.getByRole('progressbar')).toHaveCount(0)
  expect.soft({ path, unmarked: await untranslatedTexts(shop.page, names) }).toEqual({ path, unmarked: [] })
}

const publicPaths = [
  '/',
  '/products',
  '/products?search=nothing-is-called-this',
  '/about',
  '/contact',
  '/faq',
  '/shipping',
  '/returns',
  '/privacy',
  '/terms',
  '/login',
  '/register',
  '/products/999999',
  '/nowhere',
]

test('public pages are translated', async ({ shop, pageErrors }) => {
  pageErrors.expect(/status of 404/)
  await shop.goto('/')
  await chooseMarkedSpanish(shop)
  for (const path of publicPaths) await expectAllMarked(shop, path)
})

test('everything on a product page except the product’s own texts is translated', async ({ shop }) => {
  await shop.goto('/')
  await chooseMarkedSpanish(shop)
  for (const path of ['/products/1', '/products/1001']) {
    await walkTo(shop, path)
    await expect(shop.heading).toHaveAttribute('lang', 'en')
    await expect(shop.page.getByRole('main').getByRole('article').first()).toBeVisible()
    const unmarked = await untranslatedTexts(shop.page, [...names, await shop.title()])
    expect.soft({ path, unmarked }).toEqual({ path, unmarked: [] })
  }
})

test('forms and cart of a guest are translated', async ({ shop }) => {
  await shop.goto('/contact')
  await chooseMarkedSpanish(shop)
  for (const [path, button] of [
    ['/contact', '⟦Enviar mensaje⟧'],
    ['/login', '⟦Iniciar sesión⟧'],
    ['/register', '⟦Crear cuenta⟧'],
  ] as const) {
    await walkTo(shop, path)
    await shop.page.getByRole('main').getByRole('button', { name: button }).click()
    await expect(shop.page.getByRole('alert').first()).toBeVisible()
    expect.soft({ path, unmarked: await untranslatedTexts(shop.page, names) }).toEqual({ path, unmarked: [] })
  }
})

test('the pages of an account are translated', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.addToCart(1)
  await seedOrder(shop)
  const order = new URL(shop.page.url()).pathname + new URL(shop.page.url()).search
  await chooseMarkedSpanish(shop)
  for (const path of [
    order,
    '/order-confirmation?order=order-of-nobody',
    '/cart',
    '/profile',
    '/profile/orders',
    '/profile/wishlist',
    '/profile/payment',
    '/profile/settings',
  ]) {
    await expectAllMarked(shop, path)
  }
  await walkTo(shop, '/products/1')
  await shop.page.getByRole('main').getByRole('button', { name: '⟦Añadir al carrito⟧', exact: true }).click()
  await expect(shop.header.getByRole('link', { name: '⟦Carrito, 1 artículo⟧' })).toBeVisible()
  await expectAllMarked(shop, '/cart')
  await expectAllMarked(shop, '/checkout')
})

test('the pages of the administrator are translated', async ({ shop }) => {
  await seedAdministrator(shop)
  await shop.goto('/')
  await chooseMarkedSpanish(shop)
  await expectAllMarked(shop, '/products/new')
})
