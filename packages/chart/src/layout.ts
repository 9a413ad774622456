/** Where everything of one chart lies, in pixels from its upper left corner. */
export interface ChartLayout {
  width: number
  height: number
  /** How many letters a line of a label has at most. */
  wrap: number
  /** By the state's id. */
  states: Readonly<Record<string, Box>>
  /** What a transition says, by its id; one that only acts is written into its state. */
  labels: Readonly<Record<string, Box>>
  /** The dot from which a state is begun, by the state's id. */
  dots: Readonly<Record<string, Box>>
  lines: readonly Line[]
}

export type Point = readonly [x: number, y: number]

/** x, y, width, height. */
export type Box = readonly [number, number, number, number]

export interface Line {
  /** The transitions, or `begin ` and the state that is begun. */
  of: readonly string[]
  /** Whether it ends at a state, and not at what the transition says. */
  arrives: boolean
  points: readonly Point[]
}

const lineIndexes = new WeakMap<ChartLayout, ReadonlyMap<string, readonly Line[]>>()

/** The lines of a transition, or of `begin ` and a state; a layout never changes. */
export function linesOf(id: string, layout: ChartLayout): readonly Line[] {
  const known = lineIndexes.get(layout)
  if (known) return known.get(id) ?? []
  const index = new Map<string, Line[]>()
  for (const line of layout.lines) {
    for (const of of line.of) {
      const lines = index.get(of)
      if (lines) lines.push(line)
      else index.set(of, [line])
    }
  }
  lineIndexes.set(layout, index)
  return index.get(id) ?? []
}
