import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import { invokeText } from '../label-rows.ts'
import { escapedPaths } from './escaped-paths.ts'
import { type Pair, renamedStates } from './renamed-states.ts'

/** The differences between two versions of a machine. A dot within a key is written as `\\.` in the paths. */
export interface ChartDiff {
  states: {
    added: readonly ChartState[]
    removed: readonly ChartState[]
    /** States that have another name, and otherwise the same children and transitions. */
    renamed: readonly Pair<ChartState>[]
    changed: readonly Changed<ChartState>[]
  }
  transitions: {
    added: readonly LocatedTransition[]
    removed: readonly LocatedTransition[]
    changed: readonly Changed<LocatedTransition>[]
    /** Transitions on the same event that are tried in another order. */
    reordered: readonly { path: string; cause: string; before: string[]; after: string[] }[]
  }
}

export interface Changed<Part> extends Pair<Part> {
  fields: readonly FieldChange[]
}

export interface FieldChange {
  field: string
  before: string
  after: string
}

/** A transition with the paths of its states instead of their ids. */
export interface LocatedTransition {
  path: string
  cause: string
  guard: string | undefined
  targetPaths: readonly string[]
  actions: readonly string[]
  reenter: boolean
  details: ChartTransition['details']
}

export function diffCharts(one: Chart, other: Chart): ChartDiff {
  const before = escapedPaths(one)
  const after = escapedPaths(other)
  const { pairs: renamed, newPathOf } = renamedStates(before, after)
  const oldStatePathOf = pathsIn(before, newPathOf)
  const newStatePathOf = pathsIn(after)
  const pairs = before.states.flatMap((state) => {
    const match = after.states.find(({ path }) => path === newPathOf(state.path))
    return match ? [{ before: state, after: match }] : []
  })
  return {
    states: {
      added: after.states.filter((state) => !pairs.some((pair) => pair.after === state)),
      removed: before.states.filter((state) => !pairs.some((pair) => pair.before === state)),
      renamed,
      changed: pairs.flatMap((pair) =>
        changed(
          pair,
          describedState(pair.before, oldStatePathOf),
          describedState(pair.after, newStatePathOf),
        ),
      ),
    },
    transitions: diffTransitions(located(before, oldStatePathOf), located(after, newStatePathOf)),
  }
}

export function isEmptyDiff({ states, transitions }: ChartDiff): boolean {
  return [...Object.values(states), ...Object.values(transitions)].every(({ length }) => length === 0)
}

type Description = Record<string, string>

function changed<Part>(pair: Pair<Part>, before: Description, after: Description): Changed<Part>[] {
  const fields = differences(before, after)
  return fields.length === 0 ? [] : [{ ...pair, fields }]
}

function describedState(state: ChartState, pathOf: (id: string) => string): Description {
  const { details = {} } = state
  return {
    kind: state.kind,
    initial: state.initial.map(pathOf).join(', '),
    'initial actions': details.initialActions ?? (state.initialActions ?? []).join(', '),
    entry: details.entry ?? state.entry.join(', '),
    exit: details.exit ?? state.exit.join(', '),
    invoke: details.invoke ?? state.invokes.map(invokeText).join(', '),
    // Their order means nothing.
    tags: [...state.tags].sort().join(', '),
  }
}

function describedTransition(transition: LocatedTransition): Description {
  const { details = {} } = transition
  return {
    guard: details.guard ?? transition.guard ?? '',
    delay: details.delay ?? '',
    target: transition.targetPaths.join(', '),
    actions: details.actions ?? transition.actions.join(', '),
    reenter: String(transition.reenter),
  }
}

function differences(before: Description, after: Description): FieldChange[] {
  return Object.keys(before)
    .map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }))
    .filter((change) => change.before !== change.after)
}

function pathsIn(chart: Chart, newPathOf = (path: string): string => path): (id: string) => string {
  const paths = new Map(chart.states.map(({ id, path }) => [id, newPathOf(path)]))
  return (id) => paths.get(id) ?? id
}

function located(chart: Chart, pathOf: (id: string) => string): LocatedTransition[] {
  return chart.transitions.map(({ source, cause, guard, targets, actions, reenter, details }) => ({
    path: pathOf(source),
    cause,
    guard,
    targetPaths: targets.map(pathOf),
    actions,
    reenter,
    details,
  }))
}

function diffTransitions(
  before: readonly LocatedTransition[],
  after: readonly LocatedTransition[],
): ChartDiff['transitions'] {
  const keyOf = ({ path, cause }: LocatedTransition): string => JSON.stringify([path, cause])
  const keys = [...new Set([...before, ...after].map(keyOf))]
  const groups = keys.map((key) =>
    diffGroup(
      before.filter((transition) => keyOf(transition) === key),
      after.filter((transition) => keyOf(transition) === key),
    ),
  )
  return {
    added: groups.flatMap(({ added }) => added),
    removed: groups.flatMap(({ removed }) => removed),
    changed: groups.flatMap((group) => group.changed),
    reordered: groups.flatMap(({ reordered }) => reordered),
  }
}

/**
 * Compares the transitions of one state on one event. Equal transitions are paired first, then those with the same guard, then
 * those with the same target.
 */
function diffGroup(
  before: readonly LocatedTransition[],
  after: readonly LocatedTransition[],
): ChartDiff['transitions'] {
  const removed = [...before]
  const added = [...after]
  const pairs: Pair<LocatedTransition>[] = []
  for (const isMatch of [isEqual, hasSameGuard, hasSameTarget])
    for (const one of [...removed]) {
      const other = added.find((candidate) => isMatch(one, candidate))
      if (!other) continue
      pairs.push({ before: one, after: other })
      removed.splice(removed.indexOf(one), 1)
      added.splice(added.indexOf(other), 1)
    }
  const inOldOrder = pairs.toSorted((one, other) => before.indexOf(one.before) - before.indexOf(other.before))
  const inNewOrder = pairs.toSorted((one, other) => after.indexOf(one.after) - after.indexOf(other.after))
  const isReordered = inOldOrder.some((pair, at) => pair !== inNewOrder[at])
  return {
    added,
    removed,
    changed: pairs.flatMap((pair) =>
      changed(pair, describedTransition(pair.before), describedTransition(pair.after)),
    ),
    reordered: isReordered ? [reordering(inOldOrder, inNewOrder)] : [],
  }
}

function reordering(
  inOldOrder: readonly Pair<LocatedTransition>[],
  inNewOrder: readonly Pair<LocatedTransition>[],
): ChartDiff['transitions']['reordered'][number] {
  const guardsOf = (pairs: readonly Pair<LocatedTransition>[]): string[] =>
    pairs.map(({ after }) => after.guard ?? 'else')
  return {
    path: inNewOrder[0]?.after.path ?? '',
    cause: inNewOrder[0]?.after.cause ?? '',
    before: guardsOf(inOldOrder),
    after: guardsOf(inNewOrder),
  }
}

function isEqual(one: LocatedTransition, other: LocatedTransition): boolean {
  return differences(describedTransition(one), describedTransition(other)).length === 0
}

function hasSameGuard(one: LocatedTransition, other: LocatedTransition): boolean {
  return one.guard === other.guard
}

function hasSameTarget(one: LocatedTransition, other: LocatedTransition): boolean {
  return one.targetPaths.join() === other.targetPaths.join()
}
