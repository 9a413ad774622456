import { memo } from 'react'
import type { Chart } from '../chart.ts'
import type { ChartLayout } from '../layout.ts'
import type { Marks } from './marks.ts'
import { StateDrawing } from './state-drawing.tsx'
import { TransitionDrawing } from './transition-drawing.tsx'
import './chart.css'

interface Props {
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly marks: Marks
  readonly onState?: ((id: string) => void) | undefined
}

/** A machine as a statechart, in the place that its layout gives to everything. */
export const ChartDrawing = memo(({ chart, layout, marks, onState }: Props) => (
  <g className="sc-chart">
    <defs>
      <marker
        id="sc-chart-tip"
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <path className="sc-chart-tip" d="M1 1 9 5 1 9Z" />
      </marker>
    </defs>
    {chart.states.map((state) => (
      <StateDrawing
        key={state.id}
        state={state}
        chart={chart}
        layout={layout}
        marks={marks}
        onState={onState}
      />
    ))}
    {chart.transitions.map((transition) => (
      <TransitionDrawing key={transition.id} transition={transition} layout={layout} marks={marks} />
    ))}
  </g>
))
