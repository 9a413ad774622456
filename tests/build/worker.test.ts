import { expect, test } from 'vitest'
import { buildFacts } from '../../tools/site/worker.ts'
import { temporaryFolder } from './temporary-folder.ts'

const files = {
  'index.html': '<script>lang()</script><main>Home</main>',
  'assets/index-a1b2c3d4.js': 'start()',
  'assets/index-a1b2c3d4.js.br': 'as brotli',
  'icons/icon-192.png': 'a picture',
  'assets/room-registry-a1b2c3d4.js': 'look()',
  'pictures/one-1.abcdefgh.svg': '<svg/>',
  'sitemap.xml': '<urlset/>',
  'service-worker.js': 'of another build',
  '.vite/manifest.json': '{}',
}

const site = { connect: [], base: '/' }

test('the worker caches only the files that the shop may need', async () => {
  const facts = await buildFacts(temporaryFolder(files), site)
  expect(Object.keys(facts.files)).toEqual(['/assets/index-a1b2c3d4.js', '/icons/icon-192.png'])
  expect(facts.shell).toBe(files['index.html'])
})

test('the neutral shell is used for prerendered pages', async () => {
  const shell = '<script>lang()</script><main></main>'
  const facts = await buildFacts(temporaryFolder({ ...files, '404.html': shell }), site)
  expect(facts.shell).toBe(shell)
})

test('the worker’s pages have the policy of the server', async () => {
  const { headers } = await buildFacts(temporaryFolder(files), {
    ...site,
    connect: ['https://one.example'],
  })
  const policy = headers['Content-Security-Policy']
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).toContain("connect-src 'self' https://one.example;")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('a build gets a new version if any cached file differs', async () => {
  const version = async (more: Record<string, string> = {}) =>
    (await buildFacts(temporaryFolder({ ...files, ...more }), site)).version
  expect(await version()).toBe(await version())
  expect(await version({ 'assets/index-a1b2c3d4.js': 'start(1)' })).not.toBe(await version())
  expect(await version({ 'index.html': '<main></main>' })).not.toBe(await version())
  expect(await version({ 'pictures/one-1.abcdefgh.svg': '<svg></svg>' })).toBe(await version())
})
