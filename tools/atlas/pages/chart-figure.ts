import type { Chart, ChartLayout } from '@statecart/chart'
import { ChartDrawing, type Marks, noMarks } from '@statecart/chart/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Html, html, raw } from '../../html.ts'

const margin = 8

/** The chart as an SVG. The transitions in `missing` are marked. */
export function chartFigure(
  name: string,
  { chart, layout }: { chart: Chart; layout: ChartLayout | undefined },
  missing: ReadonlySet<string> = new Set(),
): Html {
  if (!layout) return html``
  const marks: Marks = { ...noMarks, missing }
  const drawing = renderToStaticMarkup(
    createElement(ChartDrawing, { chart, layout, marks, tipName: `tip-${name.replaceAll(' ', '-')}` }),
  )
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin]
  return html`<figure class="chart" aria-label="${name} statechart" tabindex="0">
<svg role="img" aria-label="${name} statechart" viewBox="${-margin} ${-margin} ${width} ${height}" width="${width}" height="${height}">${raw(drawing)}</svg>
</figure>`
}
