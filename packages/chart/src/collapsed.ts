import type { Chart, ChartState } from './chart.ts'
import { ancestorsOf, childrenOf, stateWith } from './nesting.ts'

/** A chart with more states than this takes long to lay out and to draw, so it is folded at first. */
export const manyStates = 100
/** A large chart is unfolded along its initial states until it shows this many states. */
const shownAtFirst = 60

/**
 * Returns the chart without the states inside folded states. A transition that starts or ends inside a folded state starts or
 * ends at the folded state instead. A transition with both ends in the same folded state is left out.
 */
export function collapsed(chart: Chart, closed: Iterable<string>): Chart {
  const folds = new Set([...closed].filter((id) => childrenOf(id, chart).length > 0))
  if (folds.size === 0) return chart
  const shownAt = (id: string) => ancestorsOf(id, chart).findLast((outer) => folds.has(outer)) ?? id
  const states = chart.states.filter(({ id }) => shownAt(id) === id)
  const shown = new Set(states.map(({ id }) => id))
  return {
    ...chart,
    states: states.map((state) => ({ ...state, initial: state.initial.filter((id) => shown.has(id)) })),
    transitions: chart.transitions.flatMap((transition) => {
      const source = shownAt(transition.source)
      const isLifted = source !== transition.source
      const targets = [...new Set(transition.targets.map(shownAt))].filter((id) => !isLifted || id !== source)
      return targets.length === 0 && (isLifted || folds.has(source))
        ? []
        : [{ ...transition, source, targets }]
    }),
  }
}

/** Returns the states that are folded at first: in a small chart no states, in a large chart all except its initial states. */
export function closedAtFirst(chart: Chart): string[] {
  const { states } = chart
  const [root] = states
  if (!root || states.length <= manyStates) return []
  let count = 1 + childrenOf(root.id, chart).length
  const open = new Set([root.id])
  for (const id of initialStates(chart)) {
    const inner = childrenOf(id, chart).length
    if (open.has(id) || inner === 0 || count + inner > shownAtFirst) continue
    // A state inside a folded state is not visible, so it stays folded.
    if (!open.has(stateWith(id, chart)?.parent ?? root.id)) continue
    open.add(id)
    count += inner
  }
  return states.filter(({ id }) => childrenOf(id, chart).length > 0 && !open.has(id)).map(({ id }) => id)
}

/** Returns the initial states of the machine, parents before their children. */
export function initialStates(chart: Chart): string[] {
  const enter = ({ id, kind, initial }: ChartState): string[] => {
    const children = childrenOf(id, chart)
    const inner = kind === 'parallel' ? children : children.filter((child) => initial.includes(child.id))
    return [id, ...inner.flatMap(enter)]
  }
  return chart.states[0] ? enter(chart.states[0]) : []
}
