import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMachine } from 'xstate'
import {
  coverageFromXStateTest,
  coverageOf,
  coveragePart,
  coverageText,
  parseCoverage,
  updatedCoverage,
} from '../src/index.ts'
import { run } from '../src/node/cli/run.ts'
import { readCoverage, readCoverageParts, writeCoverage, writeCoveragePart } from '../src/node.ts'

const on = 'lamp.off|press|0'
const off = 'lamp.on|press|0'
const lamp = {
  name: 'lamp',
  machine: createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
  }),
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prove-coverage-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('counts transitions by machine, transition and depth, and keeps the counts of depths that did not run', () => {
  const before = { lamp: { [on]: { browser: 2, machine: 1 }, 'lamp.gone|press|0': { machine: 1 } } }
  const parts = { machine: { lamp: coveragePart([off, off]) } }
  expect(updatedCoverage([lamp], parts, before)).toEqual({
    lamp: { [on]: { browser: 2 }, [off]: { machine: 2 } },
  })
})

test('converts a coverage file to counts in the order of the depths', () => {
  const file = { lamp: { [on]: { browser: 2, machine: 1 }, [off]: { machine: 3 } } }
  expect(coverageOf(file)).toEqual({
    depths: ['browser', 'machine'],
    taken: { lamp: { [on]: [2, 1], [off]: [0, 3] } },
  })
  expect(coverageOf(file, ['machine', 'rendered', 'browser']).taken).toEqual({
    lamp: { [on]: [1, 0, 2], [off]: [3, 0, 0] },
  })
})

test('formats a coverage file with one transition per line', () => {
  const file = { lamp: { [on]: { machine: 1 }, [off]: {} }, door: {} }
  expect(coverageText(file)).toBe(
    '{"lamp":{\n"lamp.off|press|0":{"machine":1},\n"lamp.on|press|0":{}},\n"door":{\n}}\n',
  )
  expect(parseCoverage(coverageText(file))).toEqual(file)
  expect(() => parseCoverage('{"formatVersion":1}')).toThrow('This is no coverage file')
})

test('writes and reads coverage as one file, or in parts from parallel tests', () => {
  const folder = temporaryFolder()
  writeCoverage(join(folder, 'new', 'coverage.json'), { lamp: { [on]: { machine: 1 } } })
  expect(readCoverage(join(folder, 'new', 'coverage.json'))).toEqual({ lamp: { [on]: { machine: 1 } } })
  const part = coveragePart([on, on], { [off]: 'has no button' })
  writeCoveragePart(join(folder, 'parts'), 'browser', 'lamp', part)
  expect(readCoverageParts(join(folder, 'parts'))).toEqual({ browser: { lamp: part } })
  expect(readCoverageParts(join(folder, 'none'))).toEqual({})
})

/** As `testCoverageToJSON()` of @xstate/test 2.0.0-beta.2 writes it, shortened to one dimension. */
const xstateTestJson = {
  formatVersion: 1,
  dimensions: {
    transitions: {
      total: 3,
      covered: 2,
      ratio: 2 / 3,
      counts: {
        '["transition","lamp.off","press",0]': 4,
        '["transition","lamp.judging","@eventless",1]': 2,
        '["transition","lamp.on","press","dynamic"]': 1,
      },
      coveredIds: ['["transition","lamp.off","press",0]'],
      uncovered: ['["transition","lamp.on","press",0]'],
      unreachable: [],
      unknown: [],
    },
  },
}

test('reads coverage from the results of @xstate/test 2 and from its JSON', () => {
  const taken = { [on]: 4, 'lamp.judging||1': 2, 'lamp.on|press|dynamic': 1 }
  expect(coverageFromXStateTest(xstateTestJson)).toEqual({ taken, excepted: {} })
  expect(coverageFromXStateTest(xstateTestJson.dimensions)).toEqual({ taken, excepted: {} })
  expect(() => coverageFromXStateTest({ lamp: {} })).toThrow('This is no coverage of @xstate/test 2')
})

test('stores the coverage of machines whose names are no file names', () => {
  const folder = temporaryFolder()
  writeCoveragePart(folder, 'machine', 'air/fan', coveragePart([on]))
  expect(readCoverageParts(folder)).toEqual({ machine: { 'air/fan': coveragePart([on]) } })
})

test.each([
  ['parts/machine', '', 'parts/machine has no coverage: a folder for each depth is expected.'],
  ['parts/machine/lamp.json', '', 'is the coverage of one depth. Name the folder of all depths instead: '],
  ['parts', 'parts/tmp/report.json', 'report.json is no coverage that writeCoveragePart has written.'],
  ['other.json', 'other.json', 'other.json: This is no coverage file: {"machine":'],
])('the command refuses %s, with the other file %s: %s', async (named, other, message) => {
  const folder = temporaryFolder()
  writeCoveragePart(join(folder, 'parts'), 'machine', 'lamp', coveragePart([on]))
  mkdirSync(join(folder, 'parts', 'tmp'))
  if (other !== '') writeFileSync(join(folder, other), '{"result":[]}')
  const errors: string[] = []
  const code = await run(
    ['coverage', join(folder, named)],
    () => undefined,
    (text) => errors.push(text),
  )
  expect(errors.join('\n')).toContain(message)
  expect(code).toBe(2)
})
