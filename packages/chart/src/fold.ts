import type { Chart } from './chart.ts'
import type { Box, ChartLayout, Line, Point } from './layout.ts'
import { foldedSize, stateSize } from './measures.ts'
import { ancestorsOf, childrenOf, stateWith } from './nesting.ts'

/** The length to which an empty strip between the remaining parts is shortened. */
const gap = 24
/** The space that a line keeps free on each side. */
const clearance = 7

/**
 * Returns the layout without the states inside folded states. Strips that become empty are removed, so that all parts keep their
 * order and do not overlap.
 */
export function folded(chart: Chart, layout: ChartLayout, folds: Iterable<string>): ChartLayout {
  const closed = new Set(folds)
  const isShown = (id: string) => !ancestorsOf(id, chart).some((outer) => closed.has(outer))
  const states = Object.entries(layout.states).filter(([id]) => isShown(id))
  const boxes = states
    .filter(([id]) => closed.has(id) && childrenOf(id, chart).length > 0)
    .map(([, box]) => box)
  if (boxes.length === 0) return layout
  const isOutsideFolds = ([, box]: readonly [string, Box]) => !boxes.some((fold) => contains(fold, box))
  const labels = Object.entries(layout.labels).filter(isOutsideFolds)
  const dots = Object.entries(layout.dots).filter(isOutsideFolds)
  const lines = layout.lines.flatMap((line) => clipped(line, boxes))
  const solid = [
    ...states.flatMap(([id, box]) => solidOf(id, box, chart, closed)),
    ...[...labels, ...dots].map(([, box]) => box),
    ...lines.flatMap(({ points }) =>
      points.map(([x, y]): Box => [x - clearance, y - clearance, 2 * clearance, 2 * clearance]),
    ),
  ]
  const across = compressedAxis(solid.map(([x, , width]) => [x, x + width]))
  const down = compressedAxis(solid.map(([, y, , height]) => [y, y + height]))
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
 * The parts of a state's box that keep their size: the whole box of a leaf; otherwise the title of a folded state or the header
 * of another state, and the right and lower border.
 */
function solidOf(id: string, box: Box, chart: Chart, closed: ReadonlySet<string>): Box[] {
  const [x, y, width, height] = box
  const state = stateWith(id, chart)
  if (!state || childrenOf(id, chart).length === 0) return [box]
  const title = closed.has(id) ? foldedSize(state, chart) : stateSize(state, chart)
  return [
    [x, y, Math.min(width, title.width), Math.min(height, title.height)],
    [x + width - clearance, y + height - clearance, clearance, clearance],
  ]
}

/** Returns a map of the coordinates along one axis. Solid ranges keep their length; empty ranges are shortened to `gap`. */
function compressedAxis(solid: readonly (readonly [from: number, to: number])[]): (place: number) => number {
  const merged: [from: number, to: number][] = []
  for (const [from, to] of solid.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  /** The position of each cut, and the length that it removes. */
  const cuts = merged.flatMap(([from], at) => {
    const end = at === 0 ? 0 : (merged[at - 1]?.[1] ?? 0)
    return from - end > gap ? [{ begin: end + gap, by: from - end - gap }] : []
  })
  return (place) =>
    Math.round(
      cuts.reduce((position, { begin, by }) => position - Math.min(by, Math.max(0, place - begin)), place),
    )
}

function clipped(line: Line, folds: readonly Box[]): Line[] {
  let points = [...line.points]
  for (const fold of folds) {
    // The line may start or end in the fold, so it is clipped in both directions.
    points = outside(points, fold).reverse()
    points = outside(points, fold).reverse()
  }
  return points.length < 2 ? [] : [{ ...line, points }]
}

/** Returns the part of a line outside the box in which it starts; empty if the line does not leave the box. */
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

function contains([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box): boolean {
  return x <= otherX && y <= otherY && x + width >= otherX + otherWidth && y + height >= otherY + otherHeight
}
