/** The public API of @statecart/chart for Node: where each part of a chart lies, computed by elkjs. */
export { elkGraph } from './node/elk-graph.ts'
export { layoutsOf, manners } from './node/lay-out.ts'
