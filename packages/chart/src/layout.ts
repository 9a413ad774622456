/** The positions of all parts of a chart, in pixels from its upper left corner. */
export interface ChartLayout {
  width: number
  height: number
  /** The maximum number of characters in a line of a label. */
  wrap: number
  /** By the state's id. */
  states: Readonly<Record<string, Box>>
  /** The labels of transitions, by transition id. A transition without a target has no label: it is a line in its state. */
  labels: Readonly<Record<string, Box>>
  /** The dot at the start of the initial transition, by the state's id. */
  dots: Readonly<Record<string, Box>>
  lines: readonly Line[]
}

export type Point = readonly [x: number, y: number]

/** x, y, width, height. */
export type Box = readonly [number, number, number, number]

export interface Line {
  /** The ids of the transitions, or `begin ` and the id of the state whose initial transition it is. */
  of: readonly string[]
  /** Whether the line ends at a state; otherwise it ends at the label of the transition. */
  arrives: boolean
  points: readonly Point[]
}

const lineIndexes = new WeakMap<ChartLayout, ReadonlyMap<string, readonly Line[]>>()

/** The lines of a transition, or of `begin ` and a state. Their index is cached, because layouts are immutable. */
export function linesOf(id: string, layout: ChartLayout): readonly Line[] {
  const known = lineIndexes.get(layout)
  if (known) return known.get(id) ?? []
  const index = new Map<string, Line[]>()
  for (const line of layout.lines) {
    for (const part of line.of) {
      const lines = index.get(part)
      if (lines) lines.push(line)
      else index.set(part, [line])
    }
  }
  lineIndexes.set(layout, index)
  return index.get(id) ?? []
}
