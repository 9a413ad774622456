/** Where the pointer was, in the page's coordinates. */
export interface ClickPlace {
  x: number
  y: number
}

/** A delay under way. */
export interface Wait {
  event: string
  delay: number
  startedAt: number
}

/** What is shown upon a chart besides the chart itself. */
export interface Marks {
  /** The states that the actor is in. */
  active: ReadonlySet<string>
  /** Invoked actors under way, as `state|id`. */
  busy: ReadonlySet<string>
  /** How the latest transitions were numbered: a new number animates one anew. */
  taken: ReadonlyMap<string, number>
  /** Delays under way, by their event. */
  waits: ReadonlyMap<string, Wait>
  /** The tab's clock. */
  now: number
  /** Transitions that could be taken now. */
  possible: ReadonlySet<string>
  /** Transitions of active states whose guard says no. */
  refused: ReadonlySet<string>
  /** Transitions that the overlay points out, such as those that no test takes. */
  missing: ReadonlySet<string>
  /** What the overlay writes beside a transition. */
  counts: ReadonlyMap<string, string>
  /** The selected state or transition: what is not connected with it is dimmed. */
  selected: string | undefined
}

export const noMarks: Marks = {
  active: new Set(),
  busy: new Set(),
  taken: new Map(),
  waits: new Map(),
  now: 0,
  possible: new Set(),
  refused: new Set(),
  missing: new Set(),
  counts: new Map(),
  selected: undefined,
}
