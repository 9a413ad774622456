import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { Delivery } from '../host/interception.ts'
import { isActive, logicOf } from '../xstate5-host.ts'
import { hasEffects } from './without-effects.ts'

/** The event with which an actor sends its snapshot to its parent, if the parent has subscribed to it. */
const snapshotEvent = /^xstate\.snapshot\./
/** The event that an actor automatically sends to its parent when it has ended. */
const endEvent = /^xstate\.(?:done|error)\.actor\./

/** Distinguishes events that come from outside from events that follow from other events. */
export interface Inputs {
  isInput(delivery: Delivery): boolean
  /** Whether an event is being processed or an actor is starting. */
  isBusy(): boolean
  during(delivery: Delivery, deliver: () => void): void
  note(inspectionEvent: InspectionEvent): void
}

/** @param runsActions whether a replay executes the actions of machines, so that events sent by actions are not inputs */
export function createInputs(runsActions: boolean): Inputs {
  const under: Delivery[] = []
  const starting = new Set<AnyActorRef>()

  function isBusy(): boolean {
    // An actor whose start fails never reports that it has started.
    for (const ref of starting) if (!isActive(ref)) starting.delete(ref)
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
    note(inspectionEvent) {
      const ref = inspectionEvent.actorRef as AnyActorRef
      if (inspectionEvent.type === '@xstate.event' && inspectionEvent.event.type === 'xstate.init')
        starting.add(ref)
      if (inspectionEvent.type === '@xstate.snapshot' && inspectionEvent.event.type === 'xstate.init')
        starting.delete(ref)
    },
  }
}
