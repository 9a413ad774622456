import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'

type Transition = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions'][number]

/** An event, and what an actor made of it; everything by reference, for nobody may ever look. */
export interface Entry {
  seq: number
  at: number
  actor: AnyActorRef
  source: AnyActorRef | undefined
  event: AnyEventObject
  before: Snapshot<unknown> | undefined
  /** Undefined as long as it has not been dealt with. */
  after: Snapshot<unknown> | undefined
  /** In the order in which they were taken; one of them may be due to an event that the actor raised itself. */
  steps: { event: AnyEventObject; transitions: readonly Transition[] }[]
}
