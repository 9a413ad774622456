import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../src/node/cli/run.ts'

let folder: string
let lines: string[]
const print = (text: string): unknown => lines.push(text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chart-cli-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const lamp = { id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } }
const brokenLamp = { ...lamp, states: { ...lamp.states, broken: {} } }

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

test('calls a machine without an id by its export, and the default export by its file', async () => {
  const file = join(folder, 'door.ts')
  writeFileSync(
    file,
    `import { createMachine } from 'xstate'
     export const doorMachine = createMachine({ initial: 'shut', states: { shut: {} } })
     export default createMachine({ initial: 'open', states: { open: {} } })`,
  )
  await run(['draw', file, '--out', folder, '--format', 'json,mermaid'], print)
  const paths = ['door.json', 'door.mmd', 'doorMachine.json', 'doorMachine.mmd']
  expect(lines).toEqual(paths.map((name) => join(folder, name)))
})

test('imports from packages that are not installed, and use of the DOM, are named', async () => {
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

test('draws machines that a TypeScript module exports, and only the one that is asked for', async () => {
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

test('compares two files, and ends with 1 when they differ', async () => {
  const [old, same, other] = [
    jsonFile('old.json', lamp),
    jsonFile('same.json', lamp),
    jsonFile('other.json', brokenLamp),
  ]
  expect(await run(['diff', old, same], print)).toBe(0)
  expect(await run(['diff', old, other, '--markdown'], print)).toBe(1)
  expect(lines).toEqual(['lamp: no difference', expect.stringContaining('| added | state broken |')])
})

test.each([
  [['draw', 'lamp.json', '--format', 'gif'], 'There is no format gif; there are svg, mermaid, scxml, json.'],
  [['draw', 'lamp.json', '--export', 'door'], 'lamp.json exports default, and not door.'],
  [['draw', 'none.json'], 'none.json is not a machine'],
  [['draw', 'none.ts'], 'none.ts cannot be imported'],
  [['draw', 'lamp.json', '--colour'], "Unknown option '--colour'"],
  [['paint', 'lamp.json'], 'statecart-chart draw FILE'],
])('%j ends with 2 and says: %s', async (words, message) => {
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
