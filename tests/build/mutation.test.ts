import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesToChange, hashContents, machineFolders, testsFor } from '../../tools/mutation/folders.ts'
import {
  changeOf,
  explained,
  pageFile,
  pageOf,
  reasonFor,
  scoreOf,
  tableOf,
  unusedReasons,
} from '../../tools/mutation/page.ts'
import {
  batchesOf,
  changedFiles,
  type MutatedFile,
  type MutationReport,
  mergeTrials,
  readRecord,
  resultOf,
  resultsOf,
  type Trial,
} from '../../tools/mutation/record.ts'

const at = (line: number, from: number, to: number) => ({
  location: { start: { line, column: from }, end: { line, column: to } },
})
const report: MutationReport = {
  files: {
    'machines/lamp/lamp.ts': {
      source: 'const on = true\nconst off = false\n',
      mutants: [
        { status: 'Killed', mutatorName: 'BooleanLiteral', replacement: 'false', ...at(1, 12, 16) },
        { status: 'Timeout', mutatorName: 'BooleanLiteral', replacement: 'false', ...at(1, 12, 16) },
        { status: 'Survived', mutatorName: 'BooleanLiteral', replacement: 'true', ...at(2, 13, 18) },
        { status: 'NoCoverage', mutatorName: 'BooleanLiteral', replacement: 'true', ...at(2, 13, 18) },
        { status: 'CompileError', mutatorName: 'BooleanLiteral', replacement: 'true', ...at(2, 13, 18) },
        {
          status: 'Ignored',
          statusReason: 'holds types alone',
          mutatorName: 'ObjectLiteral',
          ...at(1, 1, 2),
        },
      ],
    },
  },
}
const lamp = resultOf(report, 'machines/lamp/lamp.ts')
const files = machineFolders.flatMap(filesToChange)
const results = resultsOf(readRecord(), files)

it('counts the mutants that were killed, and lists the survivors', () => {
  const survivor = 'machines/lamp/lamp.ts:2:13 BooleanLiteral: false → true'
  expect(lamp).toEqual({
    mutants: 4,
    killed: 2,
    timedOut: 1,
    excused: { 'holds types alone': 1 },
    survived: [survivor, survivor],
  })
})

it('has totals, and rounds no score up to 100 %', () => {
  expect(tableOf({ lamp })).toMatch(
    /^\| lamp \| 4 \| 2 \| 2 \| 0 \| 1 \| 50 % \|\n\| \*\*all\*\* \| 4 \| 2 \| 2 \| 0 \| 1 \| 50 % \|$/m,
  )
  expect(scoreOf({ lamp: { ...lamp, mutants: 10_000, killed: 9_999 } })).toBe(99.9)
})

it('finds the tests and files for every folder of machines', () => {
  expect(machineFolders).toContain('cart')
  expect(testsFor('cart', ['machines/cart/cart.ts'])).toContain('tests/machines/cart.test.ts')
  const wishlist = testsFor('domain', ['machines/domain/wishlist.ts'])
  expect(wishlist).toContain('tests/machines/wishlist.test.ts')
  expect(wishlist).toContain('tests/machines/your-data.test.ts')
  expect(wishlist).not.toContain('tests/machines/menu.test.ts')
  expect(files.map(({ file }) => file)).toContain('machines/cart/cart.machine.ts')
  expect(files.filter(({ file }) => file.endsWith('.model.ts'))).toEqual([])
})

it('matches the results of the last run (else: npm run mutate)', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(pageOf(results))
})

it('has a score of at least 90 % in every folder', () => {
  const poor = Object.entries(results).filter(([, { killed, mutants }]) => killed < 0.9 * mutants)
  expect(poor.map(([folder]) => folder)).toEqual([])
})

it('has a reason for every survivor, and no other reasons', () => {
  const survivors = Object.values(results).flatMap(({ survived }) => survived)
  expect(survivors.filter((survivor) => reasonFor(survivor) === undefined)).toEqual([])
  expect(unusedReasons(survivors)).toEqual([])
  expect(explained.filter((change, at) => explained.indexOf(change) !== at)).toEqual([])
})

it('recognizes a survivor after its line number has changed', () => {
  const [one, other] = ['1:2', '30:40'].map((place) => changeOf(`machines/lamp/lamp.ts:${place} Move: a → b`))
  expect(one).toBe('machines/lamp/lamp.ts Move: a → b')
  expect(one).toBe(other)
})

it('identifies a file by its content, independent of comments and paths', () => {
  const here =
    "import { lamp } from '../lamp/lamp.ts'\n\n/** Lights up. */\nexport const isLit = () => lamp === 'lit'\n"
  const moved = "import { lamp } from '@shop/lamps'\nexport const isLit = () => lamp === 'lit'\n"
  const altered = here.replace('===', '!==')
  const excused = here.replace('Lights up.', 'Stryker disable next-line all: no test can tell')
  const hash = hashContents('machines/hall/hall.ts', here)
  expect(hashContents('packages/hall/light.ts', moved)).toBe(hash)
  expect(hashContents('machines/hall/hall.ts', altered)).not.toBe(hash)
  expect(hashContents('machines/hall/hall.ts', excused)).not.toBe(hash)
})

describe('the mutation record', () => {
  const hall: MutatedFile = { folder: 'hall', file: 'machines/hall/hall.ts', code: 'a', tests: 't' }
  const door: MutatedFile = { folder: 'hall', file: 'machines/hall/door.ts', code: 'b', tests: 't' }
  const trialIn = ({ file, code, tests }: MutatedFile, mutants: number): Trial => ({
    ...{ file, code, tests, mutants, killed: mutants, excused: {}, survived: [] },
  })
  const trials = [trialIn(hall, 100), trialIn(door, 60)]
  const moved = { ...hall, folder: 'rooms', file: 'machines/rooms/entrance.ts' }

  it('still applies to a file that was moved or renamed', () => {
    expect(changedFiles([moved, door], trials)).toEqual([])
    expect(resultsOf({ trials }, [moved, door])).toMatchObject({
      hall: { mutants: 60 },
      rooms: { mutants: 100 },
    })
  })

  it('lists changed files first, then files whose tests have changed', () => {
    const retested = { ...hall, tests: 'u' }
    const altered = { ...door, code: 'c' }
    const added = { ...door, file: 'machines/hall/bell.ts', code: 'd' }
    expect(changedFiles([retested, altered, added], trials)).toEqual([altered, added, retested])
  })

  it('makes batches with a limited number of mutants, each from one folder', () => {
    expect(batchesOf([hall, door], trials, 150)).toEqual([[hall], [door]])
    expect(batchesOf([hall, door], trials, 160)).toEqual([[hall, door]])
    expect(batchesOf([moved, door], trials, 160)).toEqual([[moved], [door]])
  })

  it('replaces the trial of a file that was tried again, and drops deleted files', () => {
    const merged = mergeTrials({ trials }, [trialIn(hall, 70)], [hall, door])
    expect(resultsOf(merged, [hall, door])).toMatchObject({ hall: { mutants: 130 } })
    expect(mergeTrials(merged, [], [door]).trials.map(({ file }) => file)).toEqual([door.file])
  })
})
