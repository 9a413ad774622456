import { type Box, type Chart, type ChartLayout, childrenOf, type Size, type View } from '@statecart/chart'
import { type PointerEvent, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Thumbnail } from '../gallery/thumbnail.tsx'
import type { viewMachine } from '../machines/view.machine.ts'

interface Props {
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly active: ReadonlySet<string>
  /** The area that the minimap must not cover. */
  readonly focus: Box | undefined
  readonly view: View
  readonly frame: Size
  readonly actor: ActorRefFrom<typeof viewMachine>
}

const maxSize = { width: 160, height: 104 }

/**
 * A small drawing of the whole chart that marks the visible part. Hidden when the frame shows the whole chart. A press
 * moves the view to that position.
 */
export const Minimap = ({ chart, layout, active, focus, view, frame, actor }: Props) => {
  const { width, height } = layout
  const leaves = useMemo(
    () => [...active].filter((id) => !childrenOf(id, chart).some((child) => active.has(child.id))),
    [active, chart],
  )
  const isWhole =
    view.x >= -1 &&
    view.y >= -1 &&
    view.x + width * view.scale <= frame.width + 1 &&
    view.y + height * view.scale <= frame.height + 1
  if (isWhole || frame.width < 2 * maxSize.width) return null
  const scale = Math.min(maxSize.width / width, maxSize.height / height)
  const visible = {
    x: Math.max(0, -view.x / view.scale),
    y: Math.max(0, -view.y / view.scale),
    right: Math.min(width, (frame.width - view.x) / view.scale),
    bottom: Math.min(height, (frame.height - view.y) / view.scale),
  }
  const moveViewTo = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const middle = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
    actor.send({
      type: 'view.move',
      by: {
        x: frame.width / 2 - view.x - middle.x * view.scale,
        y: frame.height / 2 - view.y - middle.y * view.scale,
      },
    })
  }
  return (
    <div
      className="sc-room-minimap"
      data-side={focus && focus[0] * view.scale + view.x < frame.width / 2 ? 'right' : 'left'}
      aria-hidden="true"
      style={{ width: width * scale, height: height * scale }}
      onPointerDown={moveViewTo}
      onPointerMove={moveViewTo}
    >
      <Thumbnail layout={layout} active={leaves} />
      <span
        style={{
          left: visible.x * scale,
          top: visible.y * scale,
          width: Math.max(0, visible.right - visible.x) * scale,
          height: Math.max(0, visible.bottom - visible.y) * scale,
        }}
      />
    </div>
  )
}
