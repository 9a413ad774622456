import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import { labelSize, sizes, stateSize } from '../measures.ts'

/** Which way the chart grows, and how it is decided which transitions lead back. */
export interface Manner {
  direction: 'DOWN' | 'RIGHT'
  breaking: 'MODEL_ORDER' | 'DEPTH_FIRST'
}

/** The chart for the layouter: what a transition says is a box of its own, between its source and its target, so that nothing lies upon it. */
export function elkGraph(chart: Chart, { direction, breaking }: Manner): ElkNode {
  const [root] = chart.states
  if (!root) throw new Error('A chart has at least its root.')
  return {
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': breaking,
      'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
      'elk.randomSeed': '1',
    },
    children: [nodeOf(root, chart)],
    edges: [],
  }
}

function nodeOf(state: ChartState, chart: Chart): ElkNode {
  const { width, height } = stateSize(state, chart)
  const children = chart.states.filter(({ parent }) => parent === state.id)
  if (children.length === 0) return { id: `state|${state.id}`, width, height }
  const { padding } = sizes
  const histories = children.filter(({ kind }) => kind === 'shallow' || kind === 'deep')
  const edges = [...beginnings(state), ...histories.flatMap(resumptions), ...edgesIn(state, chart)]
  /** Regions that have nothing to do with each other are packed like boxes. */
  const packing = {
    'elk.algorithm': 'rectpacking',
    'elk.aspectRatio': '1.6',
    'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  }
  return {
    id: `state|${state.id}`,
    layoutOptions: {
      ...(state.kind === 'parallel' && edges.length === 0 && isApart(state, chart) ? packing : {}),
      'elk.padding': `[top=${height + 4},left=${padding + 6},bottom=${padding + 6},right=${padding + 6}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
      'elk.spacing.nodeNode': '22',
      'elk.spacing.edgeNode': '14',
      'elk.spacing.edgeEdge': '10',
      'elk.layered.spacing.nodeNodeBetweenLayers': '26',
      'elk.layered.spacing.edgeNodeBetweenLayers': '14',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
    },
    children: [
      ...dotsOf(state),
      ...children.flatMap((child) => [nodeOf(child, chart), ...labelsIn(state, child, chart)]),
      ...ownLabels(state, chart),
    ],
    edges,
  }
}

function dotsOf({ id, initial }: ChartState): ElkNode[] {
  return initial.length === 0 ? [] : [{ id: `dot|${id}`, width: sizes.dot, height: sizes.dot }]
}

function beginnings({ id, initial }: ChartState): ElkExtendedEdge[] {
  return initial.map((target) => edge(`begin|${id}`, `dot|${id}`, `state|${target}`))
}

/** Where a history that remembers nothing leads. */
function resumptions({ id, initial }: ChartState): ElkExtendedEdge[] {
  return initial.map((target) => edge(`begin|${id}`, `state|${id}`, `state|${target}`))
}

/** Whether no transition crosses the border of this state. */
function isApart({ id }: ChartState, chart: Chart): boolean {
  const isInside = (inner: string): boolean => {
    const parent = chart.states.find((state) => state.id === inner)?.parent
    return parent !== undefined && (parent === id || isInside(parent))
  }
  return leading(chart).every(
    (transition) =>
      isInside(homeOf(transition, chart)) || ![transition.source, ...transition.targets].some(isInside),
  )
}

function edge(id: string, source: string, target: string): ElkExtendedEdge {
  return { id: `${id}|>${target}`, sources: [source], targets: [target] }
}

const leading = ({ transitions }: Chart) => transitions.filter(({ targets }) => targets.length > 0)

/** The innermost state around both ends; a transition into what it starts from stays inside its source. */
function homeOf({ source, targets }: ChartTransition, chart: Chart): string {
  const around = (id: string): string[] => {
    const parent = chart.states.find((state) => state.id === id)?.parent
    return parent === undefined ? [] : [parent, ...around(parent)]
  }
  const lines = targets.map(around)
  const own = [source, ...around(source)]
  const isInside = targets.every((target) => around(target).includes(source))
  return (isInside ? own : own.slice(1)).find((id) => lines.every((line) => line.includes(id))) ?? source
}

/** What a child says on its way to others stands right after it. */
function labelsIn(parent: ChartState, child: ChartState, chart: Chart): ElkNode[] {
  const isWithin = (id: string): boolean => {
    if (id === child.id) return true
    const above = chart.states.find((state) => state.id === id)?.parent
    return above !== undefined && isWithin(above)
  }
  return leading(chart)
    .filter((transition) => homeOf(transition, chart) === parent.id && isWithin(transition.source))
    .map(labelNode)
}

function ownLabels(state: ChartState, chart: Chart): ElkNode[] {
  return leading(chart)
    .filter((transition) => transition.source === state.id && homeOf(transition, chart) === state.id)
    .map(labelNode)
}

function labelNode(transition: ChartTransition): ElkNode {
  return { id: `label|${transition.id}`, ...labelSize(transition) }
}

function edgesIn(state: ChartState, chart: Chart): ElkExtendedEdge[] {
  return leading(chart)
    .filter((transition) => homeOf(transition, chart) === state.id)
    .flatMap((transition) => {
      const { id, source, targets } = transition
      const label = `label|${id}`
      const out = source === state.id ? [] : [edge(`out|${id}`, `state|${source}`, label)]
      return [...out, ...targets.map((target) => edge(`in|${id}`, label, `state|${target}`))]
    })
}
