import { memo } from 'react'
import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import type { ClickPlace } from '../drawing/marks.ts'
import { childrenOf, stateWith, transitionsFrom } from '../nesting.ts'
import type { Overlay } from './marks-of.ts'

export interface ItemHandlers {
  onFold(id: string): void
  onFocus(id: string | undefined): void
  onState(id: string, at?: ClickPlace): void
  onTransition(id: string, at?: ClickPlace): void
}

interface Props extends Overlay {
  readonly state: ChartState
  readonly chart: Chart
  readonly isActive: boolean
  readonly isClosed: boolean
  readonly handlers: ItemHandlers
}

/** A state and its transitions as buttons. After an event only the items of exited and entered states are rendered again. */
export const StateItem = memo((props: Props) => {
  const { state, chart, isActive, isClosed, handlers } = props
  const { onFold, onFocus, onState, onTransition } = handlers
  const leave = () => onFocus(undefined)
  return (
    <li>
      <button
        type="button"
        aria-current={isActive || undefined}
        onFocus={() => onFocus(state.id)}
        onBlur={leave}
        onClick={() => onState(state.id)}
      >
        {state.path || chart.name}
      </button>
      {state.parent !== undefined && childrenOf(state.id, chart).length > 0 ? (
        <button
          type="button"
          aria-expanded={!isClosed}
          aria-label={`States in ${state.path}`}
          onFocus={() => onFocus(state.id)}
          onBlur={leave}
          onClick={() => onFold(state.id)}
        >
          {isClosed ? '+' : '−'}
        </button>
      ) : null}
      <ul>
        {transitionsFrom(state.id, chart).map((transition) => (
          <li key={transition.id}>
            <button
              type="button"
              onFocus={() => onFocus(transition.id)}
              onBlur={leave}
              onClick={() => onTransition(transition.id)}
            >
              {transitionText(transition, chart, props)}
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
})

/** `press [isReady] to on, taken 3×` */
function transitionText(
  { id, cause, guard, targets, actions }: ChartTransition,
  chart: Chart,
  { missing, counts }: Overlay,
): string {
  const condition = guard === undefined ? '' : ` [${guard}]`
  const goals = targets.map((target) => stateWith(target, chart)?.path || chart.name)
  const goal = goals.length > 0 ? ` to ${goals.join(' and ')}` : ` / ${actions.join(', ')}`
  const count = counts.get(id)
  const taken = count === undefined ? '' : `, taken ${count}×`
  return `${cause}${condition}${goal}${missing.has(id) ? ', never taken' : taken}`
}
