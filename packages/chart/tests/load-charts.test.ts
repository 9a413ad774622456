import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
