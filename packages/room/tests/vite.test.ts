import { join } from 'node:path'
import { build, createServer, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { type RoomPluginOptions, room } from '../src/vite.ts'

const root = join(import.meta.dirname, '..')

const application: Plugin = {
  name: 'application',
  resolveId: (id) => (id === 'application' ? id : undefined),
  load: (id) => (id === 'application' ? "import '@statecart/room/auto'\nconsole.log('it runs')" : undefined),
}

async function codeOf(options: RoomPluginOptions): Promise<string> {
  const { output } = (await build({
    root,
    resolve: { conditions: ['@statecart/source', ...defaultClientConditions] },
    configFile: false,
    logLevel: 'silent',
    plugins: [room(options), application],
    build: { write: false, rolldownOptions: { input: 'application', external: [/^xstate/] } },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('a build contains nothing of the room unless the option `build` is true', async () => {
  const without = await codeOf({})
  expect(without).toContain('it runs')
  expect(without.length).toBeLessThan(100)
  expect(await codeOf({ build: true })).toContain('statecart-room')
})

test('serves the room below the base of the application, at the path of the option', async () => {
  const server = await createServer({
    root,
    base: '/shop/',
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    plugins: [room({ path: '/tools/room/' })],
    server: { port: 0, ws: false, watch: null },
  })
  await server.listen()
  const at = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]), { redirect: 'manual' })
  try {
    const redirected = await at('/shop/tools/room?machine=lamp')
    expect(redirected.headers.get('location')).toBe('/shop/tools/room/?machine=lamp')
    expect(await (await at('/shop/tools/room/')).text()).toContain('id="room"')
  } finally {
    await server.close()
  }
})
