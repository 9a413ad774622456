export function placeOf(node: Node | null): number | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  const place = element?.closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? undefined : Number(place)
}

/**
 * Sorts the rendered products by their order in the list. As much as can be stays where it is, above all what has the focus, which
 * would lose it by being moved.
 */
export function putInOrder(frame: HTMLElement): void {
  const spots = [...frame.children]
  const places = spots.map((spot) => placeOf(spot) ?? 0)
  const focused = spots.findIndex((spot) => spot.contains(document.activeElement))
  const staying = new Set(longestRise(places, focused).map((at) => spots[at]))
  const ordered = spots.toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
  let next: Element | null = null
  for (const spot of ordered.toReversed()) {
    if (!staying.has(spot) && spot.nextElementSibling !== next) frame.insertBefore(spot, next)
    next = spot
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
