export function rowOf(node: Node | null): number | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  const row = element?.closest<HTMLElement>('[data-row]')?.dataset.row
  return row === undefined ? undefined : Number(row)
}

/**
 * Puts the rows into the order of their numbers. As many as can be stay where they are, above all the one that has the
 * focus, which would lose it by being moved.
 */
export function putInOrder(frame: HTMLElement): void {
  const rows = [...frame.children]
  const numbers = rows.map((row) => rowOf(row) ?? 0)
  const focused = rows.findIndex((row) => row.contains(document.activeElement))
  const staying = new Set(longestRise(numbers, focused).map((at) => rows[at]))
  const ordered = rows.toSorted((one, other) => (rowOf(one) ?? 0) - (rowOf(other) ?? 0))
  let next: Element | null = null
  for (const row of ordered.toReversed()) {
    if (!staying.has(row) && row.nextElementSibling !== next) frame.insertBefore(row, next)
    next = row
  }
}

/** The positions of the longest rising series, which goes through the given position, if there is one. */
export function longestRise(numbers: readonly number[], through: number): number[] {
  const pivot = numbers[through]
  const best: number[][] = []
  numbers.forEach((number, at) => {
    const fits = pivot === undefined || at === through || at < through === number < pivot
    if (!fits) return
    let before: readonly number[] = []
    for (const series of best) {
      const last = numbers[series.at(-1) ?? -1] ?? Number.POSITIVE_INFINITY
      if (last < number && series.length > before.length) before = series
    }
    best.push([...before, at])
  })
  return best.reduce((longest, series) => (series.length > longest.length ? series : longest), [])
}
