import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { routePaths, routes } from '../../src/routes.ts'
import { cacheFolder, distFolder } from '../../tools/paths.ts'
import { createHandler } from '../../tools/server/handler.ts'
import { buildWhenChanged } from '../../tools/site/build.ts'
import { writeStatic } from '../../tools/static/write-static.ts'
import { fillCheckout } from '../browser/fixtures/checkout.ts'
import { listenForMessages } from '../browser/fixtures/messages.ts'
import { openOffline, untilCached } from '../browser/fixtures/offline-shop.ts'
import { failedRequests } from '../browser/fixtures/page-errors.ts'
import { register } from '../browser/fixtures/people.ts'
import { Shop } from '../browser/fixtures/shop.ts'
import { test as shopTest } from '../browser/fixtures/shop-test.ts'
import { reportFigure } from '../browser/fixtures/storm.ts'
import { findNginx, serveWithNginx } from './nginx.ts'
import { type Host, serveFiles, serveWithRules } from './servers.ts'

const atRoot = join(cacheFolder, 'hosts-root')
const below = join(cacheFolder, 'hosts-below')
const builtBelow = join(cacheFolder, 'shop-below-base')
const variables = { VITE_BASE: '/shop/' }
const nginx = findNginx()

interface Kind {
  name: string
  files: string
  base: string
  /** Whether it is configured: knows which addresses exist, sends headers that a meta element cannot replace, and redirects. */
  isConfigured: boolean
  /** The Cache-Control value for a file with a hash in its name, if the host sends one. */
  caching?: string
  start(): Promise<Host>
}

const kinds: Kind[] = [
  {
    name: 'a host that reads _headers and _redirects',
    files: atRoot,
    base: '',
    isConfigured: true,
    caching: 'no-cache',
    start: () => serveWithRules(atRoot),
  },
  {
    name: 'a host that ignores _headers and _redirects',
    files: atRoot,
    base: '',
    isConfigured: false,
    start: () => serveFiles(atRoot),
  },
  {
    name: 'a subfolder of a static host',
    files: below,
    base: '/shop',
    isConfigured: false,
    start: () => serveFiles(below, '/shop/'),
  },
  {
    name: 'nginx with docs/hosting/nginx.conf',
    files: atRoot,
    base: '',
    isConfigured: true,
    caching: 'public, max-age=31536000, immutable',
    start: () => {
      if (!nginx) throw new Error('No nginx was found: apt-get install nginx-light, or set NGINX_PATH.')
      return serveWithNginx(nginx, { files: atRoot })
    },
  },
]

