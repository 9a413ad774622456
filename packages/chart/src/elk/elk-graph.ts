import { bundlesOf } from '../bundles.ts'
import { type Chart, type ChartState, type ChartTransition, isHistory } from '../chart.ts'
import { foldedSize, labelSize, sizes, stateSize } from '../measures.ts'
import { ancestorsOf, childrenOf, isInside, rootOf } from '../nesting.ts'
import type { ElkEdge, ElkNode } from './elk-types.ts'

/**
 * The direction of the layout, ELK's cycle breaking strategy, which decides which transitions point back, and the maximum number
 * of characters in a line of a label.
 */
export interface LayoutOptions {
  direction: 'DOWN' | 'RIGHT'
  breaking: 'DEPTH_FIRST' | 'GREEDY'
  wrap: number
  /** Makes fewer attempts to avoid crossings and uses a simpler placement: a large chart takes a fraction of the time. */
  isQuick: boolean
}

/** The data from which the graph of one chart is built. */
interface Drawn extends LayoutOptions {
  chart: Chart
  /** The chart including the states inside folded states. */
  whole: Chart
  bundles: readonly ChartTransition[][]
  /** The innermost state around both ends of each bundle. */
  homes: ReadonlyMap<readonly ChartTransition[], string>
  resumptions: readonly Resumption[]
}

/** The ends of a line. */
type Ends = Pick<ChartTransition, 'source' | 'targets'>

/** The line from a history state to its default targets. */
interface Resumption extends Ends {
  home: string
}

/**
 * Converts a chart to a graph for ELK. The label of a transition is a separate node between its source and its target, so that no
 * other part covers it. A state that has children only in `whole` is folded.
 */
export function elkGraph(chart: Chart, options: LayoutOptions, whole = chart): ElkNode {
  const root = rootOf(chart)
  const bundles = bundlesOf(chart)
  const homes = new Map(bundles.map((bundle) => [bundle, homeOf(firstOf(bundle), chart)]))
  return {
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': options.direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: [nodeOf(root, { ...options, chart, whole, bundles, homes, resumptions: resumptionsOf(chart) })],
    edges: [],
  }
}

function nodeOf(state: ChartState, drawn: Drawn): ElkNode {
  const { chart, whole, breaking, isQuick } = drawn
  const children = childrenOf(state.id, chart)
  const isFolded = children.length === 0 && childrenOf(state.id, whole).length > 0
  const { width, height } = isFolded ? foldedSize(state, whole) : stateSize(state, chart)
  if (children.length === 0) return { id: `state|${state.id}`, width, height }
  const { padding } = sizes
  const resumptions = drawn.resumptions.filter(({ home }) => home === state.id)
  const edges = [...initialEdges(state), ...resumptions.flatMap(resumptionEdges), ...edgesIn(state, drawn)]
  const isPacked = state.kind === 'parallel' && edges.length === 0 && isIsolated(state, drawn)
  /** Regions without lines between them are packed like boxes. */
  const packing = {
    'elk.algorithm': 'rectpacking',
    'elk.aspectRatio': '1.6',
    'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  }
  return {
    id: `state|${state.id}`,
    layoutOptions: {
      // The regions of a packed state would inherit its handling, and lines across the border of a state in them would be lost.
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      ...(isPacked ? packing : {}),
      'elk.padding': `[top=${height + 4},left=${padding + 6},bottom=${padding + 6},right=${padding + 6}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK exchanges the two numbers when it lays out downwards.
      'elk.nodeSize.minimum':
        drawn.direction === 'DOWN' && !isPacked ? `(${height},${width})` : `(${width},${height})`,
      // A state does not inherit these options from its parent.
      'elk.layered.cycleBreaking.strategy': breaking,
      ...(isQuick ? { 'elk.layered.thoroughness': '1' } : {}),
      'elk.layered.nodePlacement.strategy': isQuick ? 'BRANDES_KOEPF' : 'NETWORK_SIMPLEX',
      'elk.spacing.nodeNode': '22',
      'elk.spacing.edgeNode': '14',
      'elk.spacing.edgeEdge': '10',
      'elk.layered.spacing.nodeNodeBetweenLayers': '26',
      'elk.layered.spacing.edgeNodeBetweenLayers': '14',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
    },
    children: [
      ...initialDots(state),
      // A packed state does not pass the direction on; the default of its regions is RIGHT.
      ...children.map((child) => nodeOf(child, isPacked ? { ...drawn, direction: 'RIGHT' } : drawn)),
      ...labelsIn(state, drawn),
    ],
    edges,
  }
}

function initialDots({ id, initial }: ChartState): ElkNode[] {
  return initial.length === 0 ? [] : [{ id: `dot|${id}`, width: sizes.dot, height: sizes.dot }]
}

function initialEdges({ id, initial }: ChartState): ElkEdge[] {
  return initial.map((target) => edge(`begin|${id}`, `dot|${id}`, `state|${target}`))
}

function resumptionsOf(chart: Chart): Resumption[] {
  return chart.states
    .filter((state) => isHistory(state) && state.initial.length > 0)
    .map(({ id, initial }) => {
      const ends = { source: id, targets: initial }
      return { ...ends, home: homeOf(ends, chart) }
    })
}

function resumptionEdges({ source, targets }: Resumption): ElkEdge[] {
  return targets.map((target) => edge(`begin|${source}`, `state|${source}`, `state|${target}`))
}

/** Whether no line crosses the border of this state. */
function isIsolated({ id }: ChartState, { chart, bundles, homes, resumptions }: Drawn): boolean {
  const lines = [
    ...bundles.map((bundle) => ({ ...firstOf(bundle), home: homes.get(bundle) ?? '' })),
    ...resumptions,
  ]
  return lines.every(
    ({ source, targets, home }) =>
      isInside(home, id, chart) || ![source, ...targets].some((end) => isInside(end, id, chart)),
  )
}

function edge(id: string, source: string, target: string): ElkEdge {
  return { id: `${id}|>${target}`, sources: [source], targets: [target] }
}

/** A bundle is identified by its first transition. */
function firstOf([first]: readonly ChartTransition[]): ChartTransition {
  if (!first) throw new Error('A bundle has at least one transition.')
  return first
}

/**
 * The innermost state around both ends. A transition to a descendant of its source is drawn inside the source, and a transition to
 * the root inside the root.
 */
function homeOf({ source, targets }: Ends, chart: Chart): string {
  const around = ancestorsOf(source, chart)
  const lines = targets.map((target) => ancestorsOf(target, chart))
  const staysInside = lines.every((line) => line.includes(source))
  return (
    (staysInside ? [source, ...around] : around).find((id) => lines.every((line) => line.includes(id))) ??
    around.at(-1) ??
    source
  )
}

function labelsIn({ id }: ChartState, drawn: Drawn): ElkNode[] {
  return drawn.bundles
    .filter((bundle) => drawn.homes.get(bundle) === id)
    .map((bundle) => labelNode(bundle, drawn))
}

function labelNode(bundle: readonly ChartTransition[], { wrap }: Drawn): ElkNode {
  return { id: `label|${firstOf(bundle).id}`, ...labelSize(bundle, wrap) }
}

function edgesIn(state: ChartState, { bundles, homes }: Drawn): ElkEdge[] {
  return bundles
    .filter((bundle) => homes.get(bundle) === state.id)
    .flatMap((bundle) => {
      const { id, source, targets } = firstOf(bundle)
      const label = `label|${id}`
      const out = source === state.id ? [] : [edge(`out|${id}`, `state|${source}`, label)]
      return [...out, ...targets.map((target) => edge(`in|${id}`, label, `state|${target}`))]
    })
}
