import type { KeyboardEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Place, viewMachine } from '../machines/view.machine.ts'

type ViewActor = ActorRefFrom<typeof viewMachine>

const step = 60
const growth = 1.25
const origin: Place = { x: 0, y: 0 }

/** Measures the frame and listens to wheel and pointer events. Returns a function that stops it. */
export function listenToFrame(frame: HTMLElement, view: ViewActor): () => void {
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const observer = new ResizeObserver(() =>
    view.send({ type: 'view.measured', frame: { width: frame.clientWidth, height: frame.clientHeight } }),
  )
  observer.observe(frame)

  /** Without a modifier key, the wheel scrolls the page. */
  const turned = (event: WheelEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    view.send({ type: 'view.zoom', factor: Math.exp(-event.deltaY / 300), at: placeOf(event) })
  }
  /** The last position of each pressed pointer. */
  const down = new Map<number, Place>()
  const pressed = (event: PointerEvent) => {
    if (event.button !== 0) return
    down.set(event.pointerId, placeOf(event))
    view.send({ type: 'view.grabbed', at: placeOf(event) })
  }
  const dragged = (event: PointerEvent) => {
    const { pointerId } = event
    const before = [...down.values()]
    if (!(down.has(pointerId) && view.getSnapshot().matches('held'))) return
    if (!frame.hasPointerCapture(pointerId)) frame.setPointerCapture(pointerId)
    down.set(pointerId, placeOf(event))
    if (before.length === 2) view.send({ type: 'view.pinched', ...pinchOf(before, [...down.values()]) })
    else view.send({ type: 'view.dragged', at: placeOf(event) })
  }
  /** When one of two fingers is lifted, the other one continues to drag. */
  const dropped = ({ pointerId }: PointerEvent) => {
    down.delete(pointerId)
    const [left] = down.values()
    view.send(left ? { type: 'view.grabbed', at: left } : { type: 'view.dropped' })
  }
  const heard = [
    ['wheel', turned],
    ['pointerdown', pressed],
    ['pointermove', dragged],
    ['pointerup', dropped],
    ['pointercancel', dropped],
  ] as const
  for (const [type, listener] of heard)
    frame.addEventListener(type, listener as EventListener, { passive: false })
  return () => {
    observer.disconnect()
    for (const [type, listener] of heard) frame.removeEventListener(type, listener as EventListener)
  }
}

/** Returns the movement and the scale factor of a two-finger gesture. */
function pinchOf(before: readonly Place[], after: readonly Place[]) {
  const distance = gapOf(before)
  return {
    from: middleOf(before),
    to: middleOf(after),
    factor: distance > 0 ? gapOf(after) / distance : 1,
  }
}

function middleOf([one = origin, other = origin]: readonly Place[]): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function gapOf([one = origin, other = origin]: readonly Place[]): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

const byKey: Record<string, Parameters<ViewActor['send']>[0]> = {
  ArrowLeft: { type: 'view.move', by: { x: step, y: 0 } },
  ArrowRight: { type: 'view.move', by: { x: -step, y: 0 } },
  ArrowUp: { type: 'view.move', by: { x: 0, y: step } },
  ArrowDown: { type: 'view.move', by: { x: 0, y: -step } },
  '+': { type: 'view.zoom', factor: growth },
  '=': { type: 'view.zoom', factor: growth },
  '-': { type: 'view.zoom', factor: 1 / growth },
  '0': { type: 'view.fit' },
}

export function moveByKey(event: KeyboardEvent, view: ViewActor): void {
  const move = byKey[event.key]
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  view.send(move)
}
