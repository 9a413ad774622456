import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run as runCommand } from '../src/node/cli/run.ts'

let folder: string
let lines: string[]
const print = (text: string): unknown => lines.push(text)
const run = (words: readonly string[], output: (text: string) => void) => runCommand(words, output, output)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chart-cli-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const lamp = { id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } }
const brokenLamp = { ...lamp, states: { ...lamp.states, broken: {} } }

const imports = "import { createMachine } from 'xstate'\n"

test('draws the machines of a file in each format', async () => {
  const file = jsonFile('lamp.json', lamp)
  expect(
    await run(['draw', file, '--out', join(folder, 'out'), '--format', 'svg,mermaid,json,scxml'], print),
  ).toBe(0)
  const extensions = ['svg', 'mmd', 'json', 'scxml']
  expect(lines).toEqual(extensions.map((extension) => join(folder, `out/lamp.${extension}`)))
  expect(readFileSync(join(folder, 'out/lamp.mmd'), 'utf8')).toContain('lamp_off --> lamp_on : press')
  const picture = readFileSync(join(folder, 'out/lamp.svg'), 'utf8')
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/)
  expect(picture).toContain('data-state="lamp.off"')
  expect(picture).not.toMatch(/var\(--sc-(colors|fonts)/)
})

test('reports imports of packages that are not installed, and use of the DOM', async () => {
  const file = join(folder, 'view.ts')
  writeFileSync(file, `import { motion } from 'a-browser-package'\nexport const view = motion`)
  expect(await run(['draw', file], print)).toBe(2)
  writeFileSync(file, 'export const width = window.innerWidth')
  expect(await run(['draw', file], print)).toBe(2)
  expect(lines).toEqual([
    `${file} cannot be imported: it imports a-browser-package, which is not installed.`,
    `${file} cannot be imported: it uses the browser's window while it is imported.`,
  ])
})

test('reports why XState refuses a machine, which is on the second line of its error', async () => {
  const file = join(folder, 'broken.ts')
  const config = { id: 'b', initial: 'one', states: { one: { on: { go: 'nope' } } } }
  writeFileSync(file, `${imports}export const broken = createMachine(${JSON.stringify(config)})`)
  expect(await run(['draw', file], print)).toBe(2)
  expect(lines.join()).toMatch(
    /cannot be imported: Invalid [^\n]*: Child state 'nope' does not exist on 'b'$/,
  )
  writeFileSync(file, `throw new Error('first line\\nsecond line')`)
  expect(await run(['draw', file], print)).toBe(2)
  expect(lines.at(-1)).toBe(`${file} cannot be imported: first line`)
  writeFileSync(file, 'throw { code: 3 }')
  expect(await run(['draw', file], print)).toBe(2)
  expect(lines.at(-1)).toBe(`${file} cannot be imported: { code: 3 }`)
})

const machineSource = (id: string) => `createMachine({ id: '${id}' })`

test('reports a missing file, a wrong alias, and functions that are exported instead of a machine', async () => {
  const file = join(folder, 'app.ts')
  const sources = [
    `import { name } from './missing'\nexport const machine = name`,
    `import { name } from '@/missing'\nexport const machine = name`,
    `import { name } from './inner.ts'\nexport const machine = name`,
    `${imports}export const createLamp = () => ${machineSource('lamp')}\nexport default createLamp`,
    'export const lamp = 3',
    'export const lamp = {\n  id: (3\n}',
  ]
  writeFileSync(join(folder, 'inner.ts'), `export { name } from './missing'`)
  for (const source of sources) {
    writeFileSync(file, source)
    expect(await run(['draw', file], print)).toBe(2)
  }
  expect(lines).toEqual([
    `${file} cannot be imported: it imports ./missing, which does not exist.`,
    `${file} cannot be imported: it imports @/missing, which \`paths\` of the nearest tsconfig.json do not lead to.`,
    `${file} cannot be imported: inner.ts imports ./missing, which does not exist.`,
    `${file} exports no machine, but the functions createLamp, default. Export the machine that one of them makes as a constant, in this file or another.`,
    `${file} exports no machine.`,
    `${file} cannot be imported: Unexpected token, expected "," in line 3 of app.ts.`,
  ])
})

test('says that a machine is of XState 4', async () => {
  const file = join(folder, 'old.ts')
  const xstate4 = JSON.stringify(import.meta.resolve('xstate4'))
  writeFileSync(
    file,
    `import { createMachine } from ${xstate4}\nexport const lamp = ${machineSource('lamp')}`,
  )
  expect(await run(['draw', file], print)).toBe(2)
  expect(lines.join()).toMatch(
    /^lamp of .*old\.ts is an XState 4 machine; only those of XState 5 can be drawn/,
  )
})

test.each([
  [
    'a path of tsconfig.json',
    'app.ts',
    `${imports}import { id } from '@/id'\nexport default createMachine({ id })`,
  ],
  [
    'module.exports',
    'app.cjs',
    `const { createMachine } = require('xstate')\nmodule.exports = ${machineSource('lamp')}`,
  ],
  [
    'module.exports in TypeScript',
    'app.ts',
    `const { createMachine } = require('xstate')\nmodule.exports = ${machineSource('lamp')}`,
  ],
  [
    'a default export that was compiled to CommonJS',
    'app.cjs',
    `const { createMachine } = require('xstate')\nexports.__esModule = true\nexports.default = ${machineSource('lamp')}`,
  ],
])('finds the machine through %s', async (_, name, source) => {
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/id.ts'), `export const id: string = 'lamp'`)
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }')
  writeFileSync(join(folder, name), source)
  expect(
    await run(['draw', join(folder, name), '--out', folder, '--format', 'json'], print),
    lines.join(),
  ).toBe(0)
  expect(lines).toEqual([join(folder, 'lamp.json')])
})

