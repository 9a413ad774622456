import type { Chart, ChartState } from '../chart.ts'
import { stateWith } from '../nesting.ts'

/** Escapes dots within keys in all paths, so that the state `a.b` and the state `b` in the state `a` have different paths. */
export function escapedPaths(chart: Chart): Chart {
  return { ...chart, states: chart.states.map((state) => ({ ...state, path: escapedPath(state, chart) })) }
}

function escapedPath({ key, parent }: ChartState, chart: Chart): string {
  const outer = stateWith(parent ?? '', chart)
  if (!outer) return ''
  const around = escapedPath(outer, chart)
  const own = key.replaceAll(/[.\\]/g, '\\$&')
  return around === '' ? own : `${around}.${own}`
}

/** The escaped path of the state around a state. */
export function parentPath(path: string): string {
  return path.replace(/(^|\.)(\\.|[^.\\])*$/, '')
}
