import { isMachine } from '@statecart/chart'
import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { limitActions, logicOf, replaceLogic } from '../xstate5-host.ts'

/** The type prefix of XState's built-in actions. They change actors and have no effect outside their system. */
const ownAction = 'xstate.'
/** The events with which promises and observables receive their results. */
const outcome = /^xstate\.(?:promise|observable)\./

/** Whether an actor has effects outside its system while it runs, like promises, callbacks and observables. */
export function hasEffects(logic: unknown): logic is AnyActorLogic {
  return (
    !isMachine(logic) &&
    typeof logic === 'object' &&
    logic !== null &&
    'start' in logic &&
    Boolean(logic.start)
  )
}

/** Lets a new actor run without effects outside its system. The results of its effects come from a recording. */
export function removeEffects(ref: AnyActorRef): void {
  const logic = logicOf(ref)
  if (hasEffects(logic)) replaceLogic(ref, idle(logic))
  limitActions(ref, (type) => type.startsWith(ownAction))
}

function idle(logic: AnyActorLogic): AnyActorLogic {
  const { start: _, ...others } = logic
  return {
    ...others,
    transition(snapshot, event, scope) {
      // The logic's own transition would end an effect that has not started.
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped', error: undefined }
      return outcome.test(event.type) ? logic.transition(snapshot, event, scope) : snapshot
    },
  }
}
