/** Which product of the list each slot shows. A slot is a piece of the page that is used again for another one. */
export type Slots = readonly (number | undefined)[]

/**
 * What is wanted keeps the slot it has, or takes over that of something no longer wanted, which stays in the page until
 * then: to leave it and come back would cost more.
 */
export function reassigned(slots: Slots, wanted: ReadonlySet<number>): Slots {
  const shown = new Set(slots)
  const missing = [...wanted].filter((place) => !shown.has(place))
  if (missing.length === 0) return slots
  const filled = slots.map((place) => (isIn(wanted, place) ? place : (missing.shift() ?? place)))
  return [...filled, ...missing]
}

/** The same, but that what is no longer wanted is gone. */
export function cleared(slots: Slots, wanted: ReadonlySet<number>): Slots {
  const next = reassigned(slots, wanted).map((place) => (isIn(wanted, place) ? place : undefined))
  return next.slice(0, next.findLastIndex((place) => place !== undefined) + 1)
}

/** What is shown, in the order of the slots. */
export function shownIn(slots: Slots): { slot: number; place: number }[] {
  return slots.flatMap((place, slot) => (place === undefined ? [] : [{ slot, place }]))
}

const isIn = (wanted: ReadonlySet<number>, place: number | undefined) =>
  place !== undefined && wanted.has(place)
