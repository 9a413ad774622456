import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer, defaultClientConditions, type Plugin, preview, type Rolldown } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import type { RoomPluginOptions } from '../src/vite.ts'

const root = join(import.meta.dirname, '..')

/** A built page, which `npm pack` creates in the package. */
vi.mock('../src/node/serve-page.ts', async (original) => {
  const pageFolder = mkdtempSync(join(tmpdir(), 'room-page-'))
  for (const name of ['index.html', 'open-page.d.ts']) writeFileSync(join(pageFolder, name), '<i id="room">')
  return { ...(await original<object>()), pageFolder }
})
// Test files share their modules, so another one may have loaded the plugin already, with the real folder.
vi.resetModules()
const { pageFolder } = await import('../src/node/serve-page.ts')
const { room } = await import('../src/vite.ts')
afterAll(() => {
  rmSync(pageFolder, { recursive: true })
  vi.resetModules()
})

const application: Plugin = {
  name: 'application',
  resolveId: (id) => (id === 'application' ? id : undefined),
  load: (id) => (id === 'application' ? "import '@statecart/room/auto'\nconsole.log('it runs')" : undefined),
}

async function built(options: RoomPluginOptions): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build({
    root,
    resolve: { conditions: ['@statecart/source', ...defaultClientConditions] },
    configFile: false,
    logLevel: 'silent',
    plugins: [room(options), application],
    build: { write: false, rolldownOptions: { input: 'application', external: [/^xstate/] } },
  })) as Rolldown.RolldownOutput
  return output
}

async function codeOf(options: RoomPluginOptions): Promise<string> {
  return (await built(options)).map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('a build contains nothing of the room unless the option `build` is true', async () => {
  const without = await codeOf({})
  expect(without).toContain('it runs')
  expect(without.length).toBeLessThan(100)
  expect(await codeOf({ build: true })).toContain('statecart-room')
})

test.each([
  ['/tools/room/', '/shop/tools/room'],
  ['my rööm', '/shop/my%20r%C3%B6%C3%B6m'],
])('serves the room below the base of the application, at the path %s of the option', async (path, place) => {
  const server = await createServer({
    root,
    base: '/shop/',
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    plugins: [room({ path })],
    server: { port: 0, ws: false, watch: null },
  })
  await server.listen()
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  const at = (address: string) => fetch(origin + address, { redirect: 'manual' })
  try {
    const redirected = await at(`${place}?machine=lamp`)
    expect(redirected.headers.get('location')).toBe(`${place}/?machine=lamp`)
    expect(await (await at(`${place}/`)).text()).toContain('id="room"')
    // An address that begins with two slashes is left to the application.
    expect((await at('//')).status).toBe(404)
  } finally {
    await server.close()
  }
})

test.each(['', '/'])('refuses the path "%s", which leaves the application no address', (path) => {
  expect(() => room({ path })).toThrow('The option `path` of room() is empty')
})

test('a build contains the files of the page without their type declarations', async () => {
  const output = await built({ build: true, path: '/tools/room/' })
  const names = output.map(({ fileName }) => fileName).filter((name) => name.startsWith('tools/room/'))
  expect(names).toEqual(['tools/room/index.html'])
})

test('`vite preview` redirects to the folder of the room in the build', async () => {
  const server = await preview({
    root,
    base: '/shop/',
    configFile: false,
    logLevel: 'silent',
    plugins: [room({ build: true })],
    build: { outDir: pageFolder },
    preview: { port: 0 },
  })
  try {
    const address = new URL('/shop/__room?machine=lamp', server.resolvedUrls?.local[0])
    const { status, headers } = await fetch(address, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, '/shop/__room/?machine=lamp'])
  } finally {
    await server.close()
  }
})
