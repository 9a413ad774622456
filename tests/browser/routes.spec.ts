import { expect } from '@playwright/test'
import { failedRequests } from './fixtures/page-errors.ts'
import { seedCustomer } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'
import { ownPaths, walkTo } from './fixtures/walk.ts'

/** A prerendered page, a product page, and the pages that head.spec.ts does not visit. */
const reloaded = ['/products', '/products/1', '/login', '/register']
const guarded = ownPaths.filter((path) => path !== '/products/new')

test('a public page opens by its address, and after a reload', async ({ shop }) => {
  for (const path of reloaded) {
    const response = await shop.goto(path)
    expect(response?.status(), path).toBe(200)
    const title = await shop.title()
    await shop.page.reload()
    await expect(shop.heading, path).toHaveText(title)
    await expect(shop.heading, path).toHaveCount(1)
    await expect(shop.header, path).toBeVisible()
    await expect(shop.page.getByRole('contentinfo'), path).toBeVisible()
    expect(new URL(shop.page.url()).pathname).toBe(path)
  }
})

test('every guarded page redirects a guest to the sign-in, with the reason', async ({ shop }) => {
  for (const path of [...guarded, '/checkout', '/products/new', '/profile']) {
    await shop.page.goto(`${path}?from=letter`)
    await expect(shop.page, path).toHaveURL(/\/login$/)
    await expect(shop.heading, path).toHaveText('Sign in')
    const why = path === '/profile/settings' ? 'Please login to access settings' : 'Please login to continue'
    await shop.says(why)
  }
})

test('another spelling of a public address redirects to the canonical one', async ({ shop }) => {
  const response = await shop.goto('/FAQ/?a=B')
  const redirected = await response?.request().redirectedFrom()?.response()
  expect(redirected?.status()).toBe(301)
  await expect(shop.page).toHaveURL(/\/faq\?a=B$/)
})

test('every guarded page opens for a customer at its address', async ({ shop }) => {
  await seedCustomer(shop)
  for (const path of guarded) {
    await shop.goto(path)
    await expect(shop.heading, path).toHaveCount(1)
    await expect(shop.heading, path).not.toHaveText(/Sign in|Unexpected/)
    expect(new URL(shop.page.url()).pathname).toBe(path)
  }
})

test('only the administrator can add products', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.page.goto('/products/new')
  await expect(shop.page).toHaveURL(/\/profile\/orders$/)
  await shop.says('Only administrators can add products')
  await shop.page.goto('/products/NEW')
  await expect(shop.page).toHaveURL(/\/profile\/orders$/)
  await shop.says('Only administrators can add products')
})

test('a redirect does not trap Back', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.goto('/about')
  for (const { from, to } of [
    { from: '/account/orders', to: '/profile/orders' },
    { from: '/profile', to: '/profile/orders' },
    { from: '/categories/electronics', to: '/products?category=electronics' },
  ]) {
    await shop.page.goto(from)
    await expect(shop.page, from).toHaveURL(to)
    await shop.page.goBack()
    await expect(shop.page, from).toHaveURL('/about')
  }
})

test('an unknown address shows the error page with a link to the home page', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  for (const path of ['/products/1/more', '/profile/secrets', '/index.html', '/nothing-here']) {
    const response = await shop.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(shop.heading, path).toHaveText('Unexpected Application Error!')
    await expect(shop.cartLink, path).toBeVisible()
  }
  await shop.page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(shop.heading).toHaveText('Shop Smarter, Live Better')
})

test('a product that no source sells is not found', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await shop.goto('/about')
  for (const id of ['0', 'abc', '1.5', '-1', '999', '1999']) {
    await walkTo(shop, `/products/${id}`)
    await expect(shop.heading, id).toHaveText('Product not found')
  }
  await shop.page.getByRole('link', { name: 'Back to Products' }).click()
  await expect(shop.page).toHaveURL('/products')
})
