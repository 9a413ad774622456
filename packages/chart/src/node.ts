/** The public API of @statecart/chart for Node: where each part of a chart lies, computed by elkjs in threads. */
export { elkGraph } from './elk/elk-graph.ts'
export { manners } from './elk/lay-out.ts'
export { layoutsOf } from './node/elk-threads.ts'
