/** Which row each slot shows. A slot is a piece of the page that is used again for another row. */
export type Slots = readonly (number | undefined)[]

/** Wanted rows, each of which is named once, keep the slot they have; new ones take over those of rows that are no longer wanted. */
export function allotted(slots: Slots, wanted: readonly number[]): Slots {
  const missing = wanted.filter((row) => !slots.includes(row))
  const kept = slots.map((row) => wanted.find((one) => one === row))
  if (missing.length === 0 && wanted.length === slots.length) return slots
  const filled = kept.map((row) => row ?? missing.shift())
  const all = [...filled, ...missing]
  return all.slice(0, all.findLastIndex((row) => row !== undefined) + 1)
}

/** Rows in the order of the page, each with its slot. */
export function shownIn(slots: Slots): { slot: number; row: number }[] {
  return slots.flatMap((row, slot) => (row === undefined ? [] : [{ slot, row }]))
}
