import type { Chart, ChartTransition } from '../chart.ts'
import { ChartDrawing } from '../drawing/chart-drawing.tsx'
import type { ClickPlace, Marks } from '../drawing/marks.ts'
import type { ChartLayout } from '../layout.ts'
import { ancestorsOf, childrenOf, stateWith, transitionsFrom } from '../nesting.ts'

interface Props {
  readonly chart: Chart
  readonly layout: ChartLayout | undefined
  readonly closed: readonly string[]
  readonly marks: Marks
  readonly label: string
  readonly problem: string | undefined
  readonly onFold: (id: string) => void
  readonly onFocus: (id: string | undefined) => void
  readonly onState: (id: string, at?: ClickPlace) => void
  readonly onTransition: (id: string, at?: ClickPlace) => void
}

const margin = 12

/** The drawing, and the same as a list of buttons for the keyboard and for screen readers: what is focused there is selected in the drawing. */
export const ElementView = (props: Props) => {
  const { chart, layout, closed, marks, label, problem, onFold, onFocus, onState, onTransition } = props
  const isShown = (id: string) => !ancestorsOf(id, chart).some((outer) => closed.includes(outer))
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
            onFold={onFold}
            onState={onState}
            onTransition={onTransition}
          />
        </svg>
      ) : (
        <p role={problem ? 'alert' : undefined}>{problem}</p>
      )}
      <ul>
        {chart.states
          .filter(({ id }) => isShown(id))
          .map((state) => (
            <li key={state.id}>
              <button
                type="button"
                aria-current={marks.active.has(state.id) || undefined}
                onFocus={() => onFocus(state.id)}
                onBlur={() => onFocus(undefined)}
                onClick={() => onState(state.id)}
              >
                {state.path || chart.name}
              </button>
              {state.parent !== undefined && childrenOf(state.id, chart).length > 0 ? (
                <button
                  type="button"
                  aria-expanded={!closed.includes(state.id)}
                  aria-label={`States in ${state.path}`}
                  onFocus={() => onFocus(state.id)}
                  onBlur={() => onFocus(undefined)}
                  onClick={() => onFold(state.id)}
                >
                  {closed.includes(state.id) ? '+' : '−'}
                </button>
              ) : null}
              <ul>
                {transitionsFrom(state.id, chart).map((transition) => (
                  <li key={transition.id}>
                    <button
                      type="button"
                      onFocus={() => onFocus(transition.id)}
                      onBlur={() => onFocus(undefined)}
                      onClick={() => onTransition(transition.id)}
                    >
                      {transitionText(transition, chart, marks)}
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
    </figure>
  )
}

/** `press [isReady] to on, taken 3×` */
function transitionText(
  { id, cause, guard, targets, actions }: ChartTransition,
  chart: Chart,
  marks: Marks,
): string {
  const condition = guard === undefined ? '' : ` [${guard}]`
  const goals = targets.map((target) => stateWith(target, chart)?.path || chart.name)
  const goal = goals.length > 0 ? ` to ${goals.join(' and ')}` : ` / ${actions.join(', ')}`
  const count = marks.counts.get(id)
  const taken = count === undefined ? '' : `, taken ${count}×`
  return `${cause}${condition}${goal}${marks.missing.has(id) ? ', never taken' : taken}`
}
