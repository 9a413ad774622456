import { build, createServer, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { pictureFiles } from '../../src/demo/catalogue.ts'
import { embeddedSources } from '../../src/demo/plugin.ts'

const entry = {
  name: 'entry',
  resolveId: (id: string) => (id === 'entry.js' ? `\0${id}` : null),
  load: (id: string) => (id === '\0entry.js' ? 'document.title = "shop"' : null),
}

test('a build contains every picture under its address', async () => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [entry, embeddedSources()],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  })
  const written = new Map<string, string | Uint8Array>(
    [built]
      .flat()
      .flatMap((result) =>
        'output' in result
          ? result.output.flatMap((file) =>
              file.type === 'asset' ? [[`/${file.fileName}`, file.source] as const] : [],
            )
          : [],
      ),
  )
  for (const { address, svg } of pictureFiles()) expect(written.get(address)).toBe(svg)
})

test('the dev server restarts when the data or a picture changes', async () => {
  const { configFileDependencies } = await resolveConfig(
    { configFile: false, logLevel: 'silent', plugins: [embeddedSources()] },
    'serve',
  )
  expect(configFileDependencies).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/src\/demo\/first-catalogue\.json$/),
      expect.stringMatching(/src\/demo\/second-catalogue\.json$/),
      expect.stringMatching(/src\/demo\/pictures\/stoneware-mug\.svg$/),
    ]),
  )
})

test('the dev server serves the catalogue', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [embeddedSources()],
    server: { host: '127.0.0.1', port: 0, watch: null },
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  const response = await fetch(`${origin}sources/two/products?limit=3`)
  const body: unknown = await response.json()
  await server.close()
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(body).toMatchObject({ limit: 3, products: [{ id: 1 }, { id: 2 }, { id: 3 }] })
})
