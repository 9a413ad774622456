import { useMemo } from 'react'
import type { Chart } from '../chart.ts'
import { ChartDrawing } from '../drawing/chart-drawing.tsx'
import type { Marks } from '../drawing/marks.ts'
import { useRenderedCount } from '../drawing/rendered-count.ts'
import type { ChartLayout } from '../layout.ts'
import { ancestorsOf } from '../nesting.ts'
import { type ItemHandlers, StateItem } from './state-item.tsx'

interface Props {
  readonly chart: Chart
  readonly layout: ChartLayout | undefined
  readonly closed: readonly string[]
  readonly marks: Marks
  readonly label: string
  readonly problem: string | undefined
  readonly handlers: ItemHandlers
}

const margin = 12

/**
 * The drawing, and its content as a list of buttons for the keyboard and for screen readers. The focus on a button selects its
 * state or transition in the drawing.
 */
export const ElementView = ({ chart, layout, closed, marks, label, problem, handlers }: Props) => {
  const shown = useMemo(
    () => chart.states.filter(({ id }) => !ancestorsOf(id, chart).some((outer) => closed.includes(outer))),
    [chart, closed],
  )
  const count = useRenderedCount(shown, shown.length)
  return (
    <figure aria-label={label} aria-busy={layout === undefined && problem === undefined}>
      {layout ? (
        <svg
          aria-hidden="true"
          viewBox={`${-margin} ${-margin} ${layout.width + 2 * margin} ${layout.height + 2 * margin}`}
          width={layout.width + 2 * margin}
        >
          <ChartDrawing
            chart={chart}
            layout={layout}
            marks={marks}
            closed={closed}
            onFold={handlers.onFold}
            onState={handlers.onState}
            onTransition={handlers.onTransition}
          />
        </svg>
      ) : (
        <p role={problem ? 'alert' : undefined}>{problem}</p>
      )}
      <ul>
        {shown.slice(0, count).map((state) => (
          <StateItem
            key={state.id}
            state={state}
            chart={chart}
            isActive={marks.active.has(state.id)}
            isClosed={closed.includes(state.id)}
            missing={marks.missing}
            counts={marks.counts}
            handlers={handlers}
          />
        ))}
      </ul>
    </figure>
  )
}
