import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from '@statecart/chart'
import { expect, it, test } from 'vitest'
import { createMachine } from 'xstate'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { cachedLayouts } from '../../tools/charts/layouts.ts'
import { chartsFile, chartsPage } from '../../tools/charts/readme.ts'
import { temporaryFolder } from './temporary-folder.ts'

it('matches the current machines (else: npm run charts)', () => {
  expect(readFileSync(chartsFile, 'utf8')).toBe(chartsPage(namedModels))
})

it('is deterministic', () => {
  expect(chartsPage(namedModels)).toBe(chartsPage(namedModels))
})

function lamp(event: string) {
  const states = { off: { on: { [event]: 'on' } }, on: { on: { [event]: 'off' } } }
  return chartOf(createMachine({ id: 'lamp', initial: 'off', states }))
}

test('a chart is laid out once, and again when it has changed', async () => {
  const folder = temporaryFolder({})
  const first = await cachedLayouts(lamp('press'), folder)
  expect(Object.keys(first[0]?.states ?? {})).toEqual(expect.arrayContaining(['lamp.off', 'lamp.on']))
  const [file = ''] = readdirSync(folder)
  const stored = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  expect(stored).toEqual(first)
  writeFileSync(join(folder, file), JSON.stringify([{ ...stored[0], width: 7 }]))
  expect((await cachedLayouts(lamp('press'), folder))[0]?.width).toBe(7)
  await cachedLayouts(lamp('press twice'), folder)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('charts that are laid out in parallel have the same layouts as separate ones', async () => {
  const charts = ['press', 'turn', 'pull', 'break', 'repair'].map(lamp)
  const together = await Promise.all(charts.map((chart) => cachedLayouts(chart, temporaryFolder({}))))
  for (const [at, chart] of charts.entries())
    expect(await cachedLayouts(chart, temporaryFolder({}))).toEqual(together[at])
})
