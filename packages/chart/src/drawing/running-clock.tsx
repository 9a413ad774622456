import type { CSSProperties } from 'react'
import type { Box } from '../layout.ts'
import type { Wait } from './marks.ts'

interface Props {
  readonly box: Box
  readonly wait: Wait
  readonly now: number
}

const radius = 8

/** A clock whose hand turns once during the delay, at the corner of the label of the delayed transition. */
export const RunningClock = ({ box: [x, y, width], wait: { delay, startedAt }, now }: Props) => {
  const style = { '--sc-delay': `${delay}ms`, '--sc-passed': `${startedAt - now}ms` } as CSSProperties
  return (
    <g className="sc-chart-clock" style={style} transform={`translate(${x + width - 2} ${y + 2})`}>
      <circle r={radius} />
      <circle className="sc-chart-clock-rest" r={radius / 2} pathLength="1" />
      <line y2={-radius + 2} />
    </g>
  )
}
