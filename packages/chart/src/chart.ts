/** The structure of a machine as plain data, which is drawn, described and exported. */
export interface Chart {
  id: string
  /** The id, or the fallback name of a machine without an id. */
  name: string
  /** Parents before their children, in the order of the machine. */
  states: readonly ChartState[]
  transitions: readonly ChartTransition[]
}

/** The full texts that a chart shows shortened, such as the source of a function and its parameters, by the part of the chart. */
export type Details<Part extends string> = Readonly<Partial<Record<Part, string>>>

/** An event that an action raises after a delay. */
export interface DelayedEvent {
  /** The list that contains the action, and its index there. */
  part: 'initialActions' | 'entry' | 'exit' | 'actions'
  at: number
  event: string
  /** The time in milliseconds, or the name or source of the function that computes it. */
  delay: number | string
  /** The id by which the event can be canceled. */
  id?: string
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'shallow' | 'deep'

export function isHistory({ kind }: ChartState): boolean {
  return kind === 'shallow' || kind === 'deep'
}

export interface ChartState {
  id: string
  key: string
  /** The keys from the root to the state, such as `open.filling`; empty for the root. */
  path: string
  kind: StateKind
  parent: string | undefined
  /** The initial child state, or the default targets of a history state. */
  initial: readonly string[]
  /** The actions of the initial transition; absent if it has no actions. */
  initialActions?: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  /** `name` is the id, or the source if XState generated the id. */
  invokes: readonly { id: string; src: string; name: string }[]
  tags: readonly string[]
  /** Absent if there are none. */
  delayed?: readonly DelayedEvent[]
  details?: Details<'initialActions' | 'entry' | 'exit' | 'invoke'>
}

export interface ChartTransition {
  id: string
  source: string
  /** Empty if the transition only runs actions. */
  targets: readonly string[]
  event: string
  cause: string
  guard: string | undefined
  actions: readonly string[]
  reenter: boolean
  /** Absent if there are none. */
  delayed?: readonly DelayedEvent[]
  details?: Details<'guard' | 'actions' | 'delay'>
}

/** The type of the event that goes to any state with a `route`. */
export const routeEventType = 'xstate.route'

/** The beginning of the event that XState sends after a delay. The delay and the id of the state follow. */
export const delayStart = 'xstate.after.'

/** What the event of a route names as its target, such as `#home`; undefined for other transitions. */
export function routeOf({ event, cause, targets: [target] }: ChartTransition): string | undefined {
  return event === routeEventType && cause !== event && target !== undefined ? `#${target}` : undefined
}

/** Returns a chart without the parts that are not drawn: the sources of its functions and their parameters. */
export function withoutDetails({ states, transitions, ...rest }: Chart): Chart {
  return {
    ...rest,
    states: states.map(({ details: _, ...state }) => state),
    transitions: transitions.map(({ details: _, ...transition }) => transition),
  }
}
