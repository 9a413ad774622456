import type { Chart } from './chart.ts'
import type { Box, ChartLayout } from './layout.ts'
import { stateSize } from './measures.ts'
import { ancestorsOf, childrenOf, stateWith, transitionsFrom } from './nesting.ts'
import { fitted, legible, opened, type Size, union } from './view.ts'

/**
 * Returns the boxes to show when these states are active, the most important first: each innermost active state with the labels
 * of its transitions, then the labels of the transitions of the states around it.
 */
export function focusOf(chart: Chart, layout: ChartLayout, active: readonly string[]): Box[] {
  const shown = active.filter((id) => layout.states[id])
  const leaves = shown.filter((id) => !childrenOf(id, chart).some((child) => shown.includes(child.id)))
  const boxes = [
    ...leaves.flatMap((id) => [layout.states[id], ...labelsOf(id, chart, layout)]),
    ...leaves.flatMap((id) => ancestorsOf(id, chart).flatMap((outer) => labelsOf(outer, chart, layout))),
  ]
  return boxes.filter((box) => box !== undefined)
}

/** The box of a state's name and of the lines below it. */
export function nameBox(id: string, chart: Chart, { states }: ChartLayout): Box | undefined {
  const box = states[id]
  const state = stateWith(id, chart)
  if (!(box && state)) return undefined
  const size = stateSize(state, chart)
  return [box[0], box[1], Math.min(box[2], size.width), Math.min(box[3], size.height)]
}

function labelsOf(source: string, chart: Chart, { labels }: ChartLayout): (Box | undefined)[] {
  return transitionsFrom(source, chart).map(({ id }) => labels[id])
}

/** Returns the most readable layout for a frame of this size. */
export function layoutFor(
  chart: Chart,
  layouts: readonly ChartLayout[],
  frame: Size,
): ChartLayout | undefined {
  const costs = layouts.map((layout) => costOf(chart, layout, frame))
  return layouts[costs.indexOf(Math.min(...costs))]
}

/** Rates how hard a chart is to read in a frame, by its scale and by the distance of its initial state from the upper left. */
function costOf(chart: Chart, layout: ChartLayout, frame: Size): number {
  const whole = fitted(frame, layout).scale
  if (whole >= legible) return (1 + initialDistance(layout, chart) / 2) / whole
  const leaves = chart.states.filter(
    ({ id }) => layout.states[id] && !childrenOf(id, chart).some((child) => layout.states[child.id]),
  )
  const costs = leaves.map(({ id }) => {
    const boxes = [layout.states[id], ...labelsOf(id, chart, layout)].filter((box) => box !== undefined)
    const [first] = boxes
    if (!first) return 0
    const { scale } = opened(frame, layout, boxes)
    const [, , width, height] = boxes.reduce(union, first)
    return 1 / scale + (width * legible > frame.width || height * legible > frame.height ? 1 : 0)
  })
  return (
    2 +
    costs.reduce((sum, cost) => sum + cost, 0) / leaves.length +
    0.2 / whole +
    initialDistance(layout, chart) / 2
  )
}

/** The distance of the initial state from the upper left corner, from 0 to 1. */
function initialDistance({ width, height, states }: ChartLayout, chart: Chart): number {
  const [x, y] = states[chart.states[0]?.initial[0] ?? ''] ?? [0, 0]
  return (x / width + y / height) / 2
}
