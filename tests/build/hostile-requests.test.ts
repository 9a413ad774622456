import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { OpenShop } from '../../tools/serve.ts'
import { ask, openTestShop, page } from './shop-server.ts'

/** Sends these bytes, and returns everything until the server closes the connection. */
function exchange(shop: OpenShop, bytes: string): Promise<string> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', failed)
    socket.on('close', () => done(Buffer.concat(chunks).toString('latin1')))
  })
}

const ending = 'Connection: close\r\n\r\n'
const host = `Host: shop.example\r\n${ending}`
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']
const targets = [
  '/..%2f..%2fpackage.json',
  '/%252e%252e/%252e%252e/package.json',
  '/..\\..\\package.json',
  '/..%5c..%5cpackage.json',
  '/%2e%2e%5c%2e%2e%5cpackage.json',
  '/.vite/manifest.json%00.css',
  '/assets/%00/../.vite/manifest.json',
  '/%c0%ae%c0%ae/package.json',
  '/\u00e2\u00a8/../package.json',
  '//127.0.0.1/.vite/manifest.json',
  'http://127.0.0.1/.vite/manifest.json',
  'https://shop.example@other.example/.vite/manifest.json',
  'file:///etc/passwd',
  '/;/.vite/manifest.json',
  '/.VITE/manifest.json',
  '/.vite/manifest.json/.',
  '/.vite/./manifest.json',
  '/assets//../.vite/manifest.json',
  '/sources/one/..%2f..%2f.vite/manifest.json',
  '*',
  '?',
]
const requests = [
  ...methods.flatMap((method) => targets.map((target) => `${method} ${target} HTTP/1.1\r\n${host}`)),
  ...['', 'other.example', '../..', '127.0.0.1:1', 'shop.example, other.example', '<script>'].map(
    (name) => `GET /.vite/manifest.json HTTP/1.1\r\nHost: ${name}\r\n${ending}`,
  ),
  `GET /.vite/manifest.json HTTP/1.1\r\n${ending}`,
  `GET / HTTP/1.1\r\n${ending}`,
  `GET / HTTP/1.1\r\nExpect: the unexpected\r\n${host}`,
  'GET /.vite/manifest.json HTTP/1.0\r\n\r\n',
  'GET /.vite/manifest.json HTTP/0.9\r\n\r\n',
  'GET /.vite/manifest.json\r\n\r\n',
  `GET / HTTP/1.1\r\nX: a\0b\r\n${host}`,
  `GET / HTTP/1.1\r\nX : a\r\n${host}`,
  `GET /\u0000 HTTP/1.1\r\n${host}`,
  `GET /a b HTTP/1.1\r\n${host}`,
  `GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${host}`,
  `GET / HTTP/1.1\r\nX: ${'a'.repeat(100_000)}\r\n${host}`,
  'no request at all\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]
const known = ['', `${page}`, 'Bad Request\n', 'Not Found\n', 'Method Not Allowed\n', 'Expectation Failed\n']

test.each(requests)(
  '%j is answered with security headers, and with no content except that of the build',
  async (bytes) => {
    const answer = await exchange(await openTestShop(), bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 [2345]\d\d /)
    expect(head).toMatch(/\r\nContent-Security-Policy: default-src 'none'; .*frame-ancestors 'none'/i)
    expect(head).toMatch(/\r\nX-Content-Type-Options: nosniff/i)
    expect(head).toMatch(/\r\nReferrer-Policy: same-origin/i)
    expect(head).not.toMatch(/\r\nLocation:/i)
    expect(known).toContain(body)
  },
)

test('the Host header is never repeated in a page or a header', async () => {
  const answer = await exchange(
    await openTestShop(),
    `GET / HTTP/1.1\r\nHost: other.example\r\nX-Forwarded-Host: other.example\r\nForwarded: host=other.example\r\n${ending}`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).not.toContain('other.example')
})

test('a request with ambiguous length (request smuggling) is refused', async () => {
  const inner = `GET /robots.txt HTTP/1.1\r\n${host}`
  const smuggled = `POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: ${inner.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`
  const answer = await exchange(await openTestShop(), smuggled)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('User-agent')
})

const steps = [
  '..',
  '.',
  '...',
  '....//',
  '%2e%2e',
  '%252e%252e',
  '..%2f',
  '..%5c',
  '..\\',
  '%c0%ae%c0%ae',
  '..;',
  '%2e.',
]
const goals = ['etc/passwd', 'package.json', '.vite/manifest.json', '.git/config', 'windows/win.ini']
const climbs = steps.flatMap((step) => goals.map((goal) => `/${`${step}/`.repeat(8)}${goal}`))

const others = [
  '//etc/passwd',
  '///etc/passwd',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/.vite%2fmanifest.json',
  '/assets/..%2f.vite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/assets/./../.vite/manifest.json',
  '/.env',
  '/index.html%00.txt',
  '/\\..\\..\\etc\\passwd',
  '/C:/windows/win.ini',
  '/file:///etc/passwd',
  '/assets/index-a1b2c3d4.js.br',
  '/assets/index-a1b2c3d4.js/',
  '/assets/',
  '/%',
  '/%ff%fe',
  '/constructor',
  '/__proto__',
  '/toString',
]

test.each([...climbs, ...others])('%s returns nothing outside the build', async (path) => {
  const answer = await ask(await openTestShop(), path)
  expect([400, 404]).toContain(answer.status)
  expect(['Bad Request\n', 'Not Found\n', page]).toContain(answer.body)
})

test('a target that is not a path is refused', async () => {
  const shop = await openTestShop()
  for (const target of ['http://other.example/', '*', 'etc/passwd']) {
    expect((await ask(shop, target)).status, target).toBe(400)
  }
})

test('an address of a million characters is refused, and the server keeps running', async () => {
  const shop = await openTestShop()
  expect((await ask(shop, `/${'a'.repeat(1_000_000)}`).catch(() => ({ status: 431 }))).status).toBe(431)
  expect((await ask(shop, '/')).status).toBe(200)
})
