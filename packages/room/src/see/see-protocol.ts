import type { Wait } from '@statecart/chart'
import type { ActorLine } from '../actors/actors-protocol.ts'
import type { Plain } from '../plain.ts'

/** The current snapshot of one running machine. */
export interface ActorView {
  actor: ActorLine
  /** The ids of all active states. */
  active: readonly string[]
  tags: readonly string[]
  context: Plain
  guards: readonly GuardView[]
  can: readonly CanView[]
  waits: readonly Wait[]
  /** The running invoked actors, each with the id of its state. */
  busy: readonly { state: string; id: string }[]
  /** The latest transitions, the most recent first. */
  taken: readonly { transition: string; at: number; seq: number }[]
  /** The time of the tab's clock when the view was created. */
  now: number
}

export interface GuardView {
  transition: string
  name: string
  /** Undefined if the result depends on the event's payload and no example is known. */
  holds: boolean | undefined
  params: Plain | undefined
  /** The values that the guard read, by path. */
  read: readonly { path: string; value: Plain }[]
}

export interface CanView {
  event: string
  /** Whether the machine would respond to an example of this event now. */
  can: boolean
}

/** Why an actor is in its states. */
export interface Why {
  /** The event that led to the states. */
  cause: Reason | undefined
  /** The latest event since then that was refused. */
  refusal: Reason | undefined
  /** The earlier event that led to a failed state in which the actor still is. */
  failure: Reason | undefined
}

export interface Reason {
  /** The number of the event. */
  seq: number
  at: number
  event: string
  /** Empty if the event came from outside the system. */
  source: string
  left: readonly string[]
  entered: readonly string[]
  /** The transitions that were tried, in order. */
  candidates: readonly Candidate[]
  /** The states that the tests expect after this event, if the machine has reached other states. */
  expected: readonly string[] | undefined
  /** Whether the event was refused although the tests expect a response to it. */
  isWronglyRefused: boolean
}

export interface Candidate extends Pick<GuardView, 'holds' | 'params' | 'read'> {
  /** The id of the transition. */
  id: string
  /** The event's type; empty for an eventless transition. */
  cause: string
  /** Undefined for a transition without a guard. */
  guard: string | undefined
  isTaken: boolean
  targets: readonly string[]
  actions: readonly string[]
}

/** An actor that has failed or refused an event. */
export interface Trouble {
  machine: string
  sessionId: string
  /** The actor's name in the log. */
  actor: string
  event: string
  at: number
  isFailure: boolean
}

export interface SeeServices {
  /** Explains the states after the event with this number, or the current states without a number. */
  'see.why'(sessionId: string, seq: number | undefined): Why
  /** Returns the latest failure or refusal. */
  'see.trouble'(): Trouble | undefined
  'see.actor'(sessionId: string): ActorView | undefined
  /**
   * Returns a part of an actor's context that a copy left out: of the context after the event with this number, or of the
   * current context without a number.
   */
  'see.value'(sessionId: string, seq: number | undefined, path: readonly string[], from: number): Plain
}
