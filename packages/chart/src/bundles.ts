import type { Chart, ChartTransition } from './chart.ts'

/** The transitions that lead from the same state to the same states: they share one line, and their labels stand under each other. */
export function bundlesOf({ transitions }: Chart): ChartTransition[][] {
  const bundles = new Map<string, ChartTransition[]>()
  for (const transition of transitions.filter(({ targets }) => targets.length > 0)) {
    const { source, targets } = transition
    const ends = [source, ...targets].join('\n')
    bundles.set(ends, [...(bundles.get(ends) ?? []), transition])
  }
  return [...bundles.values()]
}
