import type { Chart } from './chart.ts'
import type { ChartLayout } from './layout.ts'
import { childrenOf } from './nesting.ts'

/** Below this scale the labels of transitions cannot be read, so they are not drawn. */
export const farBelow = 0.55

/** The size on the screen that a state needs so that its children are readable. */
const readable = { width: 260, height: 130 }

/** The compound states that are too small at this scale to show more than their name and their active child. */
export function summarizedAt(chart: Chart, { states }: ChartLayout, scale: number): string[] {
  if (scale >= farBelow) return []
  return chart.states
    .filter(({ id, parent }) => {
      const box = states[id]
      if (!box || parent === undefined || childrenOf(id, chart).length === 0) return false
      return box[2] * scale < readable.width || box[3] * scale < readable.height
    })
    .map(({ id }) => id)
}
