/** The public API of @statecart/chart that needs neither a browser nor React. */
export { type Chart, type ChartState, type ChartTransition, chartOf, type StateKind } from './chart.ts'
export { type Edge, edgesAndLoops, type Loop } from './export/edges.ts'
export { eventLabel } from './export/labels.ts'
export { machineJson } from './export/machine-json.ts'
export { mermaidOf } from './export/mermaid.ts'
export { scxmlId, scxmlOf } from './export/scxml.ts'
export type { Box, ChartLayout, Line, Point } from './layout.ts'
export {
  allTransitionIds,
  isWithin,
  leavesOf,
  lineage,
  nodesOf,
  pathOf,
  restingStates,
  transitionId,
} from './machine-nodes.ts'
export { labelSize, sizes, stateSize } from './measures.ts'
export { actionText, guardText } from './words.ts'
