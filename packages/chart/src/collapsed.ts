import type { Chart, ChartState } from './chart.ts'
import { ancestorsOf, childrenOf, stateWith } from './nesting.ts'

/** A chart of more states than this takes long to lay out and to draw, so it is shown folded at first. */
export const manyStates = 100
/** A large chart is unfolded along its first states until it shows this many. */
const shownAtFirst = 60

/**
 * The chart without what is inside the folded states. A transition that begins or ends inside one begins or ends at the folded state; one
 * with both ends in the same folded state is left out.
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

/** The states that a chart shows folded at first: none of a small chart; of a large one all that are not around the states that it begins in. */
export function closedAtFirst(chart: Chart): string[] {
  const { states } = chart
  const [root] = states
  if (!root || states.length <= manyStates) return []
  let count = 1 + childrenOf(root.id, chart).length
  const open = new Set([root.id])
  for (const id of initialStates(chart)) {
    const inner = childrenOf(id, chart).length
    if (open.has(id) || inner === 0 || count + inner > shownAtFirst) continue
    // A state inside a folded one is not seen, so it may as well be folded.
    if (!open.has(stateWith(id, chart)?.parent ?? root.id)) continue
    open.add(id)
    count += inner
  }
  return states.filter(({ id }) => childrenOf(id, chart).length > 0 && !open.has(id)).map(({ id }) => id)
}

/** The states in which an actor of the machine begins, outer states before those in them. */
export function initialStates(chart: Chart): string[] {
  const enter = ({ id, kind, initial }: ChartState): string[] => {
    const children = childrenOf(id, chart)
    const inner = kind === 'parallel' ? children : children.filter((child) => initial.includes(child.id))
    return [id, ...inner.flatMap(enter)]
  }
  return chart.states[0] ? enter(chart.states[0]) : []
}
