import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fingerprintOf, machineFolders, testsFor } from '../../tools/mutation/folders.ts'
import { pageFile, pageOf } from '../../tools/mutation/page.ts'
import { changeOf, explained, idleReasons, reasonFor } from '../../tools/mutation/reasons.ts'
import { type MutationReport, readResults, resultOf } from '../../tools/mutation/result.ts'
import { scoreOf, tableOf } from '../../tools/mutation/table.ts'

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
const lamp = resultOf(report, 'today')

it('counts who noticed, and names what nobody did', () => {
  const survivor = 'machines/lamp/lamp.ts:2:13 BooleanLiteral: false → true'
  expect(lamp).toEqual({
    fingerprint: 'today',
    mutants: 4,
    killed: 2,
    inVain: 1,
    excused: { 'holds types alone': 1 },
    survived: [survivor, survivor],
  })
})

it('adds up, and never rounds to a whole', () => {
  expect(tableOf({ lamp })).toMatch(
    /^\| lamp \| 4 \| 2 \| 2 \| 0 \| 1 \| 50 % \|\n\| \*\*all\*\* \| 4 \| 2 \| 2 \| 0 \| 1 \| 50 % \|$/m,
  )
  expect(scoreOf({ lamp: { ...lamp, mutants: 10_000, killed: 9_999 } })).toBe(99.9)
})

it('knows every folder of machines by what has to notice its changes', () => {
  expect(machineFolders).toContain('cart')
  expect(testsFor('cart')).toContain('tests/machines/cart.test.ts')
  expect(new Set(machineFolders.map(fingerprintOf)).size).toBe(machineFolders.length)
})

it('tells of the last run what the last run kept (else: npm run mutate)', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(pageOf(readResults()))
})

it('notices nine changes of ten in every folder', () => {
  const results = Object.entries(readResults())
  const poor = results.filter(([, { killed, mutants }]) => killed < 0.9 * mutants)
  expect(poor.map(([folder]) => folder)).toEqual([])
})

it('explains all that survived, and nothing else', () => {
  const survivors = Object.values(readResults()).flatMap(({ survived }) => survived)
  expect(survivors.filter((survivor) => reasonFor(survivor) === undefined)).toEqual([])
  expect(idleReasons(survivors)).toEqual([])
  expect(explained.filter((change, at) => explained.indexOf(change) !== at)).toEqual([])
})

it('knows a survivor again though its line has moved', () => {
  const [one, other] = ['1:2', '30:40'].map((place) => changeOf(`machines/lamp/lamp.ts:${place} Move: a → b`))
  expect(one).toBe('machines/lamp/lamp.ts Move: a → b')
  expect(one).toBe(other)
})
