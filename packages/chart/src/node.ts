/** The public API of @statecart/chart for Node: layouts computed by elkjs in threads, and charts as files. */
export { elkGraph } from './elk/elk-graph.ts'
export { manners } from './elk/lay-out.ts'
export { layoutsOf } from './node/elk-threads.ts'
export { loadCharts, loadMachines } from './node/load-charts.ts'
export { svgText } from './node/svg-text.tsx'
