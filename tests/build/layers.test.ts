import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Files with code that the linter must refuse in them. */
const forbidden: Record<string, readonly string[]> = {
  'machines/domain/cart.ts': [
    "import type { Ports } from '../ports/ports.ts'",
    "import { setup } from 'xstate'",
  ],
  'machines/ports/ports.ts': [
    "import type { cartMachine } from '../cart/cart.machine.ts'",
    "import { createFakeStorage } from '../fakes/fake-storage.ts'",
  ],
  'machines/memory/memory-storage.ts': ["import { cartMachine } from '../cart/cart.machine.ts'"],
  'machines/cart/cart.machine.ts': [
    "import type { Shop } from '../shop/open-shop.ts'",
    "import type { wishlistMachine } from '../wishlist/wishlist.machine.ts'",
    "import { createFakeStorage } from '../fakes/fake-storage.ts'",
    "import { defineModel } from '@statecart/prove'",
    "import { useState } from 'react'",
    "import type { ReactNode } from 'react'",
    "import { openDB } from 'idb'",
    "import type { Tokens } from '../../src/theme/tokens.ts'",
    "export { storage } from '../../src/adapters/storage.ts'",
    "export const later = () => import('../../src/i18n/es.ts')",
    'document.title',
    'navigator.language',
    'globalThis.name',
    'process.env.HOME',
    "window.location.assign('/')",
  ],
  'machines/cart/cart.model.ts': ["import { wishlistModel } from '../wishlist/wishlist.model.ts'"],
  'src/screens/cart/cart.tsx': [
    "import { clock } from '../../adapters/clock.ts'",
    "export const later = () => import('../../adapters/share.ts')",
    "export * from '../../adapters/share.ts'",
    "import { shell } from '../../app/shell.tsx'",
    "import { start } from '../../main.tsx'",
    "import { createMemoryStorage } from '../../../machines/memory/memory-storage.ts'",
    "import { useState } from 'react'",
    "import { useReducer as reduce } from 'react'",
    "import React, { useState } from 'react'",
    'React.useState(0)',
  ],
  'src/components/price.tsx': [
    "import { clock } from '../adapters/clock.ts'",
    "import { Cart } from '../screens/cart/cart.tsx'",
    "import { useState } from 'react'",
  ],
  'src/app/shell.tsx': [
    "import { clock } from '../adapters/clock.ts'",
    "import { compose } from './compose.ts'",
  ],
  'packages/room/src/room.tsx': [
    "import { clock } from '../../../src/adapters/clock.ts'",
    "import { layOut } from '../../chart/src/node.ts'",
    "import { useState } from 'react'",
  ],
  'packages/room/src/log/log.tsx': [
    "import { cartMachine } from '../../../../machines/cart/cart.machine.ts'",
    "import { useReducer } from 'react'",
  ],
  'packages/room/src/machines/log.machine.ts': ["import { Log } from '../log/log.tsx'", 'document.title'],
  'packages/room/tests/log.test.ts': ["import { waitFor } from '../../../tests/wait.ts'"],
  'src/adapters/time.ts': [
    "import { Price } from '../components/price.tsx'",
    "import { cartMachine } from '../../machines/cart/cart.machine.ts'",
    "import type { Shop } from '../../machines/shop/open-shop.ts'",
    "import { useEffect } from 'react'",
    "import { Toaster } from 'react-hot-toast'",
  ],
  'src/theme/tokens.ts': ["import { Price } from '../components/price.tsx'"],
  'src/i18n/en.ts': [
    "import { Price } from '../components/price.tsx'",
    "import { cartMachine } from '../../machines/cart/cart.machine.ts'",
  ],
  'src/demo/sources.ts': ["import { Price } from '../components/price.tsx'"],
  'src/service-worker/worker.ts': ["import { clock } from '../adapters/clock.ts'"],
  'src/main.tsx': ["import { answer } from './demo/answer.ts'"],
  'tools/serve.ts': ["import { waitFor } from '../tests/wait.ts'"],
  'packages/chart/src/index.ts': ["import { cart } from '../../../machines/domain/cart.ts'"],
  'packages/chart/src/layout/layout.ts': ["import { wait } from '../../../../tests/wait.ts'"],
  'packages/chart/src/layout/elk/elk.ts': ["import { main } from '../../../../../src/main.tsx'"],
}

const usesEnvironment = [
  'setTimeout(tick, 5)',
  'window.setTimeout(tick, 5)',
  'setInterval(tick, 5)',
  "localStorage.getItem('cart')",
  "globalThis.localStorage['cart']",
  'export const { length } = sessionStorage',
  "indexedDB.open('shop')",
  'export const now = Date.now()',
  'export const now = Date["now"]()',
  'export const later = Date.now',
  'export const now = new Date()',
  'export const now = Date()',
  'export const now = performance.now()',
  'export const draw = Math.random()',
  "void fetch('/sources/one/products')",
  'export const ask = { fetch }',
  'export const id = crypto.randomUUID()',
  'export const id = window.crypto.randomUUID()',
  'void navigator.share({})',
  'void window.navigator.clipboard.readText()',
  "export const talk = new BroadcastChannel('shop')",
  "document.cookie = 'a=b'",
  'export const wait = (ms = Date.now()) => ms',
]
const withPorts = [
  'machines/cart/cart.machine.ts',
  'src/screens/cart/cart.tsx',
  'src/components/price.tsx',
  'src/app/shell.tsx',
  'packages/room/src/room.tsx',
]

