import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allTransitionIds } from '@statecart/chart'
import type { NamedModel } from '../charts/models.ts'
import { root } from '../paths.ts'
import { type Coverage, type Depth, depths } from './depth.ts'

/** The results of the last runs, in `machines/coverage.json`: how often the tests of each depth took each transition. */
export type StoredCoverage = Record<string, Record<string, Partial<Record<Depth, number>>>>

export const coverageFile = join(root, 'machines/coverage.json')

/** The new results; a depth that has not run keeps its old ones. */
export function updatedCoverage(
  models: readonly NamedModel[],
  coverage: Coverage,
  before: StoredCoverage,
): StoredCoverage {
  return Object.fromEntries(
    models.map(({ name, model }) => [
      name,
      Object.fromEntries(
        allTransitionIds(model.machine).map((id) => {
          const counts = depths.map((depth) => [
            depth,
            coverage[depth]?.[name] ? coverage[depth][name].taken[id] : before[name]?.[id]?.[depth],
          ])
          return [id, Object.fromEntries(counts.filter(([, count]) => count !== undefined))]
        }),
      ),
    ]),
  )
}

export function storeCoverage(coverage: StoredCoverage): void {
  writeFileSync(coverageFile, linesOf(coverage))
}

/** One transition per line, so that diffs are readable. */
function linesOf(coverage: StoredCoverage): string {
  const machines = Object.entries(coverage).map(([machine, transitions]) => {
    const lines = Object.entries(transitions).map(
      ([id, counts]) => `${JSON.stringify(id)}:${JSON.stringify(counts)}`,
    )
    return `${JSON.stringify(machine)}:{\n${lines.join(',\n')}}`
  })
  return `{${machines.join(',\n')}}\n`
}
