import { transitionId } from '@statecart/chart'
import { type AnyActorRef, createActor } from 'xstate'
import type { HostPart } from '../host/core.ts'
import type { Passage } from '../host/gate.ts'
import { isMachineSnapshot } from '../host/snapshots.ts'
import { stopsMachine } from '../machines/stops.machine.ts'
import type { Stop } from '../machines/stops.ts'
import { addressOf } from '../record/addresses.ts'
import { createEntrances } from './entered.ts'
import { createHolding } from './holding.ts'
import type { StopServices } from './stop-services.ts'

export const answerAboutStops: HostPart<StopServices> = ({ subject, actors, gate, changed, onClose }) => {
  const { root, onHeld } = subject
  const stops = createActor(stopsMachine).start()
  const isHeld = () => stops.getSnapshot().matches('held')
  const holding = createHolding({ isHeld, stopsAt, pass: gate.pass })
  let unwatch: (() => void) | undefined

  function hold({ id }: Stop, actor: AnyActorRef, event: string): void {
    if (isHeld()) return
    stops.send({ type: 'stop.hit', hit: { stop: id, actor: addressOf(actor), event } })
    if (isHeld()) onHeld?.(release)
    changed()
  }

  function stopsAt({ target, event }: Passage): boolean {
    const machine = actors.of(target.sessionId)?.machine?.name
    const stop = stops
      .getSnapshot()
      .context.stops.find((one) => one.machine === machine && isBefore(one, target, event.type))
    if (stop) hold(stop, target, event.type)
    return stop !== undefined
  }

  function release(): void {
    stops.send({ type: 'stop.released' })
    holding.passAll()
    if (!isHeld()) onHeld?.(undefined)
    changed()
  }

  /** Nothing is in the way, and nobody looks, as long as no stop is set. */
  function watch(): void {
    if (unwatch) return
    const enteredBy = createEntrances(actors.all().map(({ ref }) => ref))
    const unpost = gate.post(holding.keep)
    const observing = root.system.inspect((happening) => {
      const ref = happening.actorRef as AnyActorRef
      const machine = actors.of(ref.sessionId)?.machine?.name
      const entered = enteredBy(happening)
      const stop = stops
        .getSnapshot()
        .context.stops.find(
          (one) => one.kind === 'state' && one.machine === machine && entered.includes(one.what),
        )
      if (stop) hold(stop, ref, 'event' in happening ? happening.event.type : '')
    })
    unwatch = () => {
      unpost()
      observing.unsubscribe()
    }
  }

  function restWithoutStops(): void {
    if (isHeld() || stops.getSnapshot().context.stops.length > 0) return
    unwatch?.()
    unwatch = undefined
  }

  onClose(() => {
    for (const { id } of stops.getSnapshot().context.stops) stops.send({ type: 'stop.lifted', id })
    release()
    restWithoutStops()
  })

  return {
    'stops.view'() {
      const { stops: set, hit } = stops.getSnapshot().context
      return { stops: set, hit, waiting: holding.count() }
    },
    'stops.set'(stop) {
      stops.send({ type: 'stop.set', stop })
      watch()
      changed()
    },
    'stops.lift'(id) {
      stops.send({ type: 'stop.lifted', id })
      restWithoutStops()
      changed()
    },
    'stops.release'() {
      release()
      restWithoutStops()
    },
    'stops.step'() {
      holding.passFirst()
      changed()
    },
  }
}

/** Whether a stop lies before what an event would do to an actor. */
function isBefore({ kind, what }: Stop, target: AnyActorRef, type: string): boolean {
  if (kind === 'event') return type === what
  const snapshot: unknown = target.getSnapshot()
  if (kind !== 'guard' || !isMachineSnapshot(snapshot)) return false
  const candidates = snapshot._nodes.flatMap((node) => node.transitions.get(type) ?? [])
  return candidates.some((transition) => transitionId(transition) === what)
}
