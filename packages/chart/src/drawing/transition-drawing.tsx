import type { ChartTransition } from '../chart.ts'
import type { Box, ChartLayout } from '../layout.ts'
import { labelLines, sizes } from '../measures.ts'
import type { Marks } from './marks.ts'
import { roundedPath } from './rounded-path.ts'
import { RunningClock } from './running-clock.tsx'

interface Props {
  readonly transition: ChartTransition
  readonly layout: ChartLayout
  readonly marks: Marks
}

export const TransitionDrawing = ({ transition, layout, marks }: Props) => {
  const { id, event } = transition
  const box = layout.labels[id]
  if (!box) return null
  const taken = marks.taken.get(id)
  const wait = marks.waits.get(event)
  return (
    <g className="sc-chart-transition" data-transition={id} data-missing={marks.missing.has(id) || undefined}>
      {layout.lines
        .filter(({ of }) => of === id)
        .map(({ points, arrives }) => (
          <path
            key={points.join()}
            d={roundedPath(points)}
            markerEnd={arrives ? 'url(#sc-chart-tip)' : undefined}
          />
        ))}
      {taken === undefined ? null : (
        <g key={taken} className="sc-chart-glow">
          {layout.lines
            .filter(({ of }) => of === id)
            .map(({ points }) => (
              <path key={points.join()} d={roundedPath(points)} />
            ))}
          <rect x={box[0] - 2} y={box[1] - 2} width={box[2] + 4} height={box[3] + 4} rx="10" />
        </g>
      )}
      <Label box={box} transition={transition} count={marks.counts.get(id)} />
      {wait ? <RunningClock key={wait.startedAt} box={box} wait={wait} now={marks.now} /> : null}
    </g>
  )
}

type LabelProps = {
  readonly box: Box
  readonly transition: ChartTransition
  readonly count: string | undefined
}

const Label = ({ box: [x, y, width, height], transition, count }: LabelProps) => (
  <>
    <rect className="sc-chart-label" x={x} y={y} width={width} height={height} rx="8" />
    <text x={x + 9} y={y + 4 + sizes.label.font}>
      {labelLines(transition).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a transition never change
        <tspan key={at} x={x + 9} dy={at === 0 ? 0 : sizes.label.line} data-part={partOf(line)}>
          <LabelLine line={line} cause={transition.cause} />
        </tspan>
      ))}
    </text>
    {count === undefined ? null : (
      <g className="sc-chart-tally">
        <rect
          x={x + width - 12 - count.length * 6.2}
          y={y - 8}
          width={count.length * 6.2 + 10}
          height="14"
          rx="7"
        />
        <text className="sc-chart-count" x={x + width - 7} y={y + 2.5}>
          {count}
        </text>
      </g>
    )}
  </>
)

/** The event is written darker than its condition, where both stand on one line. */
const LabelLine = ({ line, cause }: { readonly line: string; readonly cause: string }) => {
  if (!line.startsWith(cause) || partOf(line) !== 'cause') return line
  return (
    <>
      {cause}
      <tspan data-part="guard">{line.slice(cause.length)}</tspan>
    </>
  )
}

function partOf(line: string): 'cause' | 'action' | 'guard' {
  if (line.startsWith('/ ')) return 'action'
  return line.startsWith('[') || (line.endsWith(']') && !line.includes('[')) ? 'guard' : 'cause'
}
