import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import type { Results } from '../../tools/bench/rounds.ts'
import { comparison, growth } from '../../tools/bench/table.ts'
import type { Workload } from '../../tools/bench/workloads.ts'
import { filesBelow, root } from '../../tools/paths.ts'

const workload: Workload = {
  name: 'digging',
  title: 'Digging a hole',
  contenders: ['statecart', 'a spade', 'a spoon'],
  figures: ['minutes', 'depth'],
  higherIsBetter: ['depth'],
  reasons: { 'a spoon': 'it is a small hole' },
}

const results: Results = new Map([
  ['statecart', new Map([[10_000, { minutes: 2, depth: 3 }]])],
  ['a spade', new Map([[10_000, { minutes: 4, depth: 3 }]])],
  ['a spoon', new Map([[10_000, { minutes: 1, depth: 1.5 }]])],
])

it('compares the shop with each peer, by whether less or more is better', () => {
  expect(comparison(workload, results)).toEqual([
    '| Digging a hole | minutes | 2 | a spade | 4 | 0.5 | ahead |',
    '| Digging a hole | minutes | 2 | a spoon | 1 | 2 | behind: it is a small hole |',
    '| Digging a hole | depth | 3 | a spade | 3 | 1 | equal |',
    '| Digging a hole | depth | 3 | a spoon | 1.5 | 2 | ahead |',
  ])
})

it('marks figures that were not measured', () => {
  expect(growth(workload, results)[0]).toBe('| digging: minutes | statecart | – | – | 2 | – |')
})

it('has every file that its pages import, because their types are only checked when it runs', () => {
  const pages = join(root, 'tests/bench')
  const files = filesBelow(pages).filter((file) => /\.tsx?$/.test(file))
  const missing = files.flatMap((file) =>
    [...readFileSync(join(pages, file), 'utf8').matchAll(/(?:from |import\()'(\.[^'?]+)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(pages, dirname(file), path)))
      .map((path) => `${file} imports ${path}`),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
