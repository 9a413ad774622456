import { expect } from '@playwright/test'
import { fileOf, prerenderedPages } from '../../tools/site/pages.ts'
import { holdScript } from './fixtures/hydration.ts'
import { polled } from './fixtures/polled.ts'
import { test } from './fixtures/shop-test.ts'

const headings: Partial<Record<string, string>> = {
  '/': 'Shop Smarter, Live Better',
  '/products': 'Discover Our Collection',
  '/login': 'Sign in',
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read', async ({ page }) => {
    for (const path of prerenderedPages) {
      await page.goto(path)
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading, path).toHaveText(headings[path] ?? /\S/)
      await expect(heading, path).toHaveCSS('visibility', 'visible')
      await expect(page, path).toHaveTitle(/^\S.* · Statecart$/)
      await expect(page.locator('head title'), path).toHaveCount(1)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }), path).toBeVisible()
    }
    await page.goto('/shipping')
    await expect(page.getByRole('main')).toContainText('$4.99')
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
  })
})

test('pages that depend on the visitor or on data get a neutral shell, never another page', async ({
  request,
}) => {
  const home = headings['/'] ?? ''
  const alike = [
    ['/products/999', '/products/1999'],
    ['/cart', '/products?category=electronics', '/profile/orders'],
  ]
  for (const [first = '', ...others] of alike) {
    const shell = await (await request.get(first)).text()
    expect(shell).toContain('<header')
    expect(shell).not.toContain('<h1')
    for (const path of others) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      expect(await response.text(), path).toBe(shell)
    }
  }
  const unknown = await request.get('/nothing-here')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain('Unexpected Application Error!</h1>')
  expect(await (await request.get('/')).text()).toContain(home)
  for (const path of prerenderedPages.filter((page) => page !== '/')) {
    expect(await (await request.get(path)).text(), path).not.toContain(home)
    expect((await request.get(`/${fileOf(path)}`)).status(), path).toBe(404)
  }
})

test('hydration keeps the elements of the page', async ({ shop, page }) => {
  for (const path of ['/', '/products', '/login', '/faq']) {
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = await shop.heading.elementHandle()
    const footer = await page.getByRole('contentinfo').elementHandle()
    release()
    await shop.button('Preferences').click()
    await expect(shop.header.getByLabel('Currency'), path).toBeVisible()
    expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true)
    expect(await footer?.evaluate((element) => element.isConnected), path).toBe(true)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('the first picture of the home page is inlined, and loaded as a file on later screens', async ({
  shop,
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const hero = page.getByRole('main').getByRole('img', { name: /headphones/ })
  const isDrawn = () =>
    hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 1200)
  const release = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  await polled(isDrawn).toBe(true)
  release()
  await shop.hydrated()
  expect(await isDrawn()).toBe(true)
  expect(requested).not.toContain('/art/hero.svg')
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(shop.heading).toHaveText(/About/)
  await page.goBack()
  await expect(hero).toHaveAttribute('src', '/art/hero.svg')
  await polled(isDrawn).toBe(true)
})

test('clicks and text from before hydration are not lost', async ({ shop, page }) => {
  const release = await holdScript(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await shop.field('Name').fill('Grace Hopper')
  await shop.field('Message').fill('Two lines,\nkept.')
  await shop.button('Send Message').click()
  release()
  await expect(page.getByRole('alert')).toContainText('Email')
  await expect(shop.field('Name')).toHaveValue('Grace Hopper')
  await expect(shop.field('Message')).toHaveValue('Two lines,\nkept.')
  await shop.field('Email').fill('grace@navy.example')
  await shop.field('Subject').fill('Hello')
  await shop.button('Send Message').click()
  await shop.says('Message sent successfully!')
})

test('a field that lost the focus before hydration is validated, the focused one is not', async ({
  shop,
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await shop.field('Full name').fill(' ')
  await shop.field('Email').fill('grace@')
  release()
  await expect(shop.field('Full name')).toHaveAccessibleDescription(/This field is required/)
  await expect(shop.field('Email')).not.toHaveAccessibleDescription(/valid email/)
  await expect(shop.field('Email')).toBeFocused()
})

test('Enter before hydration commits the quantity', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/products/1', { waitUntil: 'commit' })
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('99999999999')
  await quantity.press('Enter')
  release()
  await expect(quantity).toHaveValue('9999')
})

test('the scroll position from before hydration is kept, also on Back navigation', async ({ shop, page }) => {
  const release = await holdScript(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const scrolled = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 400))
  await shop.header.getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack({ waitUntil: 'commit' })
  // Some versions of Chromium keep the distance to a paragraph instead, which moves when the fonts are loaded.
  await polled(async () => Math.abs((await scrolled()) - 400)).toBeLessThan(20)
  const before = await scrolled()
  release()
  await shop.hydrated()
  expect(await scrolled()).toBe(before)
})

test('filters chosen before hydration are applied', async ({ shop, page }) => {
  const release = await holdScript(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/products', { waitUntil: 'commit' })
  await shop.field('Sort by').selectOption('Top Rated')
  await shop.field('In stock only').check()
  await shop.field('Search products').fill('mug')
  release()
  await expect(page).toHaveURL(/sort=rating/)
  await expect(page).toHaveURL(/stock=in/)
  await expect(page).toHaveURL(/search=mug/)
  await expect(shop.field('In stock only')).toBeChecked()
  await expect(shop.field('Search products')).toHaveValue('mug')
})

test('a search submitted before hydration works', async ({ shop, page }) => {
  const release = await holdScript(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const search = page.getByRole('combobox', { name: 'Search the shop' })
  await search.fill('shirt')
  await search.press('Enter')
  await expect(page).toHaveURL('/products?search=shirt')
  release()
  await shop.hydrated()
  await expect(shop.button('Search')).toBeDisabled()
  await expect(shop.field('Search products')).toHaveValue('shirt')
})

test('Tab from the search box before hydration reaches a control that keeps the focus', async ({
  shop,
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search the shop' }).press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).toBeVisible()
  release()
  await shop.hydrated()
  await expect(shop.button('Search')).toBeDisabled()
  await expect(focused).toBeVisible()
})

test('a password typed before hydration stays out of the address', async ({ shop, page }) => {
  const release = await holdScript(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await shop.field('Email').fill('nobody@nowhere.example')
  await shop.field('Password').fill('hunter-2-hunter')
  await shop.button('Sign in').click()
  release()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Login failed/)
  expect(page.url()).toMatch(/\/login$/)
})
