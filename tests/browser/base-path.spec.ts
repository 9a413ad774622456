import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type BrowserContext, expect } from '@playwright/test'
import sirv from 'sirv'
import { firstCatalogue } from '../../src/demo/catalogue.ts'
import { cacheFolder } from '../../tools/paths.ts'
import { type OpenShop, openShop } from '../../tools/serve.ts'
import { buildWhenChanged } from '../../tools/site/build.ts'
import { writeStatic } from '../../tools/static/write-static.ts'
import { testLimit } from '../wait.ts'
import { fillCheckout } from './fixtures/checkout.ts'
import { listenForMessages } from './fixtures/messages.ts'
import { openOffline, untilCached } from './fixtures/offline-shop.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { register } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { Shop } from './fixtures/shop.ts'
import { test as shopTest } from './fixtures/shop-test.ts'
import { allProducts } from './fixtures/sources.ts'

/** VITE_SOURCE_TWO_ALL changes nothing for a source whose products fit into one page, such as the embedded one. */
const variables = { VITE_BASE: '/shop/', VITE_SOURCE_TWO_ALL: 'on' }
const built = join(cacheFolder, 'shop-below-base')
const files = join(cacheFolder, 'static-below-base')

/** The shop of a separate build, served below /shop/ with its service worker. */
const test = shopTest.extend<{ home: string }, { served: OpenShop }>({
  served: [
    async ({ browserName: _ }, use) => {
      await buildWhenChanged(() => undefined, built, variables)
      const served = await openShop(built)
      await use(served)
      await served.close()
    },
    // On a busy computer, a build can take longer than a test may.
    { scope: 'worker', timeout: 3 * testLimit },
  ],
  home: async ({ served }, use) => use(served.url),
  baseURL: async ({ home }, use) => use(`${home}/`),
  serviceWorkers: async ({ browserName: _ }, use) => use('allow'),
  shop: async ({ page, secrets, home, pageErrors: _ }, use) => {
    await listenForMessages(page.context())
    await use(new Shop(page, secrets, home))
  },
})

// One worker builds the site for all tests of this file.
test.describe.configure({ mode: 'default' })

/** Records the requests outside the base path. */
function strayRequests(context: BrowserContext, home: string): string[] {
  const stray: string[] = []
  context.on('request', (request) => {
    const address = request.url()
    if (/^http/.test(address) && !address.startsWith(`${home}/`)) stray.push(address)
  })
  return stray
}

