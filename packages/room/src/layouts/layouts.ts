import type { Chart, ChartLayout } from '@statecart/chart'

/** Lays out charts that come without a layout, and keeps the results. */
export interface Layouts {
  /** With these states folded; until that is made those made last, which are empty at first. */
  of(chart: Chart, closed?: readonly string[]): readonly ChartLayout[]
  /** Lays the chart out unless that is done or under way, and calls back when it is done. */
  want(chart: Chart, listener: () => void, closed?: readonly string[]): () => void
}

/** How a chart is laid out, such as in a worker. */
export type LayOut = (chart: Chart, closed: readonly string[]) => Promise<readonly ChartLayout[]>

/** One way to fold a chart, and what waits for its layouts. */
interface Folding {
  made: readonly ChartLayout[] | undefined
  listeners: Set<() => void>
}

const none: readonly ChartLayout[] = []

/** Without a way to lay charts out, those without a layout are shown as outlines only. */
export function createLayouts(layOut: LayOut | undefined): Layouts {
  const foldings = new WeakMap<Chart, Map<string, Folding>>()
  const latest = new WeakMap<Chart, readonly ChartLayout[]>()

  function foldingOf(chart: Chart, closed: readonly string[]): { folding: Folding; isNew: boolean } {
    const ways = foldings.get(chart) ?? new Map<string, Folding>()
    foldings.set(chart, ways)
    const key = keyOf(closed)
    const known = ways.get(key)
    const folding = known ?? { made: undefined, listeners: new Set() }
    ways.set(key, folding)
    return { folding, isNew: known === undefined }
  }

  async function make(chart: Chart, closed: readonly string[], folding: Folding): Promise<void> {
    // A chart that cannot be laid out is shown as an outline.
    folding.made = (await layOut?.(chart, closed).catch(() => none)) ?? none
    latest.set(chart, folding.made)
    for (const listener of folding.listeners) listener()
  }

  return {
    of: (chart, closed = []) => foldings.get(chart)?.get(keyOf(closed))?.made ?? latest.get(chart) ?? none,
    want(chart, listener, closed = []) {
      const { folding, isNew } = foldingOf(chart, closed)
      if (folding.made) return () => undefined
      folding.listeners.add(listener)
      if (isNew) make(chart, closed, folding)
      return () => folding.listeners.delete(listener)
    },
  }
}

function keyOf(closed: readonly string[]): string {
  return [...closed].sort().join('\n')
}
