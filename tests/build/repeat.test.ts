import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  randomDelays,
  readRecord,
  repeatOptions,
  rowsOf,
  shuffled,
  tableOf,
  writeRecord,
} from '../../tools/repeat.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('the options contain the number of runs, the order and the load', () => {
  expect(repeatOptions([])).toEqual({ runs: 10, shuffle: false, busy: 0, slow: false, names: [] })
  expect(repeatOptions(['3', '--shuffle', '--busy', '2', '--slow', 'cart'])).toEqual({
    runs: 3,
    shuffle: true,
    busy: 2,
    slow: true,
    names: ['cart'],
  })
  expect(() => repeatOptions(['--busy'])).toThrow('--busy')
  expect(() => repeatOptions(['--busy', 'two'])).toThrow('number of cores')
  expect(() => repeatOptions(['--fast'])).toThrow('--fast')
  expect(() => repeatOptions(['0'])).toThrow('0 runs would test nothing')
})

test('an interrupted repetition is resumed only with the same options', () => {
  const file = join(temporaryFolder({}), 'repeat.json')
  const options = repeatOptions(['3', '--shuffle'])
  expect(readRecord(file, options).runs).toEqual([])
  writeRecord(file, { options, runs: [[{ name: 'adds', ok: true, milliseconds: 5 }]] })
  expect(readRecord(file, options).runs).toHaveLength(1)
  expect(readRecord(file, repeatOptions(['3'])).runs).toEqual([])
})

test('the order and the delays depend only on the seed', () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => `tests/browser/${name}.spec.ts`)
  expect(shuffled(files, 1)).toEqual(shuffled(files, 1))
  expect(shuffled(files, 1)).not.toEqual(shuffled(files, 2))
  expect(shuffled(files, 1).sort()).toEqual(files)
  const delays = files.map((file) => randomDelays(1)(`/assets/${file}.js`))
  expect(new Set(delays).size).toBe(5)
  for (const delay of delays) expect(delay).toBeLessThanOrEqual(1_500)
  expect(randomDelays(1)('/assets/index.css')).toBeGreaterThan(0)
  expect(randomDelays(1)('/products')).toBe(0)
})

test('the table has each test once, sorted by failures and then by time', () => {
  const result = (name: string, milliseconds: number, ok = true) => ({ name, ok, milliseconds })
  const rows = rowsOf([
    [result('adds', 100), result('removes', 10)],
    [result('adds', 300), result('removes', 20, false)],
    [result('adds', 200)],
  ])
  expect(rows).toEqual([
    { name: 'removes', runs: 2, failures: 1, median: 10, longest: 20 },
    { name: 'adds', runs: 3, failures: 0, median: 200, longest: 300 },
  ])
  expect(tableOf(rows).split('\n')).toEqual([
    '      runs  failures    median   longest  test',
    '         2         1    0.01 s    0.02 s  removes',
    '         3         0    0.20 s    0.30 s  adds',
  ])
})
