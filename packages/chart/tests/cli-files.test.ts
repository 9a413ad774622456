import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

test('names a machine without an id after its export, and a default export after its file', async () => {
  const file = join(folder, 'tür 2.ts')
  writeFileSync(
    file,
    `import { createMachine } from 'xstate'
     export const doorMachine = createMachine({ initial: 'shut', states: { shut: {} } })
     export default createMachine({ initial: 'open', states: { open: {} } })`,
  )
  await run(['draw', file, '--out', folder, '--format', 'json,mermaid'], print, print)
  const paths = ['tür-2.json', 'tür-2.mmd', 'doorMachine.json', 'doorMachine.mmd']
  expect(lines).toEqual(paths.map((name) => join(folder, name)))
})

test('writes an export whose name is no name of a file', async () => {
  const file = join(folder, 'lights.ts')
  writeFileSync(
    file,
    `import { createMachine } from 'xstate'
     const lamp = createMachine({ initial: 'off', states: { off: {} } })
     export { lamp as '../lights/lamp', lamp as $lamp }`,
  )
  expect(await run(['draw', file, '--out', join(folder, 'out'), '--format', 'mermaid'], print, print)).toBe(0)
  expect(lines.sort()).toEqual(['$lamp.mmd', '..-lights-lamp.mmd'].map((name) => join(folder, 'out', name)))
})

test('writes each machine to a file of its own, also if the default export is called like another export', async () => {
  const file = join(folder, 'player.ts')
  writeFileSync(
    file,
    `import { createMachine } from 'xstate'
     export const player = createMachine({ id: 'player', initial: 'stopped', states: { stopped: {} } })
     export default player.provide({})`,
  )
  await run(['draw', file, '--out', folder, '--format', 'mermaid'], print, print)
  expect(lines).toEqual(['player_2.mmd', 'player.mmd'].map((name) => join(folder, name)))
})

test('reads JSON that begins with a byte order mark', async () => {
  const file = join(folder, 'lamp.json')
  writeFileSync(file, '\uFEFF{ "id": "lamp", "initial": "off", "states": { "off": {} } }')
  expect(await run(['draw', file, '--out', folder, '--format', 'mermaid'], print, print)).toBe(0)
  expect(lines).toEqual([join(folder, 'lamp.mmd')])
})

test('compares a JSON file with the machine of the same id, if a module exports several', async () => {
  const json = join(folder, 'lamp.json')
  const file = join(folder, 'lights.ts')
  writeFileSync(json, '{ "id": "lamp", "initial": "off", "states": { "off": {} } }')
  writeFileSync(
    file,
    `import { createMachine } from 'xstate'
     export const candleMachine = createMachine({ id: 'candle' })
     export const lampMachine = createMachine({ id: 'lamp', initial: 'off', states: { off: {}, on: {} } })`,
  )
  expect(await run(['diff', json, file], print, print)).toBe(1)
  expect(lines.join('\n')).toContain('lampMachine: 1 state added\n')
})
