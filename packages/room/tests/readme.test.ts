import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const readme = read('README.md')
const { dependencies, exports, files } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  exports: Record<string, { '@statecart/source'?: string }>
  files: string[]
}
const sources = Object.entries(exports).map(([entry, conditions]) => ({
  name: `@statecart/room${entry.slice(1)}`,
  source: conditions['@statecart/source'],
}))

/** The cells of a table row that begins with this name in backticks. */
const rowOf = (name: string) => readme.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? ''

test.each(sources)('the table of entries names all functions of $name', async ({ name, source }) => {
  const row = rowOf(name)
  expect(row).not.toBe('')
  // Importing `auto` has effects.
  if (source === undefined || name.endsWith('/auto')) return
  const exported = Object.keys(await import(/* @vite-ignore */ join(folder, source)))
  expect(row).toMatch(new RegExp(exported.map((one) => `(?=.*\\b${one}\\b)`).join('')))
})

test('imports only functions that exist', async () => {
  const imports = [...readme.matchAll(/import \{ ([^}]+) \} from '(@statecart\/room[^']*)'/g)]
  expect(imports.length).toBeGreaterThan(5)
  for (const [, list = '', entry] of imports) {
    const source = sources.find(({ name }) => name === entry)?.source ?? ''
    const names = list.split(', ').filter((name) => !name.startsWith('type '))
    expect(Object.keys(await import(/* @vite-ignore */ join(folder, source)))).toEqual(
      expect.arrayContaining(names),
    )
  }
})

test('describes all options of openRoom and of the plugin', () => {
  const optionsIn = (file: string, type: string) => {
    const [, body = ''] = new RegExp(`interface ${type} \\{(.*?)^\\}`, 'ms').exec(read(file)) ?? []
    return [...body.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name = '']) => name)
  }
  const options = [
    ...optionsIn('src/application/room-options.ts', 'RoomOptions'),
    ...optionsIn('src/vite.ts', 'RoomPluginOptions'),
  ]
  expect(options.length).toBeGreaterThan(15)
  expect(options.filter((name) => rowOf(name) === '')).toEqual([])
})

test('the package contains the pictures', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  expect(pictures).toEqual(['pictures/room.webp'])
  expect(files).toContain('pictures')
})

test('shows what pnpm needs to find the archives on which the room depends', () => {
  const [, overrides = ''] = /^overrides:\n((?: {2}.+\n)+)/m.exec(readme) ?? []
  const names = [...overrides.matchAll(/"(.+)": file:/g)].map(([, name]) => name)
  expect(names).toEqual(Object.keys(dependencies).filter((name) => name.startsWith('@statecart/')))
})

/** `unbound-method` of typescript-eslint refuses `const { close } = openRoom()` if `close` is declared as a method. */
test.each([
  ['src/application/open-room.ts', 'ApplicationRoom'],
  ['src/registry.ts', 'FaultContext'],
  ['src/registry.ts', 'Answers'],
  ['../prove/src/scene/watch.ts', 'Watched'],
  ['../chart/src/browser/layouter.ts', 'Layouter'],
])('%s declares the functions of %s so that they can be taken out of it', (file, type) => {
  const [, body = ''] = new RegExp(`interface ${type} \\{\\n(.*?)^\\}`, 'ms').exec(read(file)) ?? []
  expect(body).not.toBe('')
  expect([...body.matchAll(/^ {2}(\w+)[<(]/gm)].map(([, name]) => name)).toEqual([])
})
