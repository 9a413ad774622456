import { useLayoutEffect, useRef } from 'react'
import { rowHeight } from './event-list.tsx'
import type { LogLine, LogPage } from './log-protocol.ts'

export const laneWidth = 150
const tip = 7

/** Returns the names of the lanes. Events from outside the system have a separate lane, which comes first. */
export function lanesOf({ actors }: LogPage): readonly string[] {
  return ['', ...actors]
}

interface Props {
  readonly page: LogPage
  /** The number of the selected event. */
  readonly moment: number | undefined
}

/** Draws the arrows of the visible events between the lines of the actors. */
export const SequenceDrawing = ({ page, moment }: Props) => {
  const lanes = lanesOf(page)
  const width = (lanes.length + 1) * laneWidth
  const height = page.lines.length * rowHeight
  const place = new Map(lanes.map((name, at) => [name, (at + 0.5) * laneWidth]))
  const drawing = useRef<SVGSVGElement>(null)
  const isEnd = page.above + page.lines.length === page.total
  const line = page.lines.find(({ seq }) => seq === moment) ?? (isEnd ? page.lines.at(-1) : undefined)
  const from = place.get(line?.source ?? '') ?? 0
  const to = place.get(line?.target ?? '') ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another event is selected or the newest
  useLayoutEffect(() => {
    const box = drawing.current?.closest('.sc-room-log-box')
    if (box && line) scrollToArrow(box, from, to)
  }, [line?.seq])
  return (
    <svg
      ref={drawing}
      className="sc-room-sequence"
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {lanes.map((name) => (
        <line
          key={name}
          className="sc-room-life"
          x1={place.get(name)}
          x2={place.get(name)}
          y1="0"
          y2={height}
        />
      ))}
      {page.lines.map((line, at) => (
        <Arrow
          key={line.seq}
          line={line}
          from={place.get(line.source) ?? 0}
          to={place.get(line.target) ?? 0}
          y={(at + 1) * rowHeight - 8}
        />
      ))}
    </svg>
  )
}

/** Scrolls horizontally to an arrow that is out of view, or to its receiver if the arrow is wider than the box. */
function scrollToArrow(box: Element, from: number, to: number): void {
  const left = Math.min(from, to) - laneWidth / 2
  const right = Math.max(from, to) + laneWidth / 2
  if (left >= box.scrollLeft && right <= box.scrollLeft + box.clientWidth) return
  const middle = right - left > box.clientWidth ? to : (from + to) / 2
  box.scrollLeft = middle - box.clientWidth / 2
}

interface ArrowProps {
  readonly line: LogLine
  readonly from: number
  readonly to: number
  readonly y: number
}

/**
 * An event that an actor sends to itself is drawn as a loop to the right. The name of another event is beside its receiver, so that it
 * is visible where the arrow ends.
 */
const Arrow = ({ line: { event, isIgnored }, from, to, y }: ArrowProps) => {
  const isOwn = from === to
  const back = isOwn || to < from ? tip : -tip
  const path = isOwn ? `M${from} ${y - 9}h18v9H${to}` : `M${from} ${y}H${to}`
  return (
    <g className="sc-room-arrow" data-ignored={isIgnored || undefined}>
      <path d={path} />
      <path className="sc-room-arrow-tip" d={`M${to} ${y}l${back} -4v8z`} />
      <text
        x={isOwn ? from + 24 : to + (Math.sign(from - to) * laneWidth) / 2}
        y={isOwn ? y - 2 : y - 5}
        data-own={isOwn || undefined}
      >
        {event}
      </text>
    </g>
  )
}
