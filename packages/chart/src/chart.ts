/** A machine as it is drawn, described and exported: plain data, without the machine. */
export interface Chart {
  id: string
  /** The id, or what a machine without an id is called. */
  name: string
  /** Parents before their children, in the order of the machine. */
  states: readonly ChartState[]
  transitions: readonly ChartTransition[]
}

/** The full text of what a chart shows shortened, such as the source of a function and its parameters, by what it belongs to. */
export type Details<Part extends string> = Readonly<Partial<Record<Part, string>>>

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'shallow' | 'deep'

export interface ChartState {
  id: string
  key: string
  /** From the root, which has none: `open.filling`. */
  path: string
  kind: StateKind
  parent: string | undefined
  /** Where one begins in it, or where a history that remembers nothing leads. */
  initial: readonly string[]
  /** What is done on the way to where one begins; absent if nothing is. */
  initialActions?: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  /** `name` is the id, or the source of one that XState numbers. */
  invokes: readonly { id: string; src: string; name: string }[]
  tags: readonly string[]
  details?: Details<'initialActions' | 'entry' | 'exit' | 'invoke'>
}

export interface ChartTransition {
  id: string
  source: string
  /** Empty, where it only acts. */
  targets: readonly string[]
  event: string
  cause: string
  guard: string | undefined
  actions: readonly string[]
  reenter: boolean
  details?: Details<'guard' | 'actions'>
}

/** A chart with no more than what is drawn of it: without the sources of its functions and their parameters. */
export function withoutDetails({ states, transitions, ...rest }: Chart): Chart {
  return {
    ...rest,
    states: states.map(({ details: _, ...state }) => state),
    transitions: transitions.map(({ details: _, ...transition }) => transition),
  }
}
