import { transitionId } from '@statecart/chart'
import { type AnyActorRef, createActor } from 'xstate'
import { hidden } from '../application/roots.ts'
import type { HostPart } from '../host/core.ts'
import type { Delivery } from '../host/interception.ts'
import { breakpointsMachine } from '../machines/breakpoints.machine.ts'
import type { Breakpoint } from '../machines/breakpoints.ts'
import { addressOf } from '../record/addresses.ts'
import { snapshotOf } from '../xstate5.ts'
import { isMachineSnapshot, isWildcard, nodesIn, transitionsFor } from '../xstate5-host.ts'
import type { BreakpointServices } from './breakpoints-protocol.ts'
import { createEntryDetector } from './entered.ts'
import { createHolding } from './holding.ts'

/** The maximum number of waiting events that the view contains. */
const maxListed = 20

export const createBreakpointsService: HostPart<BreakpointServices> = ({
  subject,
  systems,
  actors,
  interception,
  waits,
  changed,
  onClose,
}) => {
  const { onHeld, remembered } = subject
  const canBreak = !subject.isReplay
  const breakpoints = hidden(createActor(breakpointsMachine)).start()
  const isHeld = () => breakpoints.getSnapshot().matches('held')
  const holding = createHolding({ isHeld, stopsAt, pass: interception.pass })
  let unwatch: (() => void) | undefined
  waits.add(isHeld)

  function hold({ id }: Breakpoint, actor: AnyActorRef, event: string): void {
    if (isHeld()) return
    breakpoints.send({ type: 'breakpoint.hit', hit: { breakpoint: id, actor: addressOf(actor), event } })
    if (isHeld()) onHeld?.(release)
    changed()
  }

  function stopsAt({ target, event }: Delivery): boolean {
    const machine = actors.machineOf(target)?.name
    const breakpoint = breakpoints
      .getSnapshot()
      .context.breakpoints.find((one) => one.machine === machine && isBefore(one, target, event.type))
    if (breakpoint) hold(breakpoint, target, event.type)
    return breakpoint !== undefined
  }

  function release(): void {
    breakpoints.send({ type: 'breakpoint.released' })
    holding.passAll()
    if (!isHeld()) onHeld?.(undefined)
    detachWithoutBreakpoints()
    changed()
  }

  /** Intercepts and inspects events only while a breakpoint is set. */
  function watch(): void {
    if (unwatch) return
    const enteredBy = createEntryDetector(actors.all().map(({ ref }) => ref))
    const stopIntercepting = interception.intercept(
      (delivery) => !interception.isDriving() && holding.hold(delivery),
    )
    const stopObserving = systems.inspect((inspectionEvent) => {
      const ref = inspectionEvent.actorRef as AnyActorRef
      const machine = actors.machineOf(ref)?.name
      const entered = enteredBy(inspectionEvent)
      const breakpoint = breakpoints
        .getSnapshot()
        .context.breakpoints.find(
          (one) => one.kind === 'state' && one.machine === machine && entered.includes(one.what),
        )
      if (breakpoint) hold(breakpoint, ref, 'event' in inspectionEvent ? inspectionEvent.event.type : '')
    })
    unwatch = () => {
      stopIntercepting()
      stopObserving()
    }
  }

  function remember(): void {
    remembered?.save(breakpoints.getSnapshot().context.breakpoints)
  }

  function set(breakpoint: Breakpoint): void {
    breakpoints.send({ type: 'breakpoint.set', breakpoint })
    watch()
  }

  function detachWithoutBreakpoints(): void {
    if (isHeld() || breakpoints.getSnapshot().context.breakpoints.length > 0) return
    unwatch?.()
    unwatch = undefined
  }

  onClose(() => {
    for (const { id } of breakpoints.getSnapshot().context.breakpoints)
      breakpoints.send({ type: 'breakpoint.removed', id })
    release()
  })
  for (const breakpoint of remembered?.read() ?? []) set(breakpoint)

  return {
    'breakpoints.view'() {
      const { breakpoints: all, hit } = breakpoints.getSnapshot().context
      const queue = holding
        .first(maxListed)
        .map(({ target, event }) => ({ event: event.type, actor: addressOf(target) }))
      return { canBreak, breakpoints: all, hit, waiting: holding.count(), queue }
    },
    'breakpoints.set'(breakpoint) {
      if (!canBreak) return
      set(breakpoint)
      remember()
      changed()
    },
    'breakpoints.remove'(id) {
      breakpoints.send({ type: 'breakpoint.removed', id })
      remember()
      detachWithoutBreakpoints()
      changed()
    },
    'breakpoints.release': release,
    'breakpoints.step'() {
      holding.passFirst()
      changed()
    },
  }
}

/** Whether an event would hit a breakpoint of the actor. */
function isBefore({ kind, what }: Breakpoint, target: AnyActorRef, type: string): boolean {
  if (kind === 'event' && !isWildcard(what)) return type === what
  const snapshot = snapshotOf(target)
  if (kind === 'state' || !isMachineSnapshot(snapshot)) return false
  const candidates = nodesIn(snapshot).flatMap((node) => transitionsFor(node, type))
  return candidates.some(
    (transition) => (kind === 'guard' ? transitionId(transition) : transition.eventType) === what,
  )
}
