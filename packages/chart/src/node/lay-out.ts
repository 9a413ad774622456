import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart } from '../chart.ts'
import type { Box, ChartLayout, Line, Point } from '../layout.ts'
import { elkGraph, type Manner } from './elk-graph.ts'
import { layOutGraph } from './elk-threads.ts'

/** What a chart may take of a screen before it is made smaller. */
const screen = { width: 1000, height: 640 }

export const manners: [Manner, ...Manner[]] = [
  { direction: 'DOWN', breaking: 'DEPTH_FIRST' },
  { direction: 'DOWN', breaking: 'MODEL_ORDER' },
  { direction: 'RIGHT', breaking: 'DEPTH_FIRST' },
  { direction: 'RIGHT', breaking: 'MODEL_ORDER' },
]

/** Lays a chart out in every manner, and takes the most readable: large on a screen, and begun at its upper left. */
export async function layOut(chart: Chart): Promise<ChartLayout> {
  const layouts = await Promise.all(
    manners.map(async (manner) => layoutFrom(await layOutGraph(elkGraph(chart, manner)))),
  )
  const costs = layouts.map((layout) => shrinkage(layout) * (1 + lateness(layout, chart) / 2))
  const best = layouts[costs.indexOf(Math.min(...costs))]
  if (!best) throw new Error('The layouter gave nothing.')
  return best
}

function shrinkage({ width, height }: ChartLayout): number {
  return Math.max(width / screen.width, height / screen.height)
}

/** How far from the upper left the first state lies, of the whole way. */
function lateness({ width, height, states }: ChartLayout, chart: Chart): number {
  const [x, y] = states[chart.states[0]?.initial[0] ?? ''] ?? [0, 0]
  return (x / width + y / height) / 2
}

function layoutFrom(graph: ElkNode): ChartLayout {
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
    states: boxesOf('state'),
    labels: boxesOf('label'),
    dots: boxesOf('dot'),
    lines: nodes.flatMap(({ edges = [] }) => edges.map(lineOf)),
  }
}

function allNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)]
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box {
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)]
}

function lineOf({ id, sections = [] }: ElkExtendedEdge): Line {
  const [, kind, of = ''] = /^(begin|out|in)\|(.+)\|>.*$/s.exec(id) ?? []
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  return {
    of: kind === 'begin' ? `begin ${of}` : of,
    arrives: kind !== 'out',
    points: points.map(({ x, y }): Point => [Math.round(x), Math.round(y)]),
  }
}
