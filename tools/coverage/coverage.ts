import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allTransitionIds, restingStates } from '@statecart/chart'
import type { NamedModel } from '../charts/models.ts'
import { root } from '../paths.ts'
import { type Coverage, type Depth, depths, type TakenTransitions } from './depth.ts'

/** Folders of machines that no page of the shop holds, each by what tries them where the others are driven before the page. */
export const outsideTheShop: Readonly<Record<string, string>> = {
  room: 'the machine room looks at the shop: packages/room/tests, tests/room and the browser specs of the room try its machines',
}

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
  /** Why others cannot be taken there. */
  excepted: Record<string, string>
}

const none: TakenTransitions = { taken: {}, excepted: {} }

export function coverageOf(models: readonly NamedModel[], coverage: Coverage): Row[] {
  return models.map(({ folder, name, model: { machine } }) => {
    const ids = allTransitionIds(machine)
    return {
      machine: name,
      states: restingStates(machine).length,
      transitions: ids.length,
      depths: depths
        .filter((depth) => coverage[depth] && (depth === 'pure' || !(folder in outsideTheShop)))
        .map((depth) => countAt(depth, ids, coverage[depth]?.[name] ?? none)),
    }
  })
}

function countAt(depth: Depth, ids: readonly string[], { taken, excepted }: TakenTransitions): DepthCount {
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
  return [...unrun(rows), ...missing, ...depths.flatMap((depth) => tooManyExceptions(rows, depth))]
}

function unrun(rows: readonly Row[]): string[] {
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

/** The results of the last runs, in `machines/coverage.json`: how often the tests of each depth took each transition. */
export type StoredCoverage = Record<string, Record<string, Partial<Record<Depth, number>>>>

const coverageFile = join(root, 'machines/coverage.json')

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
