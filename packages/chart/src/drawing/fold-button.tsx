import type { MouseEvent } from 'react'
import type { Box } from '../layout.ts'
import { sizes } from '../measures.ts'

interface Props {
  readonly id: string
  readonly box: Box
  readonly isClosed: boolean
  readonly onFold: (id: string) => void
}

/** The button at the upper right of a compound state that folds and unfolds it. */
export const FoldButton = ({ id, box: [x, y, width], isClosed, onFold }: Props) => {
  const size = sizes.fold
  const left = x + width - size - 8
  const top = y + 10
  const fold = (event: MouseEvent) => {
    event.stopPropagation()
    onFold(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline beside the chart folds by the keyboard
    <g className="sc-chart-fold" data-fold={id} onClick={fold}>
      <rect x={left} y={top} width={size} height={size} rx="4" />
      <path
        d={`M${left + 4} ${top + size / 2}h${size - 8}${isClosed ? `m-${size / 2 - 4}-${size / 2 - 4}v${size - 8}` : ''}`}
      />
    </g>
  )
}
