import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { cacheFolder, distFolder, root } from '../../tools/paths.ts'
import { createHandler } from '../../tools/server/handler.ts'
import { buildIn } from '../../tools/site/build.ts'

const copy = join(cacheFolder, 'version-two')
export const versionTwo = join(copy, 'dist')

const sources = [
  '.npmrc',
  'index.html',
  'machines',
  'package-lock.json',
  'package.json',
  'packages',
  'src',
  'tools',
  'tsconfig.base.json',
  'vite.config.ts',
]

/** The differences of version 2: a text of each page, and one more migration of the database. */
const changes: [file: string, from: string, to: string][] = [
  ['src/i18n/en/shell.ts', "rights: 'Statecart. All rights reserved.'", "rights: 'Statecart, version 2.'"],
  ['src/i18n/en/cart.ts', "title: 'Shopping Cart'", "title: 'Your Cart'"],
  ['src/i18n/en/checkout.ts', "title: 'Checkout'", "title: 'Your Checkout'"],
]
const migration = `
/** Version 2 of the shop notes in each order that it has seen it. */
migrations.push({
  version: (migrations.at(-1)?.version ?? 1) + 1,
  async up(_, tx) {
    const orders = tx.objectStore('orders')
    for (let cursor = await orders.openCursor(); cursor; cursor = await cursor.continue())
      await cursor.update({ ...(cursor.value as object), seenBy: 2 })
  },
})
`

/** Builds a copy of the project with these differences. */
export async function buildVersionTwo(): Promise<void> {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of sources)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(copy, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    writeFileSync(join(copy, file), text.replace(from, to))
  }
  const migrations = join(copy, 'src/adapters/storage/migrations.ts')
  const text = readFileSync(migrations, 'utf8').replace('readonly Migration[]', 'Migration[]')
  writeFileSync(migrations, text + migration)
  // Reuses the chart layouts, which are slow to compute and the same in both versions.
  cpSync(join(cacheFolder, 'layouts'), join(copy, '.cache/layouts'), { recursive: true })
  await buildIn(copy, versionTwo)
}

/** One address that serves version 1 or 2, with or without the service worker. */
export interface Site {
  url: string
  serve(version: 1 | 2): void
  stop(): Promise<void>
}

export async function openSite(hasWorker: boolean): Promise<Site> {
  const server = createServer((request, response) => {
    if (!hasWorker && request.url === '/service-worker.js') response.writeHead(404).end()
    else handler?.(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const handlers = {
    1: createHandler({ folder: distFolder, served: url }),
    2: createHandler({ folder: versionTwo, served: url }),
  }
  let handler = handlers[1]
  return {
    url,
    serve: (version) => {
      handler = handlers[version]
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
