import type { Chart, ChartLayout } from '@statecart/chart'

/** Lays out charts that come without a layout, and keeps the results. */
export interface Layouts {
  /** Empty until the chart has been laid out. */
  of(chart: Chart): readonly ChartLayout[]
  /** Lays the chart out unless that is done or under way, and calls back when it is done. */
  want(chart: Chart, listener: () => void): () => void
}

/** How a chart is laid out, such as in a worker. */
export type LayOut = (chart: Chart) => Promise<readonly ChartLayout[]>

const none: readonly ChartLayout[] = []

/** Without a way to lay charts out, those without a layout are shown as outlines only. */
export function createLayouts(layOut: LayOut | undefined): Layouts {
  const made = new WeakMap<Chart, readonly ChartLayout[]>()
  const waiting = new WeakMap<Chart, Set<() => void>>()

  async function make(chart: Chart, listeners: ReadonlySet<() => void>): Promise<void> {
    // A chart that cannot be laid out is shown as an outline.
    made.set(chart, (await layOut?.(chart).catch(() => none)) ?? none)
    waiting.delete(chart)
    for (const listener of listeners) listener()
  }

  return {
    of: (chart) => made.get(chart) ?? none,
    want(chart, listener) {
      if (made.has(chart)) return () => undefined
      const known = waiting.get(chart)
      const listeners = known ?? new Set()
      listeners.add(listener)
      if (!known) {
        waiting.set(chart, listeners)
        make(chart, listeners)
      }
      return () => listeners.delete(listener)
    },
  }
}
