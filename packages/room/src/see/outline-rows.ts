import type { Chart, ChartState, ChartTransition } from '@statecart/chart'

/** A row of the outline: a state, or one of its transitions. */
export type Row = StateRow | TransitionRow

export interface StateRow {
  kind: 'state'
  id: string
  level: number
  state: ChartState
  isInitial: boolean
  parent: string | undefined
  hasChildren: boolean
  place: Place
}

export interface TransitionRow {
  kind: 'transition'
  id: string
  level: number
  transition: ChartTransition
  /** Whether this is the first row of its event, so that the breakpoint on the event is only offered once. */
  isFirst: boolean
  /** The paths of the target states, or the id of the machine. */
  targets: readonly string[]
  parent: string
  place: Place
}

/** The position among the siblings, and their number. */
interface Place {
  at: number
  of: number
}

/** Returns the rows of the chart from top to bottom, without the rows inside folded states. */
export function rowsOf(chart: Chart, closed: readonly string[]): Row[] {
  const [root] = chart.states
  const rows = root ? rowsBelow(root, chart, closed, 1, { at: 1, of: 1 }) : []
  const events = new Set<string>()
  for (const row of rows) {
    if (row.kind === 'state') continue
    row.isFirst = !events.has(row.transition.event)
    events.add(row.transition.event)
  }
  return rows
}

function rowsBelow(
  state: ChartState,
  chart: Chart,
  closed: readonly string[],
  level: number,
  place: Place,
): Row[] {
  const transitions = chart.transitions.filter(({ source }) => source === state.id)
  const children = chart.states.filter(({ parent }) => parent === state.id)
  const of = transitions.length + children.length
  const own: StateRow = {
    kind: 'state',
    id: state.id,
    level,
    state,
    isInitial: isInitial(state, chart),
    parent: state.parent,
    hasChildren: of > 0,
    place,
  }
  if (closed.includes(state.id)) return [own]
  return [
    own,
    ...transitions.map(
      (transition, at): Row => ({
        kind: 'transition',
        id: transition.id,
        level: level + 1,
        transition,
        isFirst: false,
        targets: transition.targets.map((id) => chart.states.find((target) => target.id === id)?.path || id),
        parent: state.id,
        place: { at: at + 1, of },
      }),
    ),
    ...children.flatMap((child, at) =>
      rowsBelow(child, chart, closed, level + 1, { at: transitions.length + at + 1, of }),
    ),
  ]
}

function isInitial({ id, parent }: ChartState, { states }: Chart): boolean {
  return states.find((state) => state.id === parent)?.initial.includes(id) ?? false
}
