import { bundlesOf } from '../bundles.ts'
import type { Chart, ChartTransition } from '../chart.ts'
import { collapsed, manyStates } from '../collapsed.ts'
import { layoutFor } from '../focus.ts'
import { wraps } from '../label-rows.ts'
import type { Box, ChartLayout, Line, Point } from '../layout.ts'
import { labelHeight } from '../measures.ts'
import type { Size } from '../view.ts'
import { elkGraph, type LayoutOptions } from './elk-graph.ts'
import type { ElkEdge, ElkNode } from './elk-types.ts'

/** The sizes that a chart has on a laptop, on a large screen and on a phone. */
const frames: readonly Size[] = [
  { width: 1020, height: 670 },
  { width: 1580, height: 850 },
  { width: 360, height: 520 },
]

const directions = ['DOWN', 'RIGHT'] as const
const breakings = ['DEPTH_FIRST', 'GREEDY'] as const

export const layoutOptions: readonly LayoutOptions[] = directions.flatMap((direction) =>
  breakings.flatMap((breaking) =>
    [wraps.wide, wraps.narrow].map((wrap) => ({ direction, breaking, wrap, isQuick: false })),
  ),
)

const quickLayoutOptions = directions.map(
  (direction): LayoutOptions => ({ direction, breaking: 'DEPTH_FIRST', wrap: wraps.wide, isQuick: true }),
)

/** Depth first, 200 states in a circle take five times as long, in a drawing that is five times as high. */
const largeLayoutOptions: readonly LayoutOptions[] = [
  { direction: 'DOWN', breaking: 'GREEDY', wrap: wraps.wide, isQuick: true },
]

/**
 * The total length of all lines above which a chart has only quick layouts. The length of a line is the distance between its states
 * in the list of states. A full layout of 30 states that each lead to the next one and to the first one takes 20 seconds.
 */
const maxLength = 300

/** A large machine has one quick layout in each direction, or only one layout if more than `manyStates` states are visible. */
function layoutOptionsFor(shown: Chart, whole: Chart): readonly LayoutOptions[] {
  if (shown.states.length > manyStates) return largeLayoutOptions
  return whole.states.length > manyStates || lengthOfLines(shown) > maxLength
    ? quickLayoutOptions
    : layoutOptions
}

function lengthOfLines(chart: Chart): number {
  const places = new Map(chart.states.map(({ id }, place) => [id, place]))
  const placeOf = (id: string) => places.get(id) ?? 0
  const lengths = bundlesOf(chart).flatMap(([bundle]) =>
    (bundle?.targets ?? []).map((target) => Math.abs(placeOf(target) - placeOf(bundle?.source ?? ''))),
  )
  return lengths.reduce((sum, length) => sum + length, 0)
}

/**
 * Lays a chart out with each of the options and returns the most readable layout for each frame. `layOutGraph` runs elkjs in a
 * thread or in a worker. States inside the states in `closed` are left out.
 */
export async function layoutsWith(
  layOutGraph: (graph: ElkNode) => Promise<ElkNode>,
  whole: Chart,
  closed: readonly string[] = [],
): Promise<ChartLayout[]> {
  const chart = collapsed(whole, closed)
  const all = await Promise.all(
    layoutOptionsFor(chart, whole).map(async (options) =>
      layoutFrom(await layOutGraph(elkGraph(chart, options, whole)), chart, options),
    ),
  )
  const best = frames.map((frame) => layoutFor(chart, all, frame)).filter((layout) => layout !== undefined)
  return [...new Set(best)]
}

function layoutFrom(graph: ElkNode, chart: Chart, { wrap }: LayoutOptions): ChartLayout {
  const bundles = new Map(bundlesOf(chart).map((bundle) => [bundle[0]?.id ?? '', bundle]))
  const nodes = allNodes(graph)
  const boxesOf = (kind: string): Record<string, Box> =>
    Object.fromEntries(
      nodes
        .filter(({ id }) => id.startsWith(`${kind}|`))
        .map((node) => [node.id.slice(kind.length + 1), boxOf(node)]),
    )
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    wrap,
    states: boxesOf('state'),
    labels: Object.fromEntries(
      Object.entries(boxesOf('label')).flatMap(([id, box]) => labelBoxes(bundles.get(id) ?? [], box, wrap)),
    ),
    dots: boxesOf('dot'),
    lines: nodes.flatMap(({ edges = [] }) => edges.map((edge) => lineOf(edge, bundles))),
  }
}

function allNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)]
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box {
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)]
}

/** Divides the box of a bundle among its transitions. */
function labelBoxes(bundle: readonly ChartTransition[], [x, y, width]: Box, wrap: number): [string, Box][] {
  let top = y
  return bundle.map((transition) => {
    const height = labelHeight(transition, wrap)
    top += height
    return [transition.id, [x, top - height, width, height]]
  })
}

function lineOf(
  { id, sections = [] }: ElkEdge,
  bundles: ReadonlyMap<string, readonly ChartTransition[]>,
): Line {
  const [, kind, of = ''] = /^(begin|out|in)\|(.+)\|>.*$/s.exec(id) ?? []
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  return {
    of: kind === 'begin' ? [`begin ${of}`] : (bundles.get(of) ?? []).map((transition) => transition.id),
    arrives: kind !== 'out',
    points: points.map(({ x, y }): Point => [Math.round(x), Math.round(y)]),
  }
}
