import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { chartFromJson } from '@statecart/chart'
import { JSDOM } from 'jsdom'
import { build, type Rollup } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { runNode, runNpm, runTool } from '../../tools/tool.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Conditions = string | { [condition: string]: Conditions }
interface Package {
  name: string
  version: string
  bin?: Record<string, string>
  exports: Record<string, Conditions>
}

const targetsOf = (conditions: Conditions): string[] =>
  typeof conditions === 'string' ? [conditions] : Object.values(conditions).flatMap(targetsOf)

const folders = ['room', 'prove', 'chart']
const packageOf = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
const packed: Record<string, string[]> = {}

// Builds dependents before their dependencies, so that a build that needs the output of another package fails.
beforeAll(async () => {
  for (const folder of folders) {
    rmSync(join(root, 'packages', folder, 'dist'), { recursive: true, force: true })
    const args = ['pack', '--dry-run', '--json', '--silent', '--workspace', packageOf(folder).name]
    const { code, output } = await runNpm(args)
    expect(code, output).toBe(0)
    const [{ files }] = JSON.parse(output) as [{ files: { path: string }[] }]
    packed[folder] = files.map(({ path }) => `./${path}`)
  }
})

test.each(folders)(
  '@statecart/%s contains all files of its exports, and Node can import it',
  async (folder) => {
    const { name, bin = {}, exports } = packageOf(folder)
    expect(packed[folder]).toEqual(
      expect.arrayContaining([
        './LICENSE',
        './README.md',
        ...Object.values(bin),
        ...Object.values(exports).flatMap(targetsOf),
      ]),
    )
    const expected = /^\.\/(dist|src|pictures|LICENSE|README\.md|CHANGELOG\.md|package\.json)\b/
    expect(packed[folder]?.filter((path) => !expected.test(path))).toEqual([])

    const modules = Object.keys(exports).filter((entry) => !entry.endsWith('.css'))
    const imports = modules.map((entry) => `await import('${name}${entry.slice(1)}')`)
    const imported = await runNode(['--input-type=module', '--eval', imports.join('\n')], {
      env: { NODE_OPTIONS: '' },
    })
    expect(imported).toEqual({ code: 0, output: '' })
  },
)

test.each(folders)('@statecart/%s has no development code and no path of this computer', (folder) => {
  const inPackage = (path: string) => join(root, 'packages', folder, path)
  const scripts = packed[folder]?.filter((path) => /^\.\/dist\/.*\.js$/.test(path)) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  const flawed = scripts.filter((path) => {
    const text = readFileSync(inPackage(path), 'utf8')
    return /\bjsxDEV\b/.test(text) || text.includes(root)
  })
  expect(flawed).toEqual([])
})

test.each([
  ['bundler', [], ['dom', 'dom.iterable'], /^(?!.*\/(node|vite|vitest|testing-library|playwright)$)/],
  ['nodenext', ['node'], [], /^@statecart\/\w+(\/node)?$/],
])(
  'TypeScript finds no error in the types of the entries with moduleResolution %s',
  async (moduleResolution, types, libraries, isChecked) => {
    const entries = folders.flatMap((folder) => {
      const { name, exports } = packageOf(folder)
      return Object.keys(exports).map((entry) => name + entry.slice(1))
    })
    const checked = entries.filter((entry) => isChecked.test(entry) && !/\.(css|js)$/.test(entry))
    expect(checked.length).toBeGreaterThan(2)
    const compilerOptions = {
      module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
      moduleResolution,
      types,
      lib: ['esnext', ...libraries],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
    }
    const folder = temporaryFolder({
      'entries.ts': checked.map((entry) => `import '${entry}'\n`).join(''),
      'tsconfig.json': JSON.stringify({ compilerOptions }),
    })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
    expect(await runTool('typescript', ['--project', folder])).toEqual({ code: 0, output: '' })
  },
)

// The build of the application selects development or production, so the package must not.
test("the page of @statecart/room keeps NODE_ENV for the application's build", () => {
  const page = readFileSync(join(root, 'packages/room/dist/browser/page.js'), 'utf8')
  expect(page).toContain('process.env.NODE_ENV')
})

