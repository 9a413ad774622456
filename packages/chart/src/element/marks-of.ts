import type { Chart } from '../chart.ts'
import { type Marks, noMarks } from '../drawing/marks.ts'
import { childrenOf } from '../nesting.ts'

/** How often each transition was taken, by its id. */
export type Coverage = Readonly<Record<string, number>>

export function marksOf(
  chart: Chart,
  value: unknown,
  coverage: Coverage | undefined,
  selected: string | undefined,
): Marks {
  const [root] = chart.states
  const counts = Object.entries(coverage ?? {}).filter(([, count]) => count > 0)
  return {
    ...noMarks,
    active: new Set(root && value !== undefined ? [root.id, ...activeIn(root.id, value, chart)] : []),
    missing: new Set(coverage ? chart.transitions.map(({ id }) => id).filter((id) => !coverage[id]) : []),
    counts: new Map(counts.map(([id, count]) => [id, String(count)])),
    selected,
  }
}

/** The states that a state value names: `{ on: { deck: 'playing' } }`. */
function activeIn(parent: string, value: unknown, chart: Chart): string[] {
  const inner = typeof value === 'string' ? { [value]: undefined } : value
  if (typeof inner !== 'object' || inner === null) return []
  return childrenOf(parent, chart)
    .filter(({ key }) => key in inner)
    .flatMap(({ id, key }) => [id, ...activeIn(id, (inner as Record<string, unknown>)[key], chart)])
}
