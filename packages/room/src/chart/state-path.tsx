import {
  type Box,
  type Chart,
  type ChartLayout,
  childrenOf,
  isInside,
  isSeen,
  nameBox,
  type Size,
  type View,
} from '@statecart/chart'
import type { Marks } from '@statecart/chart/react'

interface Props {
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly view: View
  readonly frame: Size
  readonly marks: Marks
  /** The innermost active state. */
  readonly focused: string | undefined
  readonly onShow: (box: Box) => void
}

/**
 * Lists the enclosing states whose names are out of view, from the outermost to the innermost: those around the active
 * state, or around the middle of the frame if the active state itself is out of view. A click moves the name into view.
 */
export const StatePath = ({ chart, layout, view, frame, marks, focused, onShow }: Props) => {
  const own = focused === undefined ? undefined : layout.states[focused]
  const isFocusSeen = own !== undefined && isSeen(own, view, frame)
  const middle = { x: (frame.width / 2 - view.x) / view.scale, y: (frame.height / 2 - view.y) / view.scale }
  const isAround = (id: string, [x, y, width, height]: Box) =>
    isFocusSeen
      ? isInside(focused ?? '', id, chart)
      : x <= middle.x && middle.x <= x + width && y <= middle.y && middle.y <= y + height
  const around = chart.states.flatMap(({ id, key }) => {
    const box = layout.states[id]
    const name = nameBox(id, chart, layout)
    if (!(box && name) || childrenOf(id, chart).length === 0) return []
    return isAround(id, box) && !isSeen([name[0], name[1], 60, 30], view, frame)
      ? [{ id, title: key, name }]
      : []
  })
  if (around.length === 0) return null
  return (
    <ol className="sc-room-state-path" translate="no">
      {around.map(({ id, title, name }) => (
        <li key={id}>
          <button
            type="button"
            data-around={id}
            data-active={marks.active.has(id) || undefined}
            onClick={() => onShow(name)}
          >
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
}
