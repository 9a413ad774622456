import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routePaths, screenFile } from '../../src/routes.ts'
import { root } from '../../tools/paths.ts'
import { costLine, scriptsOf, weighRoutes } from '../../tools/site/budgets.ts'
import { temporaryFolder } from './temporary-folder.ts'

const home = 'src/screens/home/home.tsx'
const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'], dynamicImports: [home] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'], css: ['assets/shared.css'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  [home]: { file: 'assets/home.js', isDynamicEntry: true, imports: ['_shared.js', 'index.html'] },
  'src/components/menu.tsx': { file: 'assets/menu.js', isDynamicEntry: true },
}

test('a route needs the entry, its screen and their static imports, each once, but no lazy-loaded parts', () => {
  const scripts = scriptsOf(manifest, home).sort()
  expect(scripts).toEqual(['assets/deep.js', 'assets/home.js', 'assets/index.js', 'assets/shared.js'])
})

test('a screen that is missing from the build is reported', () => {
  expect(() => scriptsOf(manifest, 'src/screens/gone.tsx')).toThrow('src/screens/gone.tsx')
})

test('incompressible scripts count with their full size', () => {
  const noise = () =>
    randomBytes(1500)
      .toString('latin1')
      .replace(/./gs, (c) => String.fromCharCode(c.charCodeAt(0) % 128))
  const folder = temporaryFolder({
    '.vite/manifest.json': JSON.stringify(manifest),
    ...Object.fromEntries(['deep', 'home', 'index', 'shared'].map((name) => [`assets/${name}.js`, noise()])),
  })
  const [cost] = weighRoutes(folder, { '/': { screen: home, kilobytes: 3 } })
  expect(cost?.kilobytes).toBeGreaterThan(4)
  expect(cost?.kilobytes).toBeLessThan(7)
  expect(cost && costLine(cost)).toMatch(/^OVER +\/ +\d\.\d kB of 3$/)
})

test('every route has a screen', () => {
  expect(routePaths.filter((path) => !existsSync(join(root, screenFile(path))))).toEqual([])
})
