import { expect, test } from 'vitest'
import { ask, openTestShop, page } from './shop-server.ts'

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

test.each([...climbs, ...others])('%s gives out nothing but the build', async (path) => {
  const answer = await ask(await openTestShop(), path)
  expect([400, 404]).toContain(answer.status)
  expect(['Bad Request\n', 'Not Found\n', page]).toContain(answer.body)
})

test('a target that is no path is refused', async () => {
  const shop = await openTestShop()
  for (const target of ['http://other.example/', '*', 'etc/passwd']) {
    expect((await ask(shop, target)).status, target).toBe(400)
  }
})

test('an address of a million letters is refused, and the shop stays open', async () => {
  const shop = await openTestShop()
  expect((await ask(shop, `/${'a'.repeat(1_000_000)}`).catch(() => ({ status: 431 }))).status).toBe(431)
  expect((await ask(shop, '/')).status).toBe(200)
})