test('ignores a tsconfig.json that extends a missing package', async () => {
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "a-missing-package" }')
  writeFileSync(join(folder, 'app.ts'), `${imports}export const app = ${machineSource('lamp')}`)
  expect(await run(['draw', join(folder, 'app.ts'), '--out', folder, '--format', 'json'], print)).toBe(0)
})

test('draws all machines that a TypeScript module exports, or only the machine in --export', async () => {
  const xstate = JSON.stringify(import.meta.resolve('xstate'))
  const file = join(folder, 'machines.ts')
  writeFileSync(
    file,
    `import { createMachine } from ${xstate}
     const name: string = 'lamp'
     export const lampMachine = createMachine({ id: name })
     export const doorMachine = createMachine({ id: 'door' })
     export const notAMachine = 3`,
  )
  await run(['draw', file, '--out', folder, '--format', 'mermaid'], print)
  expect(lines).toEqual([join(folder, 'doorMachine.mmd'), join(folder, 'lampMachine.mmd')])
  lines = []
  await run(['draw', file, '--out', folder, '--format', 'mermaid', '--export', 'doorMachine'], print)
  expect(lines).toEqual([join(folder, 'doorMachine.mmd')])
})

test('compares two files, and exits with 1 if they differ', async () => {
  const [old, same, other] = [
    jsonFile('old.json', lamp),
    jsonFile('same.json', lamp),
    jsonFile('other.json', brokenLamp),
  ]
  expect(await run(['diff', old, same], print)).toBe(0)
  expect(await run(['diff', old, other, '--markdown'], print)).toBe(1)
  expect(lines).toEqual(['lamp: no difference', expect.stringContaining('| added | state broken |')])
})

test('compares the machine of a JSON file with the only machine that a module exports, or with the one in --export', async () => {
  const old = jsonFile('lamp.json', lamp)
  const [one, two] = [join(folder, 'one.ts'), join(folder, 'two.ts')]
  const source = `${imports}export const lampMachine = createMachine(${JSON.stringify(brokenLamp)})\n`
  writeFileSync(one, source)
  writeFileSync(two, `${source}export const doorMachine = ${machineSource('door')}`)
  const commands = [
    ['diff', old, one],
    ['diff', one, old],
    ['diff', old, two, '--export', 'lampMachine'],
  ]
  for (const words of commands) expect(await run(words, print), lines.join()).toBe(1)
  expect(lines).toEqual([
    'lampMachine: 1 state added\n  + state broken',
    'lampMachine: 1 state removed\n  - state broken',
    'lampMachine: 1 state added\n  + state broken',
  ])
})

test.each([
  [
    ['draw', 'lamp.json', '--format', 'gif'],
    'There is no format "gif"; there are svg, mermaid, scxml, json.',
  ],
  [['draw', 'lamp.json', '--format', 'constructor'], 'There is no format "constructor"'],
  [['draw', 'lamp.json', '--out', ''], '--out needs the name of a folder.'],
  [['draw', 'lamp.json', '--export', 'door'], 'lamp.json exports default, and not door.'],
  [['draw', 'none.json'], 'none.json is not a machine'],
  [['draw', 'none.ts'], 'none.ts does not exist.'],
  [['draw', '.'], '. is a folder. Name a file in it.'],
  [['draw', 'lamp.json', '--out', 'lamp.json'], 'lamp.json is a file. --out needs the name of a folder.'],
  [['drwa', 'lamp.json'], 'There is no command "drwa".'],
  [['draw', 'lamp.json', 'other.json'], 'other.json is one argument too many.'],
  [['diff', 'lamp.json', 'lamp.json', 'other.json'], 'other.json is one argument too many.'],
  [['draw', 'lamp.json', '--colour'], "Unknown option '--colour'"],
  [['paint', 'lamp.json'], 'statecart-chart draw FILE'],
])('%j exits with 2 and prints: %s', async (words, message) => {
  jsonFile('lamp.json', lamp)
  const inFolder = words.map((word) => (/\.(json|ts)$/.test(word) ? join(folder, word) : word))
  expect(await run(inFolder, print)).toBe(2)
  expect(lines.join('\n')).toContain(message)
})

function jsonFile(name: string, content: object): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('prints errors apart from results, so that a result in a file contains none', async () => {
  const errors: string[] = []
  const code = await runCommand(
    ['diff', join(folder, 'none.ts'), join(folder, 'none.ts'), '--markdown'],
    print,
    (text) => errors.push(text),
  )
  expect(code).toBe(2)
  expect(lines).toEqual([])
  expect(errors).toEqual([`${join(folder, 'none.ts')} does not exist.`])
})

test('prints the version of the package', async () => {
  expect(await run(['--version'], print)).toBe(0)
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  expect(lines).toEqual([version])
})

test('reports an initial state that does not exist', async () => {
  const file = join(folder, 'lamp.ts')
  writeFileSync(file, `${imports}export const lamp = createMachine({ initial: 'on', states: { off: {} } })`)
  expect(await run(['draw', file], print)).toBe(2)
  expect(lines.join()).toContain(`lamp of ${file} cannot be drawn: Initial state node "on" not found`)
})
