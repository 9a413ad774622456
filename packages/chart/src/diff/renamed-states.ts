import type { Chart, ChartState } from '../chart.ts'
import { invokeText } from '../label-rows.ts'
import { childrenOf, transitionsFrom } from '../nesting.ts'
import { isWithin } from '../paths.ts'
import { parentPath } from './escaped-paths.ts'

/** A part of a chart in its old and its new version. */
export interface Pair<Part> {
  before: Part
  after: Part
}

/** Finds the states of the old chart that have another name in the new chart. Parents are matched before their children. */
export function renamedStates(
  before: Chart,
  after: Chart,
): { pairs: readonly Pair<ChartState>[]; newPathOf: (path: string) => string } {
  const pairs: Pair<ChartState>[] = []
  const newPathOf = (path: string): string => {
    const pair = pairs.findLast(({ before: { path: old } }) => isWithin(path, old))
    return pair ? pair.after.path + path.slice(pair.before.path.length) : path
  }
  for (const state of before.states) {
    const path = newPathOf(state.path)
    if (after.states.some((other) => other.path === path)) continue
    const match = after.states.find(
      (other) =>
        parentPath(other.path) === parentPath(path) &&
        !before.states.some((old) => newPathOf(old.path) === other.path) &&
        !pairs.some((pair) => pair.after === other) &&
        signature(other, after) === signature(state, before),
    )
    if (match) pairs.push({ before: state, after: match })
  }
  return { pairs, newPathOf }
}

/** Describes a state without its name: its kind, children, actions, actors and transitions. */
function signature(state: ChartState, chart: Chart): string {
  const { kind, initialActions, entry, exit, invokes, tags, id } = state
  const children = childrenOf(id, chart).map(({ key }) => key)
  const transitions = transitionsFrom(id, chart).map(({ cause, guard, actions, targets }) => ({
    cause,
    guard,
    actions,
    hasTarget: targets.length > 0,
  }))
  return JSON.stringify({
    kind,
    initialActions,
    entry,
    exit,
    invokes: invokes.map(invokeText),
    tags,
    children,
    transitions,
  })
}
