import type { Chart, ChartTransition } from './chart.ts'

/** Groups the transitions that have the same source and targets. Each group is drawn as one line with a stack of labels. */
export function bundlesOf({ transitions }: Chart): ChartTransition[][] {
  const bundles = new Map<string, ChartTransition[]>()
  for (const transition of transitions.filter(({ targets }) => targets.length > 0)) {
    const { source, targets } = transition
    const ends = [source, ...targets].join('\n')
    bundles.set(ends, [...(bundles.get(ends) ?? []), transition])
  }
  return [...bundles.values()]
}
