import type { KeyboardEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Place, viewMachine } from '../machines/view.machine.ts'

type ViewActor = ActorRefFrom<typeof viewMachine>

const step = 60
const zoomFactor = 1.25
const origin: Place = { x: 0, y: 0 }

/** Measures the frame and listens to wheel and pointer events. Returns a function that stops it. */
export function listenToFrame(frame: HTMLElement, view: ViewActor): () => void {
  const positionOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const observer = new ResizeObserver(() =>
    view.send({ type: 'view.measured', frame: { width: frame.clientWidth, height: frame.clientHeight } }),
  )
  observer.observe(frame)

  /** Without a modifier key, the wheel scrolls the page. */
  const onWheel = (event: WheelEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    view.send({ type: 'view.zoom', factor: Math.exp(-event.deltaY / 300), at: positionOf(event) })
  }
  /** The last position of each pressed pointer. */
  const pressedPointers = new Map<number, Place>()
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    pressedPointers.set(event.pointerId, positionOf(event))
    view.send({ type: 'view.grabbed', at: positionOf(event) })
  }
  const onPointerMove = (event: PointerEvent) => {
    const { pointerId } = event
    const before = [...pressedPointers.values()]
    if (!(pressedPointers.has(pointerId) && view.getSnapshot().matches('held'))) return
    if (!frame.hasPointerCapture(pointerId)) frame.setPointerCapture(pointerId)
    pressedPointers.set(pointerId, positionOf(event))
    if (before.length === 2)
      view.send({ type: 'view.pinched', ...pinchOf(before, [...pressedPointers.values()]) })
    else view.send({ type: 'view.dragged', at: positionOf(event) })
  }
  /** When one of two fingers is lifted, the other one continues to drag. */
  const onPointerUp = ({ pointerId }: PointerEvent) => {
    pressedPointers.delete(pointerId)
    const [left] = pressedPointers.values()
    view.send(left ? { type: 'view.grabbed', at: left } : { type: 'view.dropped' })
  }
  const listeners = [
    ['wheel', onWheel],
    ['pointerdown', onPointerDown],
    ['pointermove', onPointerMove],
    ['pointerup', onPointerUp],
    ['pointercancel', onPointerUp],
  ] as const
  for (const [type, listener] of listeners)
    frame.addEventListener(type, listener as EventListener, { passive: false })
  return () => {
    observer.disconnect()
    for (const [type, listener] of listeners) frame.removeEventListener(type, listener as EventListener)
  }
}

/** Returns the movement and the scale factor of a two-finger gesture. */
function pinchOf(before: readonly Place[], after: readonly Place[]) {
  const distance = distanceOf(before)
  return {
    from: middleOf(before),
    to: middleOf(after),
    factor: distance > 0 ? distanceOf(after) / distance : 1,
  }
}

function middleOf([one = origin, other = origin]: readonly Place[]): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function distanceOf([one = origin, other = origin]: readonly Place[]): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

const byKey: Record<string, Parameters<ViewActor['send']>[0]> = {
  ArrowLeft: { type: 'view.move', by: { x: step, y: 0 } },
  ArrowRight: { type: 'view.move', by: { x: -step, y: 0 } },
  ArrowUp: { type: 'view.move', by: { x: 0, y: step } },
  ArrowDown: { type: 'view.move', by: { x: 0, y: -step } },
  '+': { type: 'view.zoom', factor: zoomFactor },
  '=': { type: 'view.zoom', factor: zoomFactor },
  '-': { type: 'view.zoom', factor: 1 / zoomFactor },
  '0': { type: 'view.fit' },
}

export function moveByKey(event: KeyboardEvent, view: ViewActor): void {
  const move = byKey[event.key]
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  view.send(move)
}
