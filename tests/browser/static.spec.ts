import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sirv from 'sirv'
import { cacheFolder } from '../../tools/paths.ts'
import { writeStatic } from '../../tools/static/write-static.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { test as base } from './fixtures/shop-test.ts'
import { allProducts } from './fixtures/sources.ts'

const folder = join(cacheFolder, 'static-at-root')

/** A static host without any configuration. */
const host = createServer((request, response) =>
  sirv(folder, { dev: true })(
    request,
    response,
    () =>
      void response
        .writeHead(404, { 'Content-Type': 'text/html' })
        .end(readFileSync(join(folder, '404.html'))),
  ),
)

const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    if (!host.listening) await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
    await use(`http://127.0.0.1:${(host.address() as AddressInfo).port}`)
  },
})

test.describe.configure({ mode: 'serial' })
/** Copies the existing build, because a new one would replace the files that other tests use. */
test.beforeAll(async () => void (await writeStatic({ to: folder })))
test.afterAll(() => void host.close())

test('any static host can serve the shop', async ({ shop, page, pageErrors }) => {
  pageErrors.expect(failedRequests)
  expect((await shop.goto('/'))?.status()).toBe(200)
  await expect(shop.articles).toHaveCount(8)
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(shop.notice(allProducts)).toBeVisible()
  expect((await shop.goto('/products/?category=jewelery&sort=price-low-high'))?.status()).toBe(200)
  await expect(shop.page.getByLabel('Category')).toHaveValue('jewelery')
  await expect(shop.notice(/^\d+ products$/)).not.toHaveText(allProducts)
  await shop.goto('/products/3')
  await expect(shop.button('Add to Cart')).toBeVisible()
  await shop.button('Add to Cart').click()
  await shop.says('Added to cart!')
  await shop.goto('/products/1007')
  await shop.expectCart(1)
  await shop.goto('/products/999')
  await expect(shop.heading).toHaveText('Product not found')
  await shop.goto('/nothing-here')
  await expect(shop.heading).toHaveText('Unexpected Application Error!')
})

test('the shop corrects another spelling of an address, which does not bypass the sign-in', async ({
  shop,
  page,
  pageErrors,
}) => {
  pageErrors.expect(failedRequests)
  for (const path of ['/CART', '/Checkout', '/Profile/Payment', '/profile/%6Frders', '/products/NEW']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
    await shop.says('Please login to continue')
  }
  await shop.goto('/faq/?a=B#Top')
  await expect(page).toHaveURL(/\/faq\?a=B#Top$/)
  await shop.goto('/About/')
  await expect(page).toHaveURL(/\/about$/)
})

test('each page has its content policy in a meta element, and can be read without JavaScript', async ({
  request,
}) => {
  const page = await (await request.get('/faq/')).text()
  expect(page).toContain('Frequently asked questions</h1>')
  expect(page).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/,
  )
  expect(page).not.toContain('frame-ancestors')
  expect(page).not.toContain('127.0.0.1')
  const headers = await (await request.get('/_headers')).text()
  expect(headers).toMatch(/Content-Security-Policy: .*'sha256-.*frame-ancestors 'none'/)
  expect(headers).toContain('Strict-Transport-Security: max-age=31536000')
  expect(await (await request.get('/_redirects')).text()).toContain('/products/* /product-shell.html 200')
  expect(await (await request.get('/products/7')).text()).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
  const unknown = await request.get('/products/999')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).not.toContain('<h1')
})