// Build tools of applications replace `light-dark()` for older browsers, outside `@supports` by a text without any color.
test('the packed style sheet of @statecart/chart has a default for each variable, also after a build for older browsers', async () => {
  const sheet = join(root, 'packages/chart/dist/style.css')
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, cssTarget: 'chrome111', rolldownOptions: { input: sheet } },
  })) as Rollup.RollupOutput
  const built = output.find(({ fileName }) => fileName.endsWith('.css'))
  for (const text of [readFileSync(sheet, 'utf8'), built?.type === 'asset' ? String(built.source) : '']) {
    const used = [...text.matchAll(/var\((--sc-(?:colors|fonts|easings)-[\w-]+)(?:, ?var\((--[\w-]+)\))?\)/g)]
    expect(used.length).toBeGreaterThan(50)
    expect(used.filter(([, , own]) => own === undefined || !text.includes(`${own}:`))).toEqual([])
    expect(text).toMatch(/--sc-chart-colors-accent: ?light-dark\(#b5381a, ?#ff9472\)/)
    expect(text).not.toContain('--lightningcss')
  }
})

// The packed command renders with Preact, which writes an empty attribute without a value.
test('the packed command of @statecart/chart writes SVG files that an XML parser reads, and its version', async () => {
  const states = { x: { on: { Y: 'y' } }, y: { type: 'final' }, last: { type: 'history' } }
  const machine = {
    id: 'inner',
    initial: 'a',
    on: { note: { actions: 'log "<&>"' } },
    states: {
      a: { initial: 'x', entry: 'begin', on: { NEXT: '.y', OFF: 'b' }, states },
      b: { type: 'parallel', invoke: { src: 'load', onDone: 'a' }, states: { '': { tags: ['busy'] } } },
    },
  }
  const folder = temporaryFolder({ 'inner.json': JSON.stringify(machine) })
  const command = join(root, 'packages/chart/dist/node/cli/main.js')
  const drawn = await runNode([command, 'draw', join(folder, 'inner.json'), '--out', folder], {
    env: { NODE_OPTIONS: '' },
  })
  expect(drawn.code, drawn.output).toBe(0)
  expect(await runNode([command, '--version'], { env: { NODE_OPTIONS: '' } })).toEqual({
    code: 0,
    output: `${packageOf('chart').version}\n`,
  })
  const { window } = new JSDOM('', { url: 'http://localhost/' })
  const picture = readFileSync(join(folder, 'inner.svg'), 'utf8')
  const document = new window.DOMParser().parseFromString(picture, 'image/svg+xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  const transitions = [...document.querySelectorAll('[data-transition]')]
  expect(transitions.map((shown) => shown.getAttribute('data-transition'))).toContain('inner.a|NEXT|0')
})

// Preact ignores what React renders on a server in place of the first part of a large chart.
test('the packed svgText of @statecart/chart writes all states and transitions of a large chart at once', async () => {
  const count = 60
  const states = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`s${index}`, { on: { next: `s${(index + 1) % count}` } }]),
  )
  const chart = chartFromJson({ id: 'ring', initial: 's0', states })
  const boxesFor = (parts: readonly { readonly id: string }[]) =>
    Object.fromEntries(parts.map(({ id }) => [id, [0, 0, 90, 30]]))
  const { svgText } = await import(join(root, 'packages/chart/dist/node/svg-text.js'))
  const text: string = svgText(chart, {
    width: 100,
    height: 100,
    wrap: 20,
    states: boxesFor(chart.states),
    labels: boxesFor(chart.transitions),
    dots: {},
    lines: [],
  })
  expect(text.match(/data-state=/g)).toHaveLength(count + 1)
  expect(text.match(/data-transition=/g)).toHaveLength(count)
})

test('the packed command of @statecart/chart ends, and draws a machine, whatever its module does besides', async () => {
  const machine = `import { createMachine } from 'xstate'
export const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } })`
  const folder = temporaryFolder({
    'busy.mjs': `${machine}\nsetInterval(() => {}, 1000)\nPromise.reject(new Error('no network'))`,
    'ending.mjs': `${machine}\nprocess.exit()`,
  })
  const draw = (file: string) =>
    runNode(
      [join(root, 'packages/chart/dist/node/cli/main.js'), 'draw', join(folder, file), '--out', folder],
      { env: { NODE_OPTIONS: '' } },
    )
  const busy = await draw('busy.mjs')
  expect(busy.code, busy.output).toBe(0)
  expect(busy.output).toContain('An imported module did not handle an error: no network\n')
  expect(busy.output).toContain('lamp.svg\n')
  expect(await draw('ending.mjs')).toEqual({ code: 2, output: 'An imported module has ended the process.\n' })
})
