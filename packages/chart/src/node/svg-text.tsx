import { renderToStaticMarkup } from 'react-dom/server'
import type { Chart } from '../chart.ts'
import { ChartDrawing } from '../drawing/chart-drawing.tsx'
import { noMarks } from '../drawing/marks.ts'
import { fileStyle } from '../drawing/style-text.ts'
import type { ChartLayout } from '../layout.ts'

const margin = 16

/** Renders a chart as an SVG file with its light and dark styles. The published file bundles Preact, so it needs no React. */
export function svgText(chart: Chart, layout: ChartLayout): string {
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin]
  return `${renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      width={width}
      height={height}
      role="img"
    >
      <title>{`${chart.name} statechart`}</title>
      <style>{fileStyle()}</style>
      <rect className="sc-chart-ground" x={-margin} y={-margin} width={width} height={height} />
      <ChartDrawing chart={chart} layout={layout} marks={noMarks} tipName="sc-chart-tip" />
    </svg>,
  )}\n`
}
