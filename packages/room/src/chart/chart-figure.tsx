import type { Chart, ChartLayout } from '@statecart/chart'
import { ChartDrawing, type Marks } from '@statecart/chart/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { chartTexts } from '../i18n/en/see.ts'
import { viewMachine } from '../machines/view.machine.ts'
import { useWords } from '../room-context.tsx'
import { listenToFrame, moveByKey } from './view-gestures.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import './chart-figure.css'

interface Props {
  /** The machine's name. */
  readonly name: string
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly marks: Marks
  readonly onState?: ((id: string) => void) | undefined
  readonly children?: ReactNode
}

/** The chart in a frame, with pan and zoom. Changes of the actor never move it. */
export const ChartFigure = ({ name, chart, layout, marks, onState, children }: Props) => {
  const words = useWords(chartTexts)
  const actor = useActorRef(viewMachine, {
    input: { drawing: { width: layout.width, height: layout.height } },
  })
  const view = useSelector(actor, ({ context }) => context.view)
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches('held'))
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? listenToFrame(frame.current, actor) : undefined), [actor])
  return (
    <figure className="sc-room-chart" aria-label={words.figure(name)}>
      <div
        ref={frame}
        className="sc-room-frame"
        data-held={isHeld || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves what is in it
        tabIndex={0}
        role="application"
        aria-label={words.frame}
        onKeyDown={(event) => moveByKey(event, actor)}
      >
        <svg width="100%" height="100%" aria-hidden="true" focusable="false" data-drawing={name}>
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            <ChartDrawing chart={chart} layout={layout} marks={marks} onState={onState} />
          </g>
        </svg>
      </div>
      <ZoomButtons view={actor} scale={view.scale} />
      {children}
    </figure>
  )
}
