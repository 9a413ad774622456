/** The legibility of a chart when it opens. */
export interface Legibility {
  machine: string
  scale: number
  /** The height of the letters in the name of the active state, or 0 if it is not visible. */
  pixels: number
  /** Whether the name of each parent state is visible. */
  parents: readonly boolean[]
  /** Whether the label of each outgoing transition is visible. */
  outgoing: readonly boolean[]
  /** The share of the window that the chart fills. */
  chart: number
}

export function legibilityTable(rows: readonly Legibility[]): string {
  const head = line('machine', 'scale', 'name px', 'parents', 'outgoing', 'window')
  return [head, ...rows.map(rowOf)].join('\n')
}

function rowOf({ machine, scale, pixels, parents, outgoing, chart }: Legibility): string {
  return line(
    machine,
    scale.toFixed(2),
    pixels.toFixed(1),
    visibleCount(parents),
    visibleCount(outgoing),
    `${Math.round(chart * 100)} %`,
  )
}

function visibleCount(visible: readonly boolean[]): string {
  return `${visible.filter((isVisible) => isVisible).length} of ${visible.length}`
}

function line(machine: string, ...cells: string[]): string {
  return machine.padEnd(18) + cells.map((cell) => cell.padStart(10)).join('')
}
