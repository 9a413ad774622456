import { lettersIn } from '../label-rows.ts'
import type { Box } from '../layout.ts'

interface Props {
  readonly box: Box
  readonly name: string
  readonly child: string
}

const letterWidth = 0.6
const maxFontSize = 60

/** A state at a small scale: its name, as large as its box allows, with its active child below. */
export const StateSummary = ({ box: [x, y, width, height], name, child }: Props) => {
  const lines = child === '' ? 1 : 2.2
  const size = Math.min(
    maxFontSize,
    (width * 0.88) / (Math.max(lettersIn(name), lettersIn(child) * 0.8) * letterWidth),
    (height * 0.62) / lines,
  )
  const middle = y + height / 2
  return (
    <g className="sc-chart-summary">
      <text
        className="sc-chart-title"
        x={x + width / 2}
        y={middle + (child === '' ? size * 0.34 : -size * 0.1)}
        style={{ fontSize: size }}
      >
        {name}
      </text>
      {child === '' ? null : (
        <text className="sc-chart-child" x={x + width / 2} y={middle + size} style={{ fontSize: size * 0.8 }}>
          {child}
        </text>
      )}
    </g>
  )
}
