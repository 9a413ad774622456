import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { isMachine, limitActions, logicOf, replaceLogic } from '../xstate5-host.ts'

/** Of the actions that XState itself provides; they change actors, and have no effect outside their system. */
const ownAction = 'xstate.'
/** The events by which promises and observables receive what they have waited for. */
const outcome = /^xstate\.(?:promise|observable)\./

/** Whether an actor does something outside its system while it runs, as promises, callbacks and observables do. */
export function hasEffects(logic: unknown): logic is AnyActorLogic {
  return (
    !isMachine(logic) &&
    typeof logic === 'object' &&
    logic !== null &&
    'start' in logic &&
    Boolean(logic.start)
  )
}

/** Lets a new actor run without an effect outside its system: what its effects would bring about comes from a recording. */
export function takeEffects(ref: AnyActorRef): void {
  const logic = logicOf(ref)
  if (hasEffects(logic)) replaceLogic(ref, idle(logic))
  limitActions(ref, (type) => type.startsWith(ownAction))
}

function idle(logic: AnyActorLogic): AnyActorLogic {
  const { start: _, ...others } = logic
  return {
    ...others,
    transition(snapshot, event, scope) {
      // The logic's own transition would end an effect that has not begun.
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped', error: undefined }
      return outcome.test(event.type) ? logic.transition(snapshot, event, scope) : snapshot
    },
  }
}
