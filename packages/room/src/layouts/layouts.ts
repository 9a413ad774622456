import type { Chart, ChartLayout } from '@statecart/chart'

/** Computes and caches layouts for charts without one. */
export interface Layouts {
  /**
   * Returns the layouts with these states folded. Until they are computed, returns the latest layouts of the chart, or
   * undefined. Empty if the chart cannot be laid out.
   */
  of(chart: Chart, closed?: readonly string[]): readonly ChartLayout[] | undefined
  /**
   * Starts computing the layouts unless they exist or are already being computed, and calls the listener when they are
   * ready. Returns an unsubscribe function.
   */
  want(chart: Chart, listener: () => void, closed?: readonly string[]): () => void
}

/** Computes the layouts of a chart, for example in a worker. */
export type LayOut = (chart: Chart, closed: readonly string[]) => Promise<readonly ChartLayout[]>

/** The layouts for one set of folded states, and the listeners that wait for them. */
interface Folding {
  made: readonly ChartLayout[] | undefined
  listeners: Set<() => void>
}

const none: readonly ChartLayout[] = []

/** Without `layOut`, charts that have no layout are only shown as outlines. */
export function createLayouts(layOut: LayOut | undefined): Layouts {
  const foldings = new WeakMap<Chart, Map<string, Folding>>()
  const latest = new WeakMap<Chart, readonly ChartLayout[]>()

  function foldingOf(chart: Chart, closed: readonly string[]): { folding: Folding; isNew: boolean } {
    const chartFoldings = foldings.get(chart) ?? new Map<string, Folding>()
    foldings.set(chart, chartFoldings)
    const key = keyOf(closed)
    const known = chartFoldings.get(key)
    const folding = known ?? { made: undefined, listeners: new Set() }
    chartFoldings.set(key, folding)
    return { folding, isNew: known === undefined }
  }

  async function make(chart: Chart, closed: readonly string[], folding: Folding): Promise<void> {
    // A chart that cannot be laid out is shown as an outline.
    folding.made = (await layOut?.(chart, closed).catch(() => none)) ?? none
    latest.set(chart, folding.made)
    for (const listener of folding.listeners) listener()
  }

  return {
    of: (chart, closed = []) =>
      foldings.get(chart)?.get(keyOf(closed))?.made ?? latest.get(chart) ?? (layOut ? undefined : none),
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
