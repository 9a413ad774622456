import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import { ancestorsOf, childrenOf, stateWith } from '../nesting.ts'

/** A transition that a diagram can draw: between two states with the same compound parent. */
export interface Edge {
  parent: string
  from: string
  to: string
  label: string
  actions: readonly string[]
}

/**
 * A transition that is described in words, because a diagram cannot draw it: it has no target, or its target is its own compound
 * state, a state inside or around its source, or in a region of the same parallel state.
 */
export interface Loop {
  /** The id of its source. */
  source: string
  /** The path of its source. */
  state: string
  label: string
  /** The path of its target. */
  to: string | undefined
  actions: readonly string[]
}

export function edgesAndLoops(chart: Chart): { edges: Edge[]; loops: Loop[] } {
  const edges: Edge[] = []
  const loops: Loop[] = []
  for (const transition of chart.transitions) {
    const source = stateWith(transition.source, chart)
    const label = labelOf(transition)
    const targets = transition.targets.length > 0 ? transition.targets : [undefined]
    for (const id of targets) {
      const target = stateWith(id ?? '', chart)
      const edge =
        source && target && liftedEdge(source, target, { label, actions: transition.actions }, chart)
      if (edge && stateWith(edge.parent, chart)?.kind !== 'parallel') edges.push(edge)
      else
        loops.push({
          source: transition.source,
          state: source?.path ?? '',
          label,
          to: target?.path,
          actions: transition.actions,
        })
    }
  }
  return { edges, loops }
}

function labelOf({ cause, guard }: ChartTransition): string {
  return guard === undefined ? cause : `${cause} [${guard}]`
}

/**
 * Diagrams do not draw edges across the borders of states well. Such an edge connects the outer states instead, and its label
 * names the inner states.
 */
function liftedEdge(
  source: ChartState,
  target: ChartState,
  { label, actions }: Pick<Edge, 'label' | 'actions'>,
  chart: Chart,
): Edge | undefined {
  if (source === target) {
    const { id, parent } = source
    const canLoop = parent !== undefined && childrenOf(id, chart).length === 0
    return canLoop ? { parent, from: id, to: id, label, actions } : undefined
  }
  const sources = pathFromRoot(source.id, chart)
  const targets = pathFromRoot(target.id, chart)
  const shared = sources.findIndex((id, at) => id !== targets[at])
  const from = sources[shared]
  const to = targets[shared]
  const parent = sources[shared - 1]
  if (from === undefined || to === undefined || parent === undefined) return undefined
  const sourceText = from === source.id ? '' : ` (in ${source.key})`
  const targetText = to === target.id ? '' : ` → ${target.key}`
  return { parent, from, to, label: label + sourceText + targetText, actions }
}

/** The ids from the root to the state. */
function pathFromRoot(id: string, chart: Chart): string[] {
  return [...ancestorsOf(id, chart).reverse(), id]
}
