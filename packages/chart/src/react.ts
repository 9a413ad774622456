/** The public API of @statecart/chart for React: a chart as SVG elements, and the marks on it. */
export { ChartDrawing } from './drawing/chart-drawing.tsx'
export { type ClickPlace, type Marks, noMarks, type Wait } from './drawing/marks.ts'
export { roundedPath } from './drawing/rounded-path.ts'
export { svgOf } from './export/svg.ts'

import './drawing/chart.css'
import './drawing/chart-states.css'
import './drawing/chart-transitions.css'
