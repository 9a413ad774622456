import { afterEach, describe, expect, it, vi } from 'vitest'
import { withBase, withoutBase } from '../../src/base-path.ts'
import { answer } from '../../src/demo/answer.ts'
import { siteBase, siteRoot } from '../../tools/configuration.ts'
import { robotsOf, sitemapOf } from '../../tools/site/finish.ts'
import { sourcePreloads } from '../../tools/site/page-head.ts'
import { buildFacts } from '../../tools/site/worker.ts'
import { headersFile, redirectsFile, sourceFiles } from '../../tools/static/write-static.ts'
import { ask, openTestShop, page } from './shop-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const base = '/shop/'
const variables = { VITE_BASE: base, VITE_SITE_URL: 'https://host.example' }

it.each([
  ['/', '/shop/'],
  ['/cart?a=1#b', '/shop/cart?a=1#b'],
  ['//twice', '/shop//twice'],
  ['/shop/', '/shop/shop/'],
])('the path %s has the address %s', (path, address) => {
  expect(withBase(path, base)).toBe(address)
  expect(withoutBase(address, base)).toBe(path)
  expect(withBase(path, '/')).toBe(path)
  expect(withoutBase(path, '/')).toBe(path)
})

it.each(['/', '/shop', '/shopping', '/Shop/', '/other/shop/'])('%s is outside the base', (address) => {
  expect(withoutBase(address, base)).toBeUndefined()
})

describe('VITE_BASE', () => {
  it('is the root of the origin by default, and may omit the trailing slash', () => {
    expect(siteBase({})).toBe('/')
    expect(siteBase({ VITE_BASE: '/' })).toBe('/')
    expect(siteBase({ VITE_BASE: '/shop' })).toBe('/shop/')
    expect(siteBase({ VITE_BASE: '/~ann/shop-2.0/' })).toBe('/~ann/shop-2.0/')
    expect(siteRoot(variables)).toBe('https://host.example/shop/')
  })

  it.each(['shop', './', '//', '/a//b/', '/../', 'https://host.example/shop/', '/shop/?a', "/it's/"])(
    '%s is refused',
    (address) => {
      expect(() => siteBase({ VITE_BASE: address })).toThrow(`VITE_BASE is ${address}`)
    },
  )
})

describe('the server', () => {
  const open = () =>
    openTestShop({ base, extra: { 'cart.html': '<h1>Cart</h1>', 'service-worker.js': 'listen()' } })

  it('answers below the base, with the base in its URL', async () => {
    const shop = await open()
    expect(shop.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shop$/)
    for (const path of ['/shop/', '/shop/products/7', '/shop/profile/orders?a=b'])
      expect(await ask(shop, path), path).toMatchObject({ status: 200, body: page })
    expect(await ask(shop, '/shop/cart')).toMatchObject({ status: 200, body: '<h1>Cart</h1>' })
    expect(await ask(shop, '/shop/service-worker.js')).toMatchObject({ status: 200, body: 'listen()' })
    expect(await ask(shop, '/shop/sources/one/products')).toMatchObject({ status: 200 })
    const script = await ask(shop, '/shop/assets/index-a1b2c3d4.js', { 'accept-encoding': 'br' })
    expect(script).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' },
    })
    expect(await ask(shop, '/shop/nothing')).toMatchObject({ status: 404, body: page })
  })

  it.each([
    ['/shop/CART/?a=1', '/shop/cart?a=1'],
    ['/shop//', '/shop/'],
    ['/shop', '/shop/'],
    ['/shop?a=1', '/shop/?a=1'],
    ['/?a=1', '/shop/?a=1'],
  ])('redirects %s to %s', async (path, location) => {
    expect(await ask(await open(), path)).toMatchObject({ status: 301, headers: { location } })
  })

  it.each([
    '/cart',
    '/shopping/',
    '/Shop/',
    '/assets/index-a1b2c3d4.js',
    '/sources/one/products',
    '/shop%2Fcart',
  ])('answers 404 for %s, which is outside the base', async (path) => {
    const reply = await ask(await open(), path)
    expect(reply).toMatchObject({ status: 404, body: 'Not Found\n' })
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('the generated files', () => {
  it('contain the base in every address', async () => {
    const site = siteRoot(variables)
    expect(sitemapOf(site, ['/', '/faq'])).toContain('<loc>https://host.example/shop/faq</loc>')
    expect(robotsOf(site)).toContain('\nDisallow: /shop/checkout\n')
    expect(robotsOf(site)).toContain('\nSitemap: https://host.example/shop/sitemap.xml\n')
    expect(sourcePreloads(variables, false)).toContain('href="/shop/sources/one/products?limit=100"')
    const rules = redirectsFile(base).trim().split('\n')
    expect(rules).toContain('/shop/profile /shop/profile/orders 302')
    expect(rules).toContain('/shop/products/* /shop/product-shell.html 200')
    expect(rules.filter((rule) => !/^\/shop\/\S* \/shop\/\S* \d{3}$/.test(rule))).toEqual([])
    const patterns = headersFile({ scriptHashes: [], connect: [] }, base).match(/^\S.*/gm)
    expect(patterns).toEqual(['/shop/*'])
    const files = temporaryFolder({ 'index.html': '', 'assets/index-a1b2c3d4.js': 'start()' })
    const facts = await buildFacts(files, { connect: [], base })
    expect(Object.keys(facts.files)).toEqual(['/shop/assets/index-a1b2c3d4.js'])
  })

  it('contain the base in the pictures of the demo catalogue', () => {
    const query = new URLSearchParams()
    for (const source of ['one', 'two']) {
      const body = answer({ method: 'GET', path: `/sources/${source}/products`, query, base })?.body ?? ''
      const pictures = body.match(/"\/[^"]+\.svg"/g) ?? []
      expect(pictures.length).toBeGreaterThan(10)
      expect(pictures.filter((address) => !address.startsWith('"/shop/pictures/'))).toEqual([])
    }
    const list = sourceFiles(variables).find(({ path }) => path === '/sources/one/products.json')
    expect(list?.body).toContain('"/shop/pictures/')
  })
})

describe('in the browser', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('gives each site its own cache and channel names', async () => {
    const nameAt = async (address: string) => {
      vi.stubEnv('BASE_URL', address)
      vi.resetModules()
      return (await import('../../src/base-path.ts')).siteName
    }
    expect(await nameAt('/')).toBe('statecart')
    expect(await nameAt('/shop/')).toBe('statecart/shop')
  })
})
