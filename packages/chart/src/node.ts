/** The public API of @statecart/chart for Node: layouts computed by elkjs in threads, and charts as files. */
import type { Chart } from './chart.ts'
import type { ChartLayout } from './layout.ts'

export { elkGraph } from './elk/elk-graph.ts'
export { layoutOptions } from './elk/lay-out.ts'
export { layoutsOf } from './node/elk-threads.ts'
export { exportedFunctionsText, ImportError, importModule } from './node/import-module.ts'
export { loadCharts, loadMachines, xstate4MachineIn } from './node/load-charts.ts'
export { type Print, runCommand, runImportingCommand, versionIn } from './node/run-command.ts'
export { isUsageError, UsageError } from './node/usage-error.ts'

/** Renders a chart as an SVG file with its styles. The import is lazy, so that a build that only needs layouts loads no CSS. */
export async function svgText(chart: Chart, layout: ChartLayout): Promise<string> {
  const file = await import('./node/svg-text.tsx')
  return file.svgText(chart, layout)
}
