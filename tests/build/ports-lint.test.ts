import { expect, test } from 'vitest'
import { lintFile } from '../../src/build/lint/lint.ts'

const found = (path: string, text: string) => lintFile(path, text).join('\n')
const rooms = [
  'machines/domain/cart.ts',
  'src/screens/cart/cart.tsx',
  'src/parts/price.tsx',
  'src/app/shell.tsx',
]

const reaches = [
  'setTimeout(tick, 5)',
  'window.setTimeout(tick, 5)',
  'setInterval(tick, 5)',
  "localStorage.getItem('cart')",
  "globalThis.localStorage['cart']",
  'const { length } = sessionStorage',
  "indexedDB.open('shop')",
  'const now = Date.now()',
  'const now = Date["now"]()',
  'const later = Date.now',
  'const now = new Date()',
  'const now = (new (Date)())',
  'const now = Date()',
  'const now = performance.now()',
  'const draw = Math.random()',
  "void fetch('/sources/one/products')",
  'const ask = { fetch }',
  'const id = crypto.randomUUID()',
  'const id = window.crypto.randomUUID()',
  'void navigator.share({})',
  'void window.navigator.clipboard.readText()',
  "const talk = new BroadcastChannel('shop')",
  "document.cookie = 'a=b'",
  'const wait = (ms = Date.now()) => ms',
]

test.each(rooms)('%s reaches the outside world only through a port', (room) => {
  for (const text of reaches) expect(found(room, text), text).toContain('belongs in an adapter')
})

test.each(['src/adapters/clock.ts', 'src/demo/sources.ts', 'tools/serve.ts', 'tests/machines/cart.test.ts'])(
  '%s may touch it',
  (room) => {
    for (const text of reaches) expect(found(room, text), text).not.toContain('belongs in an adapter')
  },
)

test.each([
  'const shown = new Date(order.placedAt).getFullYear()',
  'const at = Date.parse(text)',
  'const add = (fetch: () => void) => fetch()',
  'const { fetch } = ports\nfetch()',
  'ports.clock.setTimeout(tick)',
  'type Fetch = typeof fetch',
  'const limits = { fetch: 3, crypto: true }',
  "import { caches } from './caches.ts'\ncaches()",
  'const highest = Math.max(1, 2)',
])('what only looks like it is let through: %s', (text) => {
  for (const room of rooms) expect(found(room, text)).toBe('')
})

test.each([
  'document.title',
  "window.location.assign('/')",
  'navigator.language',
  'globalThis.name',
  'process.env.HOME',
])('a machine knows no browser and no process: %s', (text) => {
  expect(found('machines/theme/theme.ts', `const seen = ${text}`)).toContain('machines know no')
})

test.each([
  "import { useState } from 'react'",
  "import { useReducer as r } from 'react'",
  'React.useState(0)',
])('a view keeps no state of its own: %s', (text) => {
  expect(found('src/screens/cart/cart.tsx', text)).toContain('belongs in a machine')
  expect(found('src/parts/price.tsx', text)).toContain('belongs in a machine')
})