const allowed: Record<string, readonly string[]> = {
  'machines/cart/cart.machine.ts': [
    "import { setup } from 'xstate'",
    "import { getShortestPaths } from 'xstate/graph'",
    "import { object } from 'valibot'",
    "import { total } from '../domain/cart.ts'",
    "import type { Ports } from '../ports/ports.ts'",
    "import { formMachine } from '../form/form.machine.ts'",
    "import { noticesFor } from './cart-notices.ts'",
  ],
  'machines/cart/cart.model.ts': [
    "import { defineModel } from '@statecart/prove'",
    "import { lamp } from '../fixtures/products.ts'",
  ],
  'machines/shop/shop.machine.ts': ["import { cartMachine } from '../cart/cart.machine.ts'"],
  'src/screens/cart/cart.tsx': [
    "import { Price } from '../../components/price.tsx'",
    "import { Box } from '@chakra-ui/react'",
    "import { cartMachine } from '../../../machines/cart/cart.machine.ts'",
    "import { useEffect } from 'react'",
  ],
  'src/app/routes.tsx': ["export const cart = () => import('../screens/cart/cart.tsx')"],
  'src/app/compose.ts': ["import { clock } from '../adapters/clock.ts'"],
  'src/main.tsx': ["import { clock } from './adapters/clock.ts'", "import { App } from './app/app.tsx'"],
  'src/adapters/storage/clock.ts': [
    ...usesEnvironment.filter((text) => !text.startsWith('document.cookie')),
    "import type { Clock } from '../../../machines/ports/ports.ts'",
    "import { openDB } from 'idb'",
    "import { toast } from 'react-hot-toast/headless'",
  ],
  'src/components/price.tsx': [
    'export const shown = new Date(order.placedAt).getFullYear()',
    'export const at = Date.parse(text)',
    'export const add = (fetch: () => void) => fetch()',
    'ports.clock.setTimeout(tick)',
    'export const limits = { fetch: 3, crypto: true }',
    "import { caches } from './caches.ts'",
    'export const highest = Math.max(1, 2)',
  ],
  'packages/chart/src/layout/layout.ts': [
    "import { nodes } from '../nodes.ts'",
    "import { inputOf } from '@statecart/prove'",
  ],
}

const pairs = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([path, texts]) => texts.map((text) => [path, text] as const))

const layerRules = /noRestrictedImports|noRestrictedGlobals|noJsRestrictedProperties|noDocumentCookie|plugin/

/** Writes each text into a file of the same folder and kind, and returns the texts that the linter refuses. */
function refused(texts: readonly (readonly [path: string, text: string])[]): string[] {
  const project = temporaryProject()
  const files = texts.map(([path, text], at) => {
    const file =
      path === 'src/main.tsx' ? path : path.replace(/([\w-]+)(\.(machine|model))?(\.tsx?)$/, `$1-${at}$2$4`)
    writeInto(project, file, `${text}\n`)
    return { file, text: `${path}: ${text}` }
  })
  const found = lint(project).filter(({ category }) => layerRules.test(category))
  return files.filter(({ file }) => found.some(({ path }) => path === file)).map(({ text }) => text)
}

function temporaryProject(): string {
  const project = temporaryFolder()
  const rules = ['biome-layers.jsonc', 'checks/no-current-time.grit', 'checks/no-view-state.grit']
  for (const file of ['biome.json', '.gitignore', ...rules.map((name) => `tools/${name}`)])
    writeInto(project, file, readFileSync(join(root, file), 'utf8'))
  return project
}

function writeInto(project: string, file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

interface Diagnostic {
  category: string
  path: string
}

function lint(folder: string): Diagnostic[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' })
  const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
  return report.diagnostics.map(({ category, location }) => ({ category, path: location.path }))
}

test('an import that violates the layers is refused', () => {
  const texts = pairs(forbidden)
  expect(refused(texts)).toEqual(texts.map(([path, text]) => `${path}: ${text}`))
})

test('time, randomness, storage and the network are only accessible through ports', () => {
  const texts = withPorts.flatMap((path) => usesEnvironment.map((text) => [path, text] as const))
  expect(refused(texts)).toEqual(texts.map(([path, text]) => `${path}: ${text}`))
})

test('everything that the layers allow is accepted', () => {
  expect(refused(pairs(allowed))).toEqual([])
})

test('an import cycle is refused, even one of types only', () => {
  const project = temporaryProject()
  writeInto(
    project,
    'machines/domain/one.ts',
    "import type { Two } from './two.ts'\nexport interface One { two: Two }\n",
  )
  writeInto(
    project,
    'machines/domain/two.ts',
    "import type { One } from './one.ts'\nexport interface Two { one: One }\n",
  )
  const cycles = lint(project).filter(({ category }) => category.endsWith('noImportCycles'))
  expect(cycles.map(({ path }) => path).sort()).toEqual(['machines/domain/one.ts', 'machines/domain/two.ts'])
})

test('a file of more than 250 lines is refused', () => {
  const project = temporaryProject()
  writeInto(project, 'src/components/long.tsx', 'export {}\n'.repeat(251))
  writeInto(project, 'src/components/short.tsx', 'export {}\n'.repeat(250))
  const long = lint(project).filter(({ category }) => category.endsWith('noExcessiveLinesPerFile'))
  expect(long.map(({ path }) => path)).toEqual(['src/components/long.tsx'])
})
