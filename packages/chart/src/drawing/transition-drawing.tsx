import { memo } from 'react'
import type { ChartTransition } from '../chart.ts'
import { labelRows, longestRow } from '../label-rows.ts'
import { type Box, type ChartLayout, linesOf, type Point } from '../layout.ts'
import { sizes } from '../measures.ts'
import { useArrowTip } from './arrow-tips.tsx'
import { type ClickPlace, clickOn, hasSameParts, isSameMark, type Marks, markedTransition } from './marks.ts'
import { roundedPath } from './rounded-path.ts'
import { RunningClock } from './running-clock.tsx'

interface Props {
  readonly transition: ChartTransition
  readonly layout: ChartLayout
  readonly marks: Marks
  /** Whether all its ends are inside summarized states. */
  readonly isHidden: boolean
  readonly isConnected: boolean
  readonly onTransition?: ((id: string, at: ClickPlace) => void) | undefined
}

export const TransitionDrawing = memo((props: Props) => {
  const { transition, layout, marks, isHidden, isConnected, onTransition } = props
  const { id, event } = transition
  const box = layout.labels[id]
  if (!box) return null
  const taken = marks.taken.get(id)
  const wait = marks.waits.get(event)
  const look = lookOf(id, marks)
  const whole = taken === undefined ? '' : wholePath(id, layout)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline beside the chart offers the same to the keyboard
    <g
      className="sc-chart-transition"
      {...markedTransition(id, marks)}
      data-taken={taken === undefined ? undefined : true}
      data-connected={isConnected || undefined}
      data-hidden={isHidden || undefined}
      onClick={clickOn(id, onTransition)}
    >
      <Lines id={id} layout={layout} look={look} />
      {whole === '' ? null : (
        <g key={taken} className="sc-chart-run">
          <path pathLength="1" d={whole} />
        </g>
      )}
      <Label box={box} transition={transition} count={marks.counts.get(id)} wrap={layout.wrap} />
      {wait ? <RunningClock key={wait.startedAt} box={box} wait={wait} now={marks.now} /> : null}
    </g>
  )
}, isSameDrawing)

/** Most transitions look the same after an event. A transition is rendered again only if one of its marks changed. */
function isSameDrawing({ marks: before, ...old }: Props, { marks, ...next }: Props): boolean {
  const { id, event } = next.transition
  return (
    hasSameParts(old, next) &&
    isSameMark([id], before, marks) &&
    before.waits.get(event)?.startedAt === marks.waits.get(event)?.startedAt
  )
}

function lookOf(id: string, { taken, possible }: Marks): 'taken' | 'possible' | 'rest' {
  if (taken.has(id)) return 'taken'
  return possible.has(id) ? 'possible' : 'rest'
}

type LineProps = Pick<Props, 'layout'> & { readonly id: string; readonly look: ReturnType<typeof lookOf> }

const Lines = ({ id, layout, look }: LineProps) => {
  const tip = useArrowTip(look)
  const across = bridge(id, layout)
  return (
    <>
      {linesOf(id, layout).map(({ points, arrives }) => (
        <path
          key={points.join()}
          className="sc-chart-line"
          d={roundedPath(points)}
          markerEnd={arrives ? tip : undefined}
        />
      ))}
      {/* At a small scale the label is not drawn. This path closes the gap in the line. */}
      {across === '' ? null : <path className="sc-chart-bridge" d={across} />}
    </>
  )
}

function partsOf(id: string, layout: ChartLayout) {
  const lines = linesOf(id, layout)
  return {
    out: lines.find(({ arrives }) => !arrives)?.points ?? [],
    into: lines.filter(({ arrives }) => arrives),
  }
}

/**
 * The path from the point where the line reaches the label to the points where it leaves the label. Empty for a transition from
 * a state to a state inside it, because its only line begins at the label.
 */
function bridge(id: string, layout: ChartLayout): string {
  const { out, into } = partsOf(id, layout)
  const from = out.at(-1)
  return into.map(({ points: [to] }) => (from && to ? `M${from.join(' ')}L${to.join(' ')}` : '')).join('')
}

/** The path from the source to the first target, across the label. */
function wholePath(id: string, layout: ChartLayout): string {
  const { out, into } = partsOf(id, layout)
  const points: Point[] = [...out, ...(into[0]?.points ?? [])]
  return roundedPath(points)
}

type LabelProps = {
  readonly box: Box
  readonly transition: ChartTransition
  readonly count: string | undefined
  readonly wrap: number
}

const Label = ({ box: [x, y, width, height], transition, count, wrap }: LabelProps) => {
  const rows = labelRows(transition, wrap)
  const middle = x + width / 2
  /** Labels that share a line all have the width of the widest label. The pill of each label fits its own text. */
  const pillWidth = Math.min(width, longestRow(rows) * sizes.label.letter + 18)
  return (
    <g className="sc-chart-words">
      <rect
        className="sc-chart-label"
        x={middle - pillWidth / 2}
        y={y + 1}
        width={pillWidth}
        height={height - 2}
        rx="7"
      />
      <text x={middle} y={y + 3.5 + sizes.label.font}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a transition never change
          <tspan key={at} x={middle} dy={at === 0 ? 0 : sizes.label.line}>
            {row.map(({ part, text }) => (
              <tspan key={part} data-part={part}>
                {text}
              </tspan>
            ))}
          </tspan>
        ))}
      </text>
      {count === undefined ? null : <Tally x={middle + pillWidth / 2} y={y} count={count} />}
    </g>
  )
}

/** How often a transition was taken, at the corner of its label. */
const Tally = ({ x, y, count }: { readonly x: number; readonly y: number; readonly count: string }) => (
  <g className="sc-chart-tally">
    <rect x={x - 12 - count.length * 6.2} y={y - 8} width={count.length * 6.2 + 10} height="14" rx="7" />
    <text className="sc-chart-count" x={x - 7} y={y + 2.5}>
      {count}
    </text>
  </g>
)
