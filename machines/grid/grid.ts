export const cardHeight = 400
const gap = 24
export const rowStep = cardHeight + gap
/** Rows rendered above and below the visible ones. */
const bufferedRows = 2
/** How many products are shown until the window has been measured. */
export const initialRange = 20
/** The highest grid in which every row can be scrolled to, in px. Chromium limits the height to 33,554,428 px. */
export const maxHeight = 30_000_000

/** The measurements of the page. */
export interface Measures {
  /** How many products there are. */
  count: number
  /** How many products there are in a row. */
  columns: number
  /** The window's height, in CSS pixels like all lengths. */
  height: number
  /** How far the grid's upper edge is above the window's. */
  into: number
}

/** Consecutive products, by their places in the list. */
export interface Span {
  first: number
  last: number
}

export function rowsFor(count: number, columns: number): number {
  return Math.ceil(count / columns)
}

export function heightOf(rows: number): number {
  return rows === 0 ? 0 : rows * rowStep - gap
}

/**
 * Offset in px added to each row's `top`. Non-zero only if the grid is taller than `maxHeight`, where scroll distance is scaled
 * to row distance.
 */
export function shiftAt({ count, columns, height, into }: Measures): number {
  const full = heightOf(rowsFor(count, columns))
  if (full <= maxHeight) return 0
  const travel = maxHeight - height
  const traveled = Math.min(Math.max(into / travel, 0), 1)
  return 0 - Math.round(traveled * (full - maxHeight))
}

/** The scroll distance into the grid, in px, at which a row is at the upper edge of the window. */
export function offsetOf(row: number, { count, columns, height }: Measures): number {
  const full = heightOf(rowsFor(count, columns))
  const rowTop = row * rowStep
  return full <= maxHeight ? rowTop : Math.round((rowTop / (full - height)) * (maxHeight - height))
}

/**
 * The products to render: those in the window, and the buffered rows around it. The outermost row is added and removed product by
 * product, because rendering a whole row takes longer than one frame.
 */
export function productsIn(measures: Measures): Span {
  const { columns } = measures
  const rows = rowsFor(measures.count, columns)
  const top = (measures.into - shiftAt(measures)) / rowStep
  const bottom = top + measures.height / rowStep
  const first = Math.floor(columns * (top - bufferedRows))
  const end = Math.ceil(columns * (bottom + bufferedRows))
  return {
    first: Math.min(Math.max(first, 0), columns * Math.max(rows - 1, 0)),
    last: Math.min(Math.max(end, columns * (bufferedRows + 1)), measures.count) - 1,
  }
}

/** The span extended to whole rows. */
export function wholeRows({ first, last }: Span, columns: number): Span {
  return { first: first - (first % columns), last: last - (last % columns) + columns - 1 }
}

/** Whether the scroll position moved by half a window or more in one frame, which is too fast to read. */
export function isJump(before: Measures, after: Measures): boolean {
  return isSameList(before, after) && distance(before, after) >= after.height / 2
}

/** Whether fast scrolling continues. It ends only at a much lower speed, so that the state does not flicker. */
export function isFastScroll(before: Measures, after: Measures): boolean {
  return isSameList(before, after) && distance(before, after) >= after.height / 8
}

const distance = (before: Measures, after: Measures) => Math.abs(after.into - before.into)

export function isSameList(before: Measures, after: Measures): boolean {
  return before.count === after.count && before.columns === after.columns && before.height === after.height
}

/** The product of the list that each slot shows. A slot is an element of the page that is reused for other products. */
export type Slots = readonly (number | undefined)[]

/**
 * Wanted products keep their slots. Missing ones take the slots of products that are no longer wanted, and new slots after
 * that. Other unwanted products stay in the page: removing and mounting their elements again would cost more.
 */
export function reassigned(slots: Slots, wanted: ReadonlySet<number>): Slots {
  const shown = new Set(slots)
  const missing = [...wanted].filter((place) => !shown.has(place))
  if (missing.length === 0) return slots
  const filled = slots.map((place) => (isIn(wanted, place) ? place : (missing.shift() ?? place)))
  return [...filled, ...missing]
}

/** Like `reassigned`, but products that are no longer wanted leave their slots, and empty slots at the end are dropped. */
export function cleared(slots: Slots, wanted: ReadonlySet<number>): Slots {
  const next = reassigned(slots, wanted).map((place) => (isIn(wanted, place) ? place : undefined))
  return next.slice(0, next.findLastIndex((place) => place !== undefined) + 1)
}

/** The rendered products, in the order of the slots. */
export function shownIn(slots: Slots): { slot: number; place: number }[] {
  return slots.flatMap((place, slot) => (place === undefined ? [] : [{ slot, place }]))
}

const isIn = (wanted: ReadonlySet<number>, place: number | undefined) =>
  place !== undefined && wanted.has(place)
