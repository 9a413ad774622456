import { allTransitionIds, restingStates } from '../../../machines/chart.ts'
import type { NamedModel } from '../charts/models.ts'
import type { Depth } from './depth.ts'

export interface Row {
  machine: string
  states: number
  transitions: number
  depths: DepthCount[]
}

export interface DepthCount {
  depth: string
  taken: number
  /** Ids of the transitions that nobody took. */
  missing: string[]
}

/** A machine that a depth does not know has been taken nowhere there. */
export function coverageOf(models: readonly NamedModel[], depths: readonly Depth[]): Row[] {
  return models.map(({ name, model: { machine } }) => {
    const ids = allTransitionIds(machine)
    return {
      machine: name,
      states: restingStates(machine).length,
      transitions: ids.length,
      depths: depths.map(({ depth, taken }) => {
        const missing = ids.filter((id) => !taken[name]?.includes(id))
        return { depth, taken: ids.length - missing.length, missing }
      }),
    }
  })
}

/** What keeps the run from passing, a line each: the pure depth takes everything. */
export function shortcomings(rows: readonly Row[]): string[] {
  return rows.flatMap(({ machine, depths }) => {
    const pure = depths.find(({ depth }) => depth === 'pure')
    if (!pure) return [`${machine}: the pure depth has not run (npx vitest run --project machines models)`]
    return pure.missing.map((id) => `${machine}: nothing takes ${id}`)
  })
}
