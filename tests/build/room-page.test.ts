import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesBelow, root } from '../../tools/paths.ts'
import { runTool } from '../../tools/tool.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Bytes, compressed, of everything but elkjs. */
const most = 180_000

test('the page of the room is small, and runs without inline scripts and styles', async () => {
  const outDir = temporaryFolder()
  const words = ['build', '--config', join(root, 'tools/pack-page.config.ts'), '--outDir', outDir]
  // Under NODE_ENV=test it would contain the development build of React.
  const { code, output } = await runTool('vite', words, { env: { NODE_ENV: 'production' } })
  expect(code, output).toBe(0)
  const files = filesBelow(outDir)
  expect(files).toEqual(
    expect.arrayContaining(['assets/style.css', 'index.html', 'layout-worker.js', 'node.html', 'panel.js']),
  )
  const read = (name: string) => readFileSync(join(outDir, name))
  const sizes = files.filter((name) => name !== 'layout-worker.js').map((name) => gzipSync(read(name)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most)
  expect(String(read('panel.js'))).toMatch(/export\s*\{[^}]*\bopenPanel\b/)
  for (const page of ['index.html', 'node.html']) {
    const text = String(read(page))
    expect(text).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)/)
    expect(text).not.toMatch(/(src|href)="\//)
  }
  for (const name of files.filter((file) => file.endsWith('.js') && file !== 'layout-worker.js'))
    expect(String(read(name))).not.toMatch(
      /createElement\("script"\)\.text|URL\.createObjectURL\([^)]*Worker/,
    )
})
