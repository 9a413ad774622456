/** The public API of @statecart/chart for browsers: computes chart layouts with elkjs in a Web Worker. */
export { createLayouter, type Layouter, type LayouterOptions } from './browser/layouter.ts'
