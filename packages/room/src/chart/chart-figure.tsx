import {
  type Chart,
  type ChartLayout,
  childrenOf,
  farBelow,
  focusOf,
  folded,
  initialStates,
  layoutFor,
  nameBox,
  summarizedAt,
} from '@statecart/chart'
import { ChartDrawing, type ClickPlace, type Marks } from '@statecart/chart/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { chartTexts } from '../i18n/en/see.ts'
import { viewMachine } from '../machines/view.machine.ts'
import { useWords } from '../room-context.tsx'
import { ChartTools } from './chart-tools.tsx'
import { Minimap } from './minimap.tsx'
import { StatePath } from './state-path.tsx'
import { listenToFrame, moveByKey } from './view-gestures.ts'
import './chart-figure.css'

interface Props {
  readonly machine: MachineInfo
  readonly chart: Chart
  readonly layouts: readonly ChartLayout[]
  readonly marks: Marks
  readonly closed: readonly string[]
  /** The selected state. The chart moves it into view. */
  readonly shown: string | undefined
  readonly onState: (id: string, at: ClickPlace) => void
  readonly onTransition: (id: string, at: ClickPlace) => void
  readonly onFold: (id: string) => void
  /** Called when the background is clicked or Escape is pressed. */
  readonly onClear: () => void
  readonly children?: ReactNode
}

/**
 * The chart in a frame with pan and zoom. It opens at a readable scale and follows the active states until the user moves
 * it.
 */
export const ChartFigure = (props: Props) => {
  const { machine, chart, layouts, marks, closed, shown, onState, onTransition, onFold, onClear, children } =
    props
  const words = useWords(chartTexts)
  const actor = useActorRef(viewMachine, { input: { drawing: { width: 1, height: 1 }, focus: [] } })
  const view = useSelector(actor, ({ context }) => context.view)
  const frame = useSelector(actor, ({ context }) => context.frame)
  const mode = useSelector(actor, ({ value }) => value)
  const { layout, focus, focused } = useDrawn(chart, layouts, frame, closed, marks.active)
  /** The chart is not rendered before its position is known, so that it does not visibly jump. */
  const isMeasured = useSelector(
    actor,
    ({ context }) => context.frame.width > 0 && context.drawing.width === layout?.width,
  )
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? listenToFrame(element.current, actor) : undefined), [actor])
  useEffect(() => {
    if (layout)
      actor.send({ type: 'view.drawn', drawing: { width: layout.width, height: layout.height }, focus })
  }, [actor, layout, focus])
  useEffect(() => {
    const box = layout && shown !== undefined ? nameBox(shown, chart, layout) : undefined
    if (box && isMeasured) actor.send({ type: 'view.show', box })
  }, [actor, chart, layout, shown, isMeasured])
  /** Rounded, so that not every step of a zoom renders the whole chart again. */
  const step = Math.round(Math.log2(view.scale) * 4)
  const summarized = useMemo(
    () => (layout ? summarizedAt(chart, layout, 2 ** (step / 4)) : []),
    [chart, layout, step],
  )
  if (!layout) return null
  return (
    <figure className="sc-room-chart" aria-label={words.figure(machine.name)}>
      <div
        ref={element}
        className="sc-room-frame"
        data-mode={mode}
        data-focus={focused}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the drawing, so the frame needs the focus
        tabIndex={0}
        role="application"
        aria-label={words.frame}
        onClick={onClear}
        onKeyDown={(event) => (event.key === 'Escape' ? onClear() : moveByKey(event, actor))}
      >
        <svg
          width="100%"
          height="100%"
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          aria-hidden="true"
          focusable="false"
          data-drawing={machine.name}
        >
          {isMeasured ? (
            <g
              className="sc-room-moved"
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            >
              <ChartDrawing
                chart={chart}
                layout={layout}
                marks={marks}
                isFar={view.scale < farBelow}
                summarized={summarized}
                closed={closed}
                onState={onState}
                onTransition={onTransition}
                onFold={onFold}
              />
            </g>
          ) : null}
        </svg>
      </div>
      <StatePath
        chart={chart}
        layout={layout}
        view={view}
        frame={frame}
        marks={marks}
        focused={focused}
        onShow={(box) => actor.send({ type: 'view.show', box })}
      />
      <Minimap
        chart={chart}
        layout={layout}
        active={marks.active}
        focus={focus[0]}
        view={view}
        frame={frame}
        actor={actor}
      />
      <ChartTools
        view={actor}
        scale={view.scale}
        isFollowing={mode === 'following'}
        isWhole={mode === 'whole'}
      />
      {children}
    </figure>
  )
}

/** Returns the layout that fits the frame, with the closed states folded, and the parts of it that should be in view. */
function useDrawn(
  chart: Chart,
  layouts: readonly ChartLayout[],
  frame: { width: number; height: number },
  closed: readonly string[],
  active: ReadonlySet<string>,
) {
  const whole = useMemo(
    () => (frame.width > 0 ? layoutFor(chart, layouts, frame) : layouts[0]),
    [chart, layouts, frame],
  )
  const layout = useMemo(() => whole && folded(chart, whole, new Set(closed)), [chart, whole, closed])
  const names = [...active].join('\n')
  const present = useMemo(() => (names === '' ? initialStates(chart) : names.split('\n')), [chart, names])
  const focus = useMemo(() => (layout ? focusOf(chart, layout, present) : []), [chart, layout, present])
  /** The innermost active state, at which the chart opens. */
  const focused = present.find((id) => !childrenOf(id, chart).some((child) => present.includes(child.id)))
  return { layout, focus, focused }
}
