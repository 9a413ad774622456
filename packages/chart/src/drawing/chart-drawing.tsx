import { memo, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { Chart } from '../chart.ts'
import type { ChartLayout } from '../layout.ts'
import { ancestorsOf, connectedWith } from '../nesting.ts'
import { ArrowTips, TipName } from './arrow-tips.tsx'
import type { ClickPlace, Marks } from './marks.ts'
import { useRenderedCount } from './rendered-count.ts'
import { StateDrawing } from './state-drawing.tsx'
import { TransitionDrawing } from './transition-drawing.tsx'

interface Props {
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly marks: Marks
  /** Whether the chart is drawn at a small scale: transitions have no labels. */
  readonly isFar?: boolean
  /** Compound states that show only their name and their active child. */
  readonly summarized?: readonly string[]
  /** The folded states. */
  readonly closed?: readonly string[]
  /**
   * The start of the ids of the arrow tips in a file, where all parts are rendered at once. Without it, the drawing chooses ids that
   * no other drawing has.
   */
  readonly tipName?: string
  readonly onState?: ((id: string, at: ClickPlace) => void) | undefined
  readonly onTransition?: ((id: string, at: ClickPlace) => void) | undefined
  readonly onFold?: ((id: string) => void) | undefined
}

const none: readonly string[] = []
/** Charts with more parts than this have no color transitions: each frame of them would take as long as the event itself. */
const manyParts = 150

/** Draws a chart as SVG. The layout contains the position of each part. */
export const ChartDrawing = memo((props: Props) => {
  const { chart, layout, marks, isFar = false, summarized = none, closed = none } = props
  const { onState, onTransition, onFold } = useStableHandlers(props)
  const ownTipName = useId()
  const selected = marks.selected
  const connected = useMemo(
    () => (selected === undefined ? undefined : connectedWith(selected, chart)),
    [selected, chart],
  )
  const isHidden = (id: string) => ancestorsOf(id, chart).some((outer) => summarized.includes(outer))
  const states = chart.states.filter(({ id }) => layout.states[id])
  const transitions = chart.transitions.filter(({ id }) => layout.labels[id])
  const all = states.length + transitions.length
  const rendered = useRenderedCount(layout, all)
  const count = props.tipName === undefined ? rendered : all
  return (
    <TipName.Provider value={props.tipName ?? ownTipName}>
      <g
        className="sc-chart"
        data-far={isFar || undefined}
        data-large={all > manyParts || undefined}
        data-dimmed={connected ? true : undefined}
      >
        <ArrowTips />
        {states.slice(0, count).map((state) => (
          <StateDrawing
            key={state.id}
            state={state}
            chart={chart}
            layout={layout}
            marks={marks}
            isHidden={isHidden(state.id)}
            isSummarized={summarized.includes(state.id)}
            isClosed={closed.includes(state.id)}
            isConnected={connected?.states.has(state.id) ?? false}
            onState={onState}
            onTransition={onTransition}
            onFold={onFold}
          />
        ))}
        {transitions.slice(0, Math.max(0, count - states.length)).map((transition) => (
          <TransitionDrawing
            key={transition.id}
            transition={transition}
            layout={layout}
            marks={marks}
            isHidden={isHidden(transition.source) && transition.targets.every(isHidden)}
            isConnected={connected?.transitions.has(transition.id) ?? false}
            onTransition={onTransition}
          />
        ))}
      </g>
    </TipName.Provider>
  )
})

type Handlers = Pick<Props, 'onState' | 'onTransition' | 'onFold'>

/** Returns handlers with a stable identity that call the latest ones. Otherwise each event would render each part again. */
function useStableHandlers({ onState, onTransition, onFold }: Handlers): Handlers {
  const latest = useRef<Handlers>({})
  useLayoutEffect(() => {
    latest.current = { onState, onTransition, onFold }
  })
  const [hasState, hasTransition, hasFold] = [onState, onTransition, onFold].map(Boolean)
  return useMemo(
    () => ({
      onState: hasState ? (id: string, at: ClickPlace) => latest.current.onState?.(id, at) : undefined,
      onTransition: hasTransition
        ? (id: string, at: ClickPlace) => latest.current.onTransition?.(id, at)
        : undefined,
      onFold: hasFold ? (id: string) => latest.current.onFold?.(id) : undefined,
    }),
    [hasState, hasTransition, hasFold],
  )
}
