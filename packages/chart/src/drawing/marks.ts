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

/** Whether the same is marked on these states, transitions and invoked actors. */
export function isSameMark(ids: readonly string[], before: Marks, after: Marks): boolean {
  if (before === after) return true
  return ids.every(
    (id) =>
      before.active.has(id) === after.active.has(id) &&
      before.busy.has(id) === after.busy.has(id) &&
      before.taken.get(id) === after.taken.get(id) &&
      before.possible.has(id) === after.possible.has(id) &&
      before.refused.has(id) === after.refused.has(id) &&
      before.missing.has(id) === after.missing.has(id) &&
      before.counts.get(id) === after.counts.get(id) &&
      (before.selected === id) === (after.selected === id),
  )
}

/** Whether two objects have the same values. */
export function hasSameParts<Parts extends object>(one: Parts, other: Parts): boolean {
  const names = Object.keys(other) as (keyof Parts)[]
  return names.length === Object.keys(one).length && names.every((name) => one[name] === other[name])
}
