import { expect, type Page } from '@playwright/test'
import { routePaths, routes } from '../../src/routes.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { seedCustomer } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'

/** The content of this meta element, of which the head must have exactly one. */
async function metaContent(page: Page, name: string): Promise<string | null> {
  const found = page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)
  await expect(found, name).toHaveCount(1)
  return found.getAttribute('content')
}

const pages = [
  ...routePaths.filter((path) => routes[path].inSitemap),
  '/products?category=electronics',
  '/products/1',
  '/products/1001',
]

test('every page has its own title, description and sharing data', async ({ shop, request }) => {
  const { page } = shop
  const titles = new Set<string>()
  const descriptions = new Set<string | null>()
  for (const path of pages) {
    const response = await shop.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(shop.heading, path).toHaveCount(1)
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await expect(page.locator('head link[rel="canonical"]'), path).toHaveCount(1)
    const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href')
    const description = await metaContent(page, 'description')
    const title = await page.title()
    expect(new URL(canonical ?? '').href, path).toBe(new URL(path, page.url()).href)
    expect(title, path).toMatch(/^\S.* · Statecart$/)
    expect(description?.length, path).toBeGreaterThan(30)
    expect(await metaContent(page, 'og:url')).toBe(canonical)
    expect(await metaContent(page, 'og:description')).toBe(description)
    expect(title).toContain(await metaContent(page, 'og:title'))
    expect(await metaContent(page, 'og:site_name')).toBe('Statecart')
    expect(await metaContent(page, 'og:type')).toBe(path.startsWith('/products/') ? 'product' : 'website')
    const image = await request.get((await metaContent(page, 'og:image')) ?? '')
    expect(image.headers()['content-type'], path).toMatch(/^image\//)
    await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0)
    titles.add(title)
    descriptions.add(description)
  }
  expect(titles.size).toBe(pages.length)
  expect(descriptions.size).toBe(pages.length)
})

test('filtered addresses have the canonical address of the catalogue', async ({ shop }) => {
  await shop.goto('/products?search=lamp&sort=rating&min=3')
  const canonical = shop.page.locator('head link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new URL('/products', shop.page.url()).href)
})

test('navigation replaces all head data of the page before', async ({ shop }) => {
  await shop.goto('/products/1')
  await shop.header.getByRole('link', { name: 'About', exact: true }).click()
  await expect(shop.page).toHaveURL('/about')
  await expect(shop.page).toHaveTitle(/About/)
  expect(await metaContent(shop.page, 'og:url')).toMatch(/\/about$/)
  expect(await metaContent(shop.page, 'og:type')).toBe('website')
  const facts = await shop.page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts).toEqual(['[]'])
})

test('account pages and missing pages are not indexed', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await shop.goto('/nothing-here')
  expect(await metaContent(shop.page, 'robots')).toBe('noindex')
  await seedCustomer(shop)
  for (const path of [
    '/cart',
    '/order-confirmation',
    '/profile/orders',
    '/profile/wishlist',
    '/profile/payment',
    '/profile/settings',
  ]) {
    await shop.goto(path)
    expect(await metaContent(shop.page, 'robots'), path).toBe('noindex')
    await expect(shop.page, path).toHaveTitle(/^\S.* · Statecart$/)
  }
})

test('the site has a sitemap, which robots.txt names', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  expect(new URL(map).pathname).toBe('/sitemap.xml')
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  expect(listed.length).toBeGreaterThan(100)
  for (const { pathname } of listed.slice(0, 12)) {
    expect((await request.get(`${baseURL}${pathname}`)).status(), pathname).toBe(200)
  }
})
