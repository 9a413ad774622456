import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { Delivery } from '../host/interception.ts'
import { logicOf } from '../xstate5-host.ts'
import { hasEffects } from './without-effects.ts'

/** Every actor sends its parent its snapshots by itself, if it is asked to. */
const snapshotEvent = /^xstate\.snapshot\./
/** What an actor sends its parent by itself when it has ended. */
const endEvent = /^xstate\.(?:done|error)\.actor\./

/** Tells the events that come from outside from those that follow from them. */
export interface Inputs {
  isInput(delivery: Delivery): boolean
  /** Whether an event is being processed, or an actor started. */
  isBusy(): boolean
  during(delivery: Delivery, deliver: () => void): void
  note(happening: InspectionEvent): void
}

/** @param runsActions whether a replay runs the actions of machines, so that what they send follows from their events */
export function createInputs(runsActions: boolean): Inputs {
  const under: Delivery[] = []
  const starting = new Set<AnyActorRef>()

  function isBusy(): boolean {
    // An actor whose start fails is never said to have started.
    for (const ref of starting) if (ref.getSnapshot().status !== 'active') starting.delete(ref)
    return under.length > 0 || starting.size > 0
  }

  return {
    isBusy,
    isInput({ source, target, event }) {
      if (!isBusy()) return true
      if (source === undefined) return !runsActions
      if (!hasEffects(logicOf(source)) || snapshotEvent.test(event.type)) return false
      const [current] = under.slice(-1)
      const isResult = current?.source === source && current.target === source && source !== target
      return !(isResult && endEvent.test(event.type))
    },
    during(delivery, deliver) {
      under.push(delivery)
      try {
        deliver()
      } finally {
        under.pop()
      }
    },
    note(happening) {
      const ref = happening.actorRef as AnyActorRef
      if (happening.type === '@xstate.event' && happening.event.type === 'xstate.init') starting.add(ref)
      if (happening.type === '@xstate.snapshot' && happening.event.type === 'xstate.init')
        starting.delete(ref)
    },
  }
}
