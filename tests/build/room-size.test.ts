import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { sourceCondition } from '../../tools/workspace.ts'

const budget = 3 * 1024
const entry = join(root, 'packages/room/src/auto.ts')

/** The code that an application loads before a room is opened: the entry and its static imports. */
async function loadedChunks(): Promise<Rolldown.OutputChunk[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"', 'import.meta.env.PROD': 'false' },
    build: {
      write: false,
      minify: true,
      // Without Vite's helper for `import()`, which an application contains anyway.
      modulePreload: false,
      rolldownOptions: { input: entry, external: [/^xstate/], preserveEntrySignatures: false },
    },
    resolve: { conditions: [sourceCondition, 'module', 'browser'] },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const loaded = new Set<Rolldown.OutputChunk>()
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name))
  }
  load(chunks.find(({ isEntry }) => isEntry))
  return [...loaded]
}

test('@statecart/room/auto is at most 3 kB until a room is opened', async () => {
  const chunks = await loadedChunks()
  expect(chunks.map(({ code }) => code).join('')).toContain('statecart-room')
  const size = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  expect(size, `${size} bytes`).toBeLessThanOrEqual(budget)
})