const test = shopTest.extend<{ kind: Kind; host: Host }, { files: undefined }>({
  files: [
    async ({ browserName: _ }, use) => {
      await writeStatic({ from: distFolder, to: atRoot })
      await buildWhenChanged(() => undefined, builtBelow, variables)
      await writeStatic({ from: builtBelow, to: below, variables })
      await use(undefined)
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  kind: [kinds[0] as Kind, { option: true }],
  host: async ({ kind, files: _ }, use) => {
    const host = await kind.start()
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(`${host.home}/`),
  serviceWorkers: async ({ browserName: _ }, use) => use('allow'),
  shop: async ({ page, secrets, host, pageErrors }, use) => {
    pageErrors.expect(failedRequests)
    await listenForMessages(page.context())
    await use(new Shop(page, secrets, host.home))
  },
})

test.describe.configure({ mode: 'default' })

const pathOf = (route: string) => route.replace(':id', '1007')
const ask = (host: Host, path: string) => fetch(host.home + path, { redirect: 'manual' })

async function buy(shop: Shop, page: Page, home: string): Promise<void> {
  await shop.goto('/products/7')
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  await register(shop)
  await shop.goto('/checkout')
  await fillCheckout(shop)
  await shop.button('Place Order').click()
  await expect(page).toHaveURL(/\/order-confirmation\?order=order-/)
  await page.getByRole('link', { name: 'View Order History' }).click()
  await expect(page).toHaveURL(`${home}/profile/orders`)
  await expect(shop.articles).toHaveCount(1)
}

for (const kind of kinds) {
  test.describe(kind.name, () => {
    test.use({ kind })

    test('answers every route, and an unknown address with 404', async ({ host, shop, page }) => {
      for (const route of routePaths) {
        const { status } = await ask(host, pathOf(route))
        const isKnown = kind.isConfigured || routes[route].prerendered || route === '/products/:id'
        expect({ route, status }).toEqual({ route, status: isKnown ? 200 : 404 })
      }
      for (const path of ['/nothing-here', '/assets/nothing.js'])
        expect({ path, status: (await ask(host, path)).status }).toEqual({ path, status: 404 })
      await shop.goto('/nothing-here')
      await expect(shop.heading).toHaveText('Unexpected Application Error!')
      for (const path of ['/profile', '/account/orders', '/cart', '/CART/']) {
        await page.goto(host.home + path)
        await expect(page).toHaveURL(`${host.home}/login`)
      }
      await page.goto(`${host.home}/categories/jewelery`)
      await expect(page).toHaveURL(`${host.home}/products?category=jewelery`)
      reportFigure(
        kind.name,
        'routes, unknown addresses, redirects',
        `${routePaths.length} routes as expected`,
      )
    })

    test('redirects, caches, compresses and has a content policy', async ({ host }) => {
      const script = readdirSync(join(kind.files, 'assets')).find((name) => /^index-.*\.js$/.test(name))
      const asset = await ask(host, `/assets/${script}`)
      expect(asset.headers.get('content-type')).toMatch(/javascript/)
      expect(asset.headers.get('content-encoding')).toMatch(/gzip|br/)
      const missing = await ask(host, '/assets/index-missing.js')
      expect(missing.status).toBe(404)
      expect(missing.headers.get('cache-control') ?? 'no-cache').toBe('no-cache')
      const home = await ask(host, '/')
      expect(home.headers.get('content-encoding')).toMatch(/gzip|br/)
      expect(await home.text()).toMatch(
        /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/,
      )
      expect(home.headers.get('cache-control') ?? '').not.toContain('immutable')
      if (kind.isConfigured) {
        expect(asset.headers.get('cache-control')).toBe(kind.caching)
        expect(home.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
        expect(home.headers.get('x-content-type-options')).toBe('nosniff')
        const profile = await ask(host, '/profile')
        expect([profile.status, profile.headers.get('location')]).toEqual([302, '/profile/orders'])
        const orders = await ask(host, '/account/orders')
        expect([orders.status, orders.headers.get('location')]).toEqual([301, '/profile/orders'])
      }
      const manifest = await ask(host, '/manifest.webmanifest')
      expect(manifest.headers.get('content-type')).toMatch(/^application\/(manifest\+)?json/)
      const worker = await ask(host, '/service-worker.js')
      expect(worker.headers.get('content-type')).toMatch(/javascript/)
      expect(worker.headers.get('cache-control') ?? '').not.toContain('immutable')
      const shown = kind.isConfigured
        ? 'headers, redirects, gzip, policy'
        : 'gzip, policy in each page; no headers'
      reportFigure(kind.name, 'cache, compression, policy', shown)
    })

    test('takes an order, and works offline after the first visit', async ({ host, shop, page }) => {
      await shop.goto('/')
      await expect(shop.articles).toHaveCount(8)
      await untilCached(page, kind.base ? 'statecart/shop' : 'statecart')
      await buy(shop, page, host.home)
      await openOffline(page, `${host.home}/products`)
      await expect(shop.notice('You are offline')).toBeVisible()
      await expect(shop.articles.first()).toBeVisible()
      reportFigure(kind.name, 'service worker, purchase', '1 order; the catalogue shown offline')
    })
  })
}

/** `npm start` behind a reverse proxy that forwards every request, as in docs/hosting.md. */
test('npm start behind a reverse proxy keeps compression, caching and policy', async ({ browser }) => {
  const server = createServer(createHandler({ folder: distFolder, served: 'http://shop.example' }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  if (!nginx) throw new Error('No nginx was found: apt-get install nginx-light, or set NGINX_PATH.')
  const host = await serveWithNginx(nginx, { proxied: port })
  try {
    const page = await fetch(`${host.home}/products/7`, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-.*frame-ancestors/)
    expect((await ask(host, '/nothing-here')).status).toBe(404)
    const tab = await browser.newPage()
    await tab.goto(`${host.home}/products/7`)
    await tab.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(tab.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await tab.close()
    reportFigure('npm start behind nginx', 'headers, compression, a product in the cart', 'as without it')
  } finally {
    await host.stop()
    server.closeAllConnections()
    server.close()
  }
})