test('a purchase below a base path makes no request outside it', async ({
  shop,
  page,
  context,
  home,
  pageErrors,
}) => {
  pageErrors.expect(failedRequests)
  const stray = strayRequests(context, home)
  await shop.goto('/')
  await expect(shop.articles).toHaveCount(8)
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(page).toHaveURL(`${home}/products`)
  await expect(shop.notice(allProducts)).toBeVisible()
  const picture = shop.articles.first().locator('img')
  await polled(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await shop.header.getByRole('combobox').fill('ring')
  await shop.header.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(`${home}/products?search=ring`)
  await page.goBack()
  await expect(page).toHaveURL(`${home}/products`)

  await shop.goto('/products/7')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${home}/products/7`)
  await polled(() => page.locator('#structured-data').textContent()).toContain(`"url":"${home}/products/7"`)
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  await page.reload()
  await shop.expectCart(1)

  await shop.goto('/CART/')
  await expect(page).toHaveURL(`${home}/login`)
  await register(shop)
  await shop.goto('/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(`${home}/checkout`)
  await fillCheckout(shop)
  await shop.button('Place Order').click()
  await expect(page).toHaveURL(/\/shop\/order-confirmation\?order=order-/)
  await page.getByRole('link', { name: 'View Order History' }).click()
  await expect(page).toHaveURL(`${home}/profile/orders`)
  await expect(shop.articles).toHaveCount(1)

  expect((await shop.goto('/nothing-here'))?.status()).toBe(404)
  await expect(shop.heading).toHaveText('Unexpected Application Error!')
  expect(stray).toEqual([])
})

test('service worker and manifest stay below the base path', async ({ shop, page, home, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await shop.goto('/about')
  await untilCached(page, 'statecart/shop')
  const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(await scope()).toBe(`${home}/`)
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter((name) => !name.startsWith('statecart/shop-'))).toEqual([])
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') as HTMLLinkElement
    const { start_url, scope, icons } = await (await fetch(href)).json()
    return [start_url, scope, icons[0].src].map((address) => new URL(address, href).href)
  })
  expect(manifest).toEqual([`${home}/`, `${home}/`, `${home}/icons/icon-192.png`])
  await openOffline(page, `${home}/products`)
  await expect(shop.notice('You are offline')).toBeVisible()
  await expect(shop.notice(allProducts)).toBeVisible()
})

test('the machine room follows the shop of its own base path', async ({
  shop,
  context,
  home,
  pageErrors,
}) => {
  pageErrors.expect(/Changes of the cart could not be written/)
  const stray = strayRequests(context, home)
  await shop.goto('/products/1')
  const link = shop.page.getByRole('contentinfo').getByRole('link', { name: 'Machine room' })
  const opening = shop.page.waitForEvent('popup')
  await link.click()
  const room = await opening
  await expect(room).toHaveURL(`${home}/inspect`)
  await room.getByRole('main').getByRole('link', { name: /^cart/ }).click()
  await expect(room).toHaveURL(`${home}/inspect?machine=cart`)
  await room.reload()
  await expect(room.getByRole('figure', { name: 'cart statechart' })).toBeVisible()
  await shop.button('Add to Cart').click()
  await expect(room.getByRole('log').getByText('cart.add', { exact: true })).toBeVisible()
  await room.getByRole('button', { name: 'Go to refused' }).click()
  const tree = room.getByRole('tree', { name: 'States of cart' })
  await expect(tree.getByRole('treeitem', { name: /^refused/ })).toHaveAttribute('aria-current', 'true')
  await room.goto(`${home}/inspect?scenario=full-cart`)
  await expect(room.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    '/shop/checkout',
  )
  await shop.page.close()
  await room.goto(`${home}/inspect`)
  const openShop = room.getByRole('main').getByRole('link', { name: 'Open the application' })
  await expect(openShop).toHaveJSProperty('href', `${home}/`)
  expect(stray).toEqual([])
})

test('a build with all products of the second source requests each of its pages', async ({
  shop,
  context,
}) => {
  const pages = new Set<number>()
  await context.route('**/sources/two/products?*', async (route) => {
    const address = new URL(route.request().url())
    const skip = Number(address.searchParams.get('skip') ?? 0)
    pages.add(skip)
    address.searchParams.delete('skip')
    const [first] = (await (await route.fetch({ url: address.href })).json()).products
    const products = Array.from({ length: Math.min(100, 250 - skip) }, (_, at) => ({
      ...first,
      id: skip + at + 1,
      title: `Product ${skip + at + 1}`,
    }))
    await route.fulfill({ json: { products, total: 250, skip, limit: 100 } })
  })
  await shop.goto('/products')
  await expect(shop.notice(`${firstCatalogue.length + 250} products`)).toBeVisible()
  await shop.header.getByRole('combobox').fill('Product 250')
  await shop.header.getByRole('combobox').press('Enter')
  await expect(shop.articles).toHaveCount(1)
  expect([...pages]).toEqual([0, 100, 200])
})

test.describe('in a subfolder of a static host', () => {
  const serveFiles = sirv(files, { dev: true })
  const host = createServer((request, response) => {
    const isBelow = request.url?.startsWith('/shop/')
    request.url = request.url?.replace('/shop/', '/')
    const notFound = () =>
      void response
        .writeHead(404, { 'Content-Type': 'text/html' })
        .end(isBelow ? readFileSync(join(files, '404.html')) : '')
    if (isBelow) serveFiles(request, response, notFound)
    else notFound()
  })
  test.use({
    home: async ({ served: _ }, use) => {
      await writeStatic({ from: built, to: files, variables })
      await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
      await use(`http://127.0.0.1:${(host.address() as AddressInfo).port}/shop`)
      host.closeAllConnections()
      host.close()
    },
  })

  test('pages open, the catalogue filters, and the cart is filled', async ({
    shop,
    page,
    context,
    home,
    pageErrors,
  }) => {
    pageErrors.expect(failedRequests)
    const stray = strayRequests(context, home)
    await shop.goto('/')
    await expect(shop.articles).toHaveCount(8)
    await shop.goto('/products/?category=jewelery')
    await expect(page).toHaveURL(`${home}/products?category=jewelery`)
    await expect(page.getByLabel('Category')).toHaveValue('jewelery')
    await shop.goto('/products/1007')
    await shop.button('Add to Cart').click()
    await shop.expectCart(1)
    await shop.goto('/nothing-here')
    await expect(shop.heading).toHaveText('Unexpected Application Error!')
    expect(stray).toEqual([])
  })
})
