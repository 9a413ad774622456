/** The public API of @statecart/chart for browsers: where each part of a chart lies, computed by elkjs in a Web Worker. */
export { createLayouter, type Layouter, type LayouterOptions } from './browser/layouter.ts'
