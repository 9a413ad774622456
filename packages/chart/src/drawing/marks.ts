/** The position of the pointer in the viewport (`clientX` and `clientY`). */
export interface ClickPlace {
  x: number
  y: number
}

/** The part of React's click event that is read. Its own type would make every user of this file need the types of React. */
interface Click {
  clientX: number
  clientY: number
  stopPropagation(): void
}

/** The `onClick` of a part. The states around the part do not receive the click. */
export function clickOn(id: string, handler: ((id: string, at: ClickPlace) => void) | undefined) {
  return (
    handler &&
    ((event: Click) => {
      event.stopPropagation()
      handler(id, { x: event.clientX, y: event.clientY })
    })
  )
}

/** A delayed transition whose timer is running. */
export interface Wait {
  event: string
  delay: number
  startedAt: number
}

/** The marks that are drawn on a chart, such as the active states. */
export interface Marks {
  /** The states that the actor is in. */
  active: ReadonlySet<string>
  /** Running invoked actors, as `state|id`. */
  busy: ReadonlySet<string>
  /** The latest transitions with a number each. A new number animates the transition again. */
  taken: ReadonlyMap<string, number>
  /** Running delays, by their event. */
  waits: ReadonlyMap<string, Wait>
  /** The current time on the tab's clock. */
  now: number
  /** Transitions that could be taken now. */
  possible: ReadonlySet<string>
  /** Transitions of active states whose guard returns false. */
  refused: ReadonlySet<string>
  /** Transitions that the overlay highlights, such as those that no test takes. */
  missing: ReadonlySet<string>
  /** The texts that the overlay shows next to transitions. */
  counts: ReadonlyMap<string, string>
  /** The selected state or transition. Parts that are not connected with it are dimmed. */
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

/** Whether these states, transitions and invoked actors have the same marks before and after. */
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

/** The marks of a transition as attributes, from which the style sheet takes its look. */
export function markedTransition(id: string, { missing, possible, refused, selected }: Marks) {
  return {
    'data-transition': id,
    'data-missing': missing.has(id) || undefined,
    'data-possible': possible.has(id) || undefined,
    'data-refused': refused.has(id) || undefined,
    'data-selected': selected === id || undefined,
  }
}
