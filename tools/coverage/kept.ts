import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allTransitionIds } from '@statecart/chart'
import type { NamedModel } from '../charts/models.ts'
import { root } from '../paths.ts'
import { type Coverage, type Depth, depths } from './depth.ts'

/** The result of the last run, kept with the machines: how often each depth took each transition. */
export type KeptCoverage = Record<string, Record<string, Partial<Record<Depth, number>>>>

export const keptFile = join(root, 'machines/coverage.json')

/** A depth that has not run anew keeps what it had. */
export function renewed(
  models: readonly NamedModel[],
  coverage: Coverage,
  before: KeptCoverage,
): KeptCoverage {
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

export function keep(coverage: KeptCoverage): void {
  writeFileSync(keptFile, linesOf(coverage))
}

/** A transition a line, so that a change shows what it changed. */
function linesOf(coverage: KeptCoverage): string {
  const machines = Object.entries(coverage).map(([machine, transitions]) => {
    const lines = Object.entries(transitions).map(
      ([id, counts]) => `${JSON.stringify(id)}:${JSON.stringify(counts)}`,
    )
    return `${JSON.stringify(machine)}:{\n${lines.join(',\n')}}`
  })
  return `{${machines.join(',\n')}}\n`
}
