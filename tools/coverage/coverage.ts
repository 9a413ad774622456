import { allTransitionIds, restingStates } from '@statecart/chart'
import type { NamedModel } from '../charts/models.ts'
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

/** Exceptions have to be few. */
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
