import type { Chart } from '../chart.ts'
import { type Marks, noMarks } from '../drawing/marks.ts'
import { childrenOf } from '../nesting.ts'

/** How often each transition was taken, by its id. */
export type Coverage = Readonly<Record<string, number>>

export type Overlay = Pick<Marks, 'missing' | 'counts'>

export function overlayOf(chart: Chart, coverage: Coverage | undefined): Overlay {
  if (!coverage) return noMarks
  const counts = Object.entries(coverage).filter(([, count]) => count > 0)
  return {
    missing: new Set(chart.transitions.map(({ id }) => id).filter((id) => !coverage[id])),
    counts: new Map(counts.map(([id, count]) => [id, String(count)])),
  }
}

export function activeStates(chart: Chart, value: unknown): ReadonlySet<string> {
  const [root] = chart.states
  return new Set(root && value !== undefined ? [root.id, ...activeIn(root.id, value, chart)] : [])
}

/** Returns the ids of the states in a state value such as `{ on: { deck: 'playing' } }`. */
function activeIn(parent: string, value: unknown, chart: Chart): string[] {
  const inner = typeof value === 'string' ? { [value]: undefined } : value
  if (typeof inner !== 'object' || inner === null) return []
  // Not `in`, because a state may be called like a property of all objects, such as `constructor`.
  return childrenOf(parent, chart)
    .filter(({ key }) => Object.hasOwn(inner, key))
    .flatMap(({ id, key }) => [id, ...activeIn(id, (inner as Record<string, unknown>)[key], chart)])
}
