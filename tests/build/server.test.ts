import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stampFileOf } from '../../tools/paths.ts'
import { readSite } from '../../tools/server/site.ts'
import { writeStamp } from '../../tools/site/cache.ts'
import { ask, openTestShop, page } from './shop-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const script = '/assets/index-a1b2c3d4.js'

test('known routes answer 200 and unknown addresses 404, both with the page of the shop', async () => {
  const shop = await openTestShop()
  for (const path of [
    '/',
    '/products',
    '/products?category=electronics',
    '/products/1007',
    '/profile/orders',
    '/cart',
  ]) {
    expect(await ask(shop, path), path).toMatchObject({ status: 200, body: page })
  }
  for (const path of ['/nowhere', '/profile/nothing', '/products/1/reviews', '/index.html', '/login.php']) {
    expect(await ask(shop, path), path).toMatchObject({ status: 404, body: page })
  }
})

test.each([
  ['/CART', '/cart'],
  ['/cart/?from=Mail&next=//evil.example', '/cart?from=Mail&next=//evil.example'],
  ['/Products/NEW?a=1?b=2', '/products/new?a=1?b=2'],
  ['/profile/%6Frders#first', '/profile/orders#first'],
  ['/PRODUCTS/7', '/products/7'],
  ['//', '/'],
])('%s redirects permanently to %s', async (path, location) => {
  const shop = await openTestShop({ extra: { 'cart.html': '<h1>Cart</h1>' } })
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(shop, path, {}, method)
    expect(answer).toMatchObject({ status: 301, headers: { location, 'cache-control': 'no-cache' } })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  }
  expect(await ask(shop, path, {}, 'POST')).toMatchObject({ status: 405 })
  expect(await ask(shop, location.replace(/#.*/, ''))).toMatchObject({ status: 200 })
})

test('no address redirects to another host', async () => {
  const shop = await openTestShop()
  for (const path of [
    '//evil.example',
    '//EVIL.example/cart',
    '//evil.example/CART/',
    '/\\evil.example/CART',
    '/%2Fevil.example/CART',
    '/.//evil.example',
    '/PRODUCTS/../..//evil.example',
    '/products/%2e%2e/',
  ])
    expect((await ask(shop, path)).headers.location, path).toBeUndefined()
  expect((await ask(shop, '/PRODUCTS/%5Cevil.example')).headers.location).toBe('/products/%5Cevil.example')
  expect((await ask(shop, '/CART%')).status).toBe(400)
})

test('answers can be delayed individually', async () => {
  const shop = await openTestShop({ delay: (url) => (url.endsWith('.js') ? 300 : 0) })
  const order: string[] = []
  await Promise.all(
    ['/assets/index-a1b2c3d4.js', '/'].map(async (path) => {
      await ask(shop, path)
      order.push(path)
    }),
  )
  expect(order).toEqual(['/', '/assets/index-a1b2c3d4.js'])
})

test('a missing script is not answered with a page', async () => {
  const answer = await ask(await openTestShop(), '/assets/index-00000000.js')
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
})

test('prerendered pages are preferred, and other routes get the neutral shell', async () => {
  const product = '<div id=root data-screen>'
  const extra = {
    'faq/index.html': '<h1>FAQ</h1>',
    '404.html': '<div id=root>',
    'product-shell.html': product,
    'products/8.html': '<h1>Mug</h1>',
  }
  const shop = await openTestShop({ extra })
  expect(await ask(shop, '/faq')).toMatchObject({ status: 200, body: '<h1>FAQ</h1>' })
  expect(await ask(shop, '/')).toMatchObject({ status: 200, body: page })
  expect(await ask(shop, '/cart')).toMatchObject({ status: 200, body: '<div id=root>' })
  expect(await ask(shop, '/products/new')).toMatchObject({ status: 200, body: '<div id=root>' })
  expect(await ask(shop, '/products/7')).toMatchObject({ status: 200, body: product })
  expect(await ask(shop, '/products/8')).toMatchObject({ status: 200, body: '<h1>Mug</h1>' })
  expect(await ask(shop, '/nowhere')).toMatchObject({ status: 404, body: '<div id=root>' })
})

test('files with a hash in their name are immutable, pages are revalidated', async () => {
  const shop = await openTestShop()
  expect((await ask(shop, script)).headers['cache-control']).toContain('immutable')
  expect((await ask(shop, '/')).headers['cache-control']).toBe('no-cache')
  expect((await ask(shop, '/robots.txt')).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['gzip, deflate, br', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'as gzip'],
  ['*', 'br', 'as brotli'],
  ['identity', undefined, 'start()'.repeat(300)],
  ['', undefined, 'start()'.repeat(300)],
])('the Accept-Encoding "%s" gets %s', async (accepted, encoding, body) => {
  const answer = await ask(await openTestShop(), script, { 'Accept-Encoding': accepted })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toBe('Accept-Encoding')
  expect(answer.body).toBe(body)
})

test('a file is not sent again if the browser has it, in each encoding', async () => {
  const shop = await openTestShop()
  for (const headers of [{ 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'identity' }]) {
    const etag = String((await ask(shop, script, headers)).headers.etag)
    const again = await ask(shop, script, { ...headers, 'If-None-Match': etag })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(await ask(shop, script, { ...headers, 'If-None-Match': '"other"' })).toMatchObject({ status: 200 })
  }
})

test('a page is not sent again if the browser has it, in each encoding', async () => {
  const shop = await openTestShop()
  for (const headers of [{ 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'identity' }]) {
    const etag = String((await ask(shop, '/', headers)).headers.etag)
    const again = await ask(shop, '/', { ...headers, 'If-None-Match': `"other", W/${etag}` })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers.etag).toBe(etag)
  }
})

test('HEAD returns the headers of a page without its body', async () => {
  const answer = await ask(await openTestShop(), '/', {}, 'HEAD')
  expect(answer).toMatchObject({ status: 200, body: '' })
  expect(answer.headers['content-length']).toBe(String(page.length))
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
  const answer = await ask(await openTestShop(), '/', {}, method)
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test('the embedded sources are served, compressed if that is accepted', async () => {
  const shop = await openTestShop()
  const plain = await ask(shop, '/sources/one/products?limit=100')
  expect(plain).toMatchObject({ status: 200, headers: { etag: '"v1"', 'content-type': 'application/json' } })
  const response = await fetch(`${shop.url}/sources/one/products`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toBe(plain.body)
  const known = { 'If-None-Match': '"v1-br"', 'Accept-Encoding': 'br' }
  expect((await ask(shop, '/sources/one/products', known)).status).toBe(304)
  expect((await ask(shop, '/sources/nine')).status).toBe(404)
})

test('the origin in built pages is replaced by the current one, scripts stay unchanged', () => {
  const usual = 'http://127.0.0.1:4173'
  const moved = 'http://127.0.0.1:5000'
  const folder = temporaryFolder({
    'index.html': `<link rel="canonical" href="${usual}/"><script>run()</script>`,
    'index.html.br': 'as brotli',
    'sitemap.xml': `<loc>${usual}/faq</loc>`,
    'assets/index-a1b2c3d4.js': `'${usual}'`,
  })
  const site = readSite(folder, { built: usual, served: moved })
  expect(String(site.pages.get('/index.html')?.body)).toContain(`href="${moved}/"`)
  expect(site.pages.get('/index.html')?.encoded.br).toBeUndefined()
  expect(site.pages.get('/index.html')?.scriptHashes).toHaveLength(1)
  expect(String(site.pages.get('/sitemap.xml')?.body)).toContain(moved)
  expect(site.files).toEqual(new Set(['/assets/index-a1b2c3d4.js']))
  expect(String(readSite(folder).pages.get('/index.html')?.encoded.br?.())).toBe('as brotli')
})

test('the old site is served during a build, and then the new one', async () => {
  const shop = await openTestShop()
  const stamp = stampFileOf(shop.folder)
  onTestFinished(() => rmSync(stamp, { force: true }))
  expect(await ask(shop, script)).toMatchObject({ status: 200 })
  for (const ending of ['', '.br', '.gz']) rmSync(join(shop.folder, script + ending))
  expect(await ask(shop, script)).toMatchObject({ status: 404 })
  const next = '/assets/index-e5f6a7b8.js'
  writeFileSync(join(shop.folder, next), 'start()')
  writeFileSync(join(shop.folder, 'index.html'), '<!doctype html>Built again')
  expect(await ask(shop, '/')).toMatchObject({ body: page })
  writeStamp(stamp, { inputs: '', listing: '' })
  expect(await ask(shop, '/')).toMatchObject({ status: 200, body: '<!doctype html>Built again' })
  expect(await ask(shop, next)).toMatchObject({ status: 200, body: 'start()' })
})
