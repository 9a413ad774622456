/** The public API of @statecart/chart that needs neither a browser nor React. */
export { type Chart, type ChartState, type ChartTransition, routeOf, type StateKind } from './chart.ts'
export { chartFromJson } from './chart-from-json.ts'
export { closedAtFirst, initialStates } from './collapsed.ts'
export { type ChartDiff, diffCharts, isEmptyDiff } from './diff/chart-diff.ts'
export { type Difference, differencesIn, diffMarkdown } from './diff/diff-report.ts'
export type { Wait } from './drawing/marks.ts'
export { type Edge, edgesAndLoops, type Loop } from './export/edges.ts'
export { machineJson } from './export/machine-json.ts'
export { mermaidOf } from './export/mermaid.ts'
export { scxmlOf } from './export/scxml.ts'
export { focusOf, layoutFor, nameBox } from './focus.ts'
export { folded } from './fold.ts'
export type { Box, ChartLayout, Line, Point } from './layout.ts'
export { sizes } from './measures.ts'
export { ancestorsOf, type Connected, childrenOf, connectedWith, isInside } from './nesting.ts'
export { isWithin, lineage, targetAt } from './paths.ts'
export { farBelow, summarizedAt } from './summary.ts'
export { fitted, followed, isSeen, legible, moved, opened, type Size, type View, zoomed } from './view.ts'
export {
  activeIds,
  allTransitionIds,
  chartOf,
  isMachine,
  leavesOf,
  nodesOf,
  pathOf,
  restingStates,
  transitionId,
  transitionsOf,
} from './xstate5.ts'
export { detailedChartOf } from './xstate5-details.ts'
export { guardOf, routeEvent } from './xstate5-routes.ts'
export { actionText, combinatorOf, guardText } from './xstate5-words.ts'
