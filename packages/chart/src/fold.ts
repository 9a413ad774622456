import type { Chart } from './chart.ts'
import type { Box, ChartLayout, Line, Point } from './layout.ts'
import { foldedSize, stateSize } from './measures.ts'
import { ancestorsOf, childrenOf, stateWith } from './nesting.ts'

/** Between what remains, this much is left of a strip that has become empty. */
const gap = 24
/** What a line keeps free at each side. */
const beside = 7

/**
 * The layout without what is inside the folded states. The strips that become empty are taken out, so everything keeps its order and
 * nothing comes to lie upon anything else.
 */
export function folded(chart: Chart, layout: ChartLayout, folds: Iterable<string>): ChartLayout {
  const closed = new Set(folds)
  const isShown = (id: string) => !ancestorsOf(id, chart).some((outer) => closed.has(outer))
  const states = Object.entries(layout.states).filter(([id]) => isShown(id))
  const boxes = states
    .filter(([id]) => closed.has(id) && childrenOf(id, chart).length > 0)
    .map(([, box]) => box)
  if (boxes.length === 0) return layout
  const isLeft = ([, box]: readonly [string, Box]) => !boxes.some((fold) => holds(fold, box))
  const labels = Object.entries(layout.labels).filter(isLeft)
  const dots = Object.entries(layout.dots).filter(isLeft)
  const lines = layout.lines.flatMap((line) => clipped(line, boxes))
  const solid = [
    ...states.flatMap(([id, box]) => solidOf(id, box, chart, closed)),
    ...[...labels, ...dots].map(([, box]) => box),
    ...lines.flatMap(({ points }) =>
      points.map(([x, y]): Box => [x - beside, y - beside, 2 * beside, 2 * beside]),
    ),
  ]
  const across = squeezed(solid.map(([x, , width]) => [x, x + width]))
  const down = squeezed(solid.map(([, y, , height]) => [y, y + height]))
  const boxOf = ([x, y, width, height]: Box): Box => [
    across(x),
    down(y),
    across(x + width) - across(x),
    down(y + height) - down(y),
  ]
  const boxesOf = (entries: readonly (readonly [string, Box])[]) =>
    Object.fromEntries(entries.map(([id, box]) => [id, boxOf(box)]))
  return {
    ...layout,
    width: across(layout.width),
    height: down(layout.height),
    states: boxesOf(states),
    labels: boxesOf(labels),
    dots: boxesOf(dots),
    lines: lines.map((line) => ({
      ...line,
      points: line.points.map(([x, y]): Point => [across(x), down(y)]),
    })),
  }
}

/**
 * The parts of a state's box that keep their size: all of a leaf; the title of a folded state, or the header of another, and
 * the right and lower border.
 */
function solidOf(id: string, box: Box, chart: Chart, closed: ReadonlySet<string>): Box[] {
  const [x, y, width, height] = box
  const state = stateWith(id, chart)
  if (!state || childrenOf(id, chart).length === 0) return [box]
  const title = closed.has(id) ? foldedSize(state, chart) : stateSize(state, chart)
  return [
    [x, y, Math.min(width, title.width), Math.min(height, title.height)],
    [x + width - beside, y + height - beside, beside, beside],
  ]
}

/** Maps a place along one axis: what is solid keeps its length, and what is empty becomes as short as a gap. */
function squeezed(solid: readonly (readonly [from: number, to: number])[]): (place: number) => number {
  const merged: [from: number, to: number][] = []
  for (const [from, to] of solid.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  /** Where each empty strip begins, where it ends, and by how much it is shortened. */
  const cuts = merged.flatMap(([from], at) => {
    const end = at === 0 ? 0 : (merged[at - 1]?.[1] ?? 0)
    return from - end > gap ? [{ begin: end + gap, by: from - end - gap }] : []
  })
  return (place) =>
    Math.round(cuts.reduce((left, { begin, by }) => left - Math.min(by, Math.max(0, place - begin)), place))
}

function clipped(line: Line, folds: readonly Box[]): Line[] {
  const points = folds.reduce(
    (left, fold) => outside(outside(left, fold).reverse(), fold).reverse(),
    [...line.points],
  )
  return points.length < 2 ? [] : [{ ...line, points }]
}

/** The line from where it leaves a box that it begins in; nothing, if it never does. */
function outside(points: Point[], box: Box): Point[] {
  const [first] = points
  if (!first || !isWithin(first, box)) return points
  const out = points.findIndex((point) => !isWithin(point, box))
  const next = points[out]
  const last = points[out - 1]
  if (!next || !last) return []
  const [x, y, width, height] = box
  const border: Point = [
    Math.min(x + width, Math.max(x, next[0])),
    Math.min(y + height, Math.max(y, next[1])),
  ]
  return border[0] === next[0] && border[1] === next[1] ? points.slice(out) : [border, ...points.slice(out)]
}

/** Inside a box, and not on its border. */
function isWithin([x, y]: Point, [left, top, width, height]: Box): boolean {
  return x > left && y > top && x < left + width && y < top + height
}

function holds([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box): boolean {
  return x <= otherX && y <= otherY && x + width >= otherX + otherWidth && y + height >= otherY + otherHeight
}
