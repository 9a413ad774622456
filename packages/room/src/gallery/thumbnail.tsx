import type { ChartLayout } from '@statecart/chart'
import { roundedPath } from '@statecart/chart/react'
import { memo } from 'react'

interface Props {
  readonly layout: ChartLayout
  readonly active: readonly string[]
}

/** A small drawing of a chart without texts. */
export const Thumbnail = memo(
  ({ layout: { width, height, states, labels, lines }, active }: Props) => (
    <svg
      className="sc-room-thumbnail"
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      aria-hidden="true"
      focusable="false"
    >
      {Object.entries(states).map(([id, [x, y, boxWidth, boxHeight]]) => (
        <rect
          key={id}
          data-active={active.includes(id) || undefined}
          x={x}
          y={y}
          width={boxWidth}
          height={boxHeight}
          rx="10"
        />
      ))}
      <path d={lines.map(({ points }) => roundedPath(points)).join('')} />
      {Object.entries(labels).map(([id, [x, y, boxWidth, boxHeight]]) => (
        <rect key={id} data-label x={x} y={y} width={boxWidth} height={boxHeight} rx="8" />
      ))}
    </svg>
  ),
  (before, after) => before.layout === after.layout && before.active.join() === after.active.join(),
)
