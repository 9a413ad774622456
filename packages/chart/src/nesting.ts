import type { Chart, ChartState, ChartTransition } from './chart.ts'

interface Nesting {
  outgoing: ReadonlyMap<string, readonly ChartTransition[]>
  states: ReadonlyMap<string, ChartState>
  children: ReadonlyMap<string, readonly ChartState[]>
}

const nestings = new WeakMap<Chart, Nesting>()

/** The states and transitions of a chart by id and by parent or source. The index is cached, because charts are immutable. */
function nestingOf(chart: Chart): Nesting {
  const known = nestings.get(chart)
  if (known) return known
  const children = new Map<string, ChartState[]>()
  for (const state of chart.states) {
    if (state.parent !== undefined) children.set(state.parent, [...(children.get(state.parent) ?? []), state])
  }
  const outgoing = new Map<string, ChartTransition[]>()
  for (const transition of chart.transitions)
    outgoing.set(transition.source, [...(outgoing.get(transition.source) ?? []), transition])
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const nesting: Nesting = { states, children, outgoing }
  nestings.set(chart, nesting)
  return nesting
}

export function rootOf({ states: [root] }: Chart): ChartState {
  if (!root) throw new Error('A chart has at least its root.')
  return root
}

export function stateWith(id: string, chart: Chart): ChartState | undefined {
  return nestingOf(chart).states.get(id)
}

export function childrenOf(id: string, chart: Chart): readonly ChartState[] {
  return nestingOf(chart).children.get(id) ?? []
}

/** The transitions whose source is the state itself. */
export function transitionsFrom(id: string, chart: Chart): readonly ChartTransition[] {
  return nestingOf(chart).outgoing.get(id) ?? []
}

/** The states around a state, the innermost first. */
export function ancestorsOf(id: string, chart: Chart): string[] {
  const parent = stateWith(id, chart)?.parent
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent, chart)]
}

export function isInside(inner: string, outer: string, chart: Chart): boolean {
  return ancestorsOf(inner, chart).includes(outer)
}

export interface Connected {
  states: ReadonlySet<string>
  transitions: ReadonlySet<string>
}

/** A state or transition with everything that it is connected with: the ends of transitions, and the states around those. */
export function connectedWith(selected: string, chart: Chart): Connected {
  const isOwn = (id: string) => id === selected || isInside(id, selected, chart)
  const transitions = chart.transitions.filter(
    ({ id, source, targets }) => id === selected || isOwn(source) || targets.some(isOwn),
  )
  const own = chart.states.map(({ id }) => id).filter(isOwn)
  const states = [...own, ...transitions.flatMap(({ source, targets }) => [source, ...targets])]
  return {
    states: new Set(states.flatMap((id) => [id, ...ancestorsOf(id, chart)])),
    transitions: new Set(transitions.map(({ id }) => id)),
  }
}
