import { join } from 'node:path'
import { allTransitionIds, restingStates } from '@statecart/chart'
import { type CoverageFile, type CoveragePart, updatedCoverage } from '@statecart/prove'
import { writeCoverage } from '@statecart/prove/node'
import type { NamedModel } from '../../src/app/machine-room/models.ts'
import { root } from '../paths.ts'
import { type Coverage, type Depth, depths } from './depth.ts'

/**
 * Folders of machines that do not run in a page of the shop. The machines of the room are tested in packages/room/tests, in tests/room
 * and in the browser specs of the room instead.
 */
export const outsideTheShop: ReadonlySet<string> = new Set(['room'])

export interface Row {
  machine: string
  states: number
  transitions: number
  depths: DepthCount[]
}

export interface DepthCount {
  depth: Depth
  taken: number
  /** Ids of the transitions that were neither taken nor excepted. */
  missing: string[]
  /** The reasons why transitions cannot be taken at this depth, by their ids. */
  excepted: Record<string, string>
}

const none: CoveragePart = { taken: {}, excepted: {} }

export function coverageOf(models: readonly NamedModel[], coverage: Coverage): Row[] {
  return models.map(({ folder, name, model: { machine } }) => {
    const ids = allTransitionIds(machine)
    return {
      machine: name,
      states: restingStates(machine).length,
      transitions: ids.length,
      depths: depths
        .filter((depth) => coverage[depth] && (depth === 'pure' || !outsideTheShop.has(folder)))
        .map((depth) => countAt(depth, ids, coverage[depth]?.[name] ?? none)),
    }
  })
}

function countAt(depth: Depth, ids: readonly string[], { taken, excepted }: CoveragePart): DepthCount {
  const untaken = ids.filter((id) => !taken[id])
  return {
    depth,
    taken: ids.length - untaken.length,
    missing: untaken.filter((id) => !(id in excepted)),
    excepted: Object.fromEntries(Object.entries(excepted).filter(([id]) => untaken.includes(id))),
  }
}

/** The largest share of transitions that may be excepted. */
const exceptionsPerTransition = 1 / 20

/** The problems that fail the run, one line each: a depth must take every transition that it does not except. */
export function coverageProblems(rows: readonly Row[]): string[] {
  const missing = rows.flatMap(({ machine, depths: counts }) =>
    counts.flatMap(({ depth, missing: ids }) =>
      ids.map((id) => `${machine}: nothing takes ${id} (${depth})`),
    ),
  )
  return [...missingDepths(rows), ...missing, ...depths.flatMap((depth) => tooManyExceptions(rows, depth))]
}

function missingDepths(rows: readonly Row[]): string[] {
  return depths
    .filter((depth) => !rows.some((row) => row.depths.some((count) => count.depth === depth)))
    .map((depth) => `the ${depth} depth has not run`)
}

function tooManyExceptions(rows: readonly Row[], depth: Depth): string[] {
  const excepted = rows.flatMap((row) =>
    row.depths.flatMap((count) => (count.depth === depth ? Object.keys(count.excepted) : [])),
  ).length
  const transitions = rows
    .filter((row) => row.depths.some((count) => count.depth === depth))
    .reduce((sum, row) => sum + row.transitions, 0)
  const allowed = depth === 'pure' ? 0 : Math.floor(transitions * exceptionsPerTransition)
  return excepted > allowed ? [`${excepted} exceptions at the ${depth} depth are more than ${allowed}`] : []
}

const coverageFile = join(root, 'machines/coverage.json')

/** Stores the results in `machines/coverage.json`. The old results of depths that did not run are preserved. */
export function storeCoverage(models: readonly NamedModel[], coverage: Coverage, before: CoverageFile): void {
  const machines = models.map(({ name, model: { machine } }) => ({ name, machine }))
  writeCoverage(coverageFile, updatedCoverage(machines, coverage, before))
}
