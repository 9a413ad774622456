import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesBelow, root } from '../../tools/paths.ts'
import { runTool } from '../../tools/tool.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** In bytes, compressed, without elkjs. */
const maximumSize = 180_000

test('the page of the room is small, and has no inline scripts or styles', async () => {
  const outDir = temporaryFolder()
  const args = ['build', '--config', join(root, 'tools/pack/page.config.ts'), '--outDir', outDir]
  // With NODE_ENV=test, the build would contain the development version of React.
  const { code, output } = await runTool('vite', args, { env: { NODE_ENV: 'production' } })
  expect(code, output).toBe(0)
  const files = filesBelow(outDir)
  expect(files).toEqual(
    expect.arrayContaining(['assets/style.css', 'index.html', 'layout-worker.js', 'node.html', 'panel.js']),
  )
  const read = (name: string) => readFileSync(join(outDir, name))
  const isElk = (name: string) => /^(layout-worker|assets\/elkjs-.+)\.js$/.test(name)
  const counted = files.filter((name) => !isElk(name) && name !== 'licenses.txt')
  const sizes = counted.map((name) => gzipSync(read(name)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maximumSize)
  const licenses = String(read('licenses.txt'))
  for (const name of ['react', 'react-dom', 'xstate', '@xstate/react', 'elkjs'])
    expect(licenses).toMatch(new RegExp(`^${name} \\S+ \\(.+\\)$`, 'm'))
  expect(licenses).toContain('https://github.com/kieler/elkjs')
  for (const name of files.filter(isElk))
    expect(String(read(name)), name).toMatch(/^\/\*! elkjs \S+, EPL-2\.0 /)
  const [page = ''] = files.filter((name) => name.startsWith('assets/page-'))
  expect(String(read(page))).toMatch(/^\/\*! .*licenses\.txt \*\//)
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
