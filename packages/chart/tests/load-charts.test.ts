import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createJiti } from 'jiti'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadCharts } from '../src/node/load-charts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-charts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function moduleFile(...lines: string[]): string {
  const file = join(folder, 'doors.ts')
  writeFileSync(file, ["import { createMachine } from 'xstate'", ...lines].join('\n'))
  return file
}

test('loads a machine once that is exported by name and as default', async () => {
  const file = moduleFile(
    "export const doorMachine = createMachine({ id: 'door' })",
    'export default doorMachine',
  )
  expect([...(await loadCharts(file)).keys()]).toEqual(['doorMachine'])
  expect([...(await loadCharts(file, 'default')).keys()]).toEqual(['default'])
})

test('names a list and an object that contain machines', async () => {
  const file = moduleFile(
    "const door = createMachine({ id: 'door' })",
    'export const list = [door]',
    'export const byName = { door }',
  )
  await expect(loadCharts(file)).rejects.toThrow(
    `${file} exports no machine, but machines inside of byName, list. Export each machine by itself.`,
  )
})

test('loads the machine of a file that creates React elements without importing React', async () => {
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(dirname(createRequire(import.meta.url).resolve('react')), join(folder, 'node_modules/react'))
  const file = join(folder, 'lamp.tsx')
  const component = 'export const icon = <b>Lamp</b>\nexport const Lamp = () => icon'
  const machine = "export const lamp = createMachine({ id: 'lamp' })"
  writeFileSync(file, ["import { createMachine } from 'xstate'", component, machine].join('\n'))
  expect([...(await loadCharts(file)).keys()]).toEqual(['lamp'])
})

test('loads the machine of a file that imports what a bundler replaces, and reads the variables of Vite', async () => {
  writeFileSync(join(folder, 'lamp.css'), '.lamp { color: red }')
  writeFileSync(join(folder, 'lamp.svg'), '<svg/>')
  const file = moduleFile(
    "import './lamp.css'",
    "import picture, { ReactComponent } from './lamp.svg'",
    "export const pictures = [picture, ReactComponent, import.meta.env['VITE_NAME']]",
    "export const lamp = createMachine({ id: 'lamp' })",
  )
  expect([...(await loadCharts(file)).keys()]).toEqual(['lamp'])
})

test('loads the machine of a file that imports components, and files with a query', async () => {
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }')
  writeFileSync(join(folder, 'names.ttl'), 'front door')
  writeFileSync(join(folder, 'lamp.svg'), '<svg/>')
  writeFileSync(join(folder, 'Lamp.vue'), '<template><b>Lamp</b></template>')
  writeFileSync(join(folder, 'blink.ts'), 'self.onmessage = () => {}')
  const file = moduleFile(
    "import text from '@/names.ttl?raw'",
    "import { ReactComponent } from './lamp.svg?react'",
    "import Blinker from './blink.ts?worker'",
    "import Lamp from './Lamp.vue'",
    'export const assets = [ReactComponent, Blinker, Lamp]',
    'export const lamp = createMachine({ id: text })',
  )
  const charts = await loadCharts(file)
  expect([...charts.values()].map(({ name }) => name)).toEqual(['front door'])
})

test('names imported values as their module exports them, wherever a function uses them', async () => {
  writeFileSync(
    join(folder, 'limits.ts'),
    'export const limits = { most: 3 }\nexport const isOpen = () => true\n',
  )
  const file = moduleFile(
    "import { isOpen, limits } from './limits.ts'",
    "export { limits as others } from './limits.ts'",
    "export const lamp = createMachine({ id: 'lamp', on: { press: [",
    '  { guard: ({ context }) => context.count > limits.most, actions: () => isOpen() },',
    '  { guard: ({ context }) => isOpen === context._limits.most || limits.most > 1 },',
    '] } })',
  )
  const chart = (await loadCharts(file)).get('lamp')
  expect(chart?.transitions.map(({ guard, actions }) => [guard, actions])).toEqual([
    ['context.count > limits.most', ['isOpen()']],
    ['isOpen === context._limits.most ||…', []],
  ])
})

test('loads a file that another program has compiled with jiti, and keeps its replaced imports out of the cache', async () => {
  const xstate = dirname(createRequire(import.meta.url).resolve('xstate/package.json'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(xstate, join(folder, 'node_modules/xstate'))
  writeFileSync(join(folder, 'terms.txt'), 'terms')
  const file = moduleFile(
    "import terms from './terms.txt?raw'",
    'export const lamp = createMachine({ id: terms })',
  )
  await expect(createJiti(file).import(file)).rejects.toThrow('Unknown file extension')
  expect((await loadCharts(file)).get('lamp')?.name).toBe('terms')
  await expect(createJiti(file, { moduleCache: false }).import(file)).rejects.toThrow(
    'Unknown file extension',
  )
})
