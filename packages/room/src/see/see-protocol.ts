import type { Wait } from '@statecart/chart/react'
import type { ActorLine } from '../actors/actors-protocol.ts'
import type { Plain } from '../plain.ts'

/** The current snapshot of one running machine. */
export interface ActorView {
  actor: ActorLine
  /** The ids of all states that it is in. */
  active: readonly string[]
  tags: readonly string[]
  context: Plain
  guards: readonly GuardView[]
  can: readonly CanView[]
  waits: readonly Wait[]
  /** The ids of invoked actors under way, by the state's id. */
  busy: readonly { state: string; id: string }[]
  /** The transitions taken last, the latest first. */
  taken: readonly { transition: string; at: number; seq: number }[]
  /** The tab's clock at this moment. */
  now: number
}

export interface GuardView {
  transition: string
  name: string
  /** Undefined if it depends on the event's payload, and no example is known. */
  holds: boolean | undefined
  params: Plain | undefined
  /** The values that it read, by their paths. */
  read: readonly { path: string; value: Plain }[]
}

export interface CanView {
  event: string
  /** Whether an example of it would be answered now. */
  can: boolean
}

/** Why an actor is in its states. */
export interface Why {
  /** The event that led to the states. */
  cause: Reason | undefined
  /** The latest event since then that was refused. */
  refusal: Reason | undefined
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
  /** The transitions that were tried, in their order. */
  candidates: readonly Candidate[]
  /** The states that the tests expect after this event, where the machine has gone elsewhere. */
  expected: readonly string[] | undefined
  /** The event was refused, and the tests expect an answer to it. */
  isWronglyRefused: boolean
}

export interface Candidate extends Pick<GuardView, 'holds' | 'params' | 'read'> {
  /** The id of the transition. */
  id: string
  /** The event's type; empty for an eventless transition. */
  cause: string
  /** Undefined for a transition without a condition. */
  guard: string | undefined
  isTaken: boolean
  targets: readonly string[]
  actions: readonly string[]
}

/** An actor that has failed or refused something. */
export interface Trouble {
  machine: string
  sessionId: string
  /** Its name in the log. */
  actor: string
  event: string
  at: number
  isFailure: boolean
}

export interface SeeServices {
  /** Without a number, of the present states. */
  'see.why'(sessionId: string, seq: number | undefined): Why
  /** The machine that has failed or refused something last. */
  'see.trouble'(): Trouble | undefined
  'see.actor'(sessionId: string): ActorView | undefined
  /** A part of an actor's context that a copy left out; without a number the present one, else the one after that event. */
  'see.value'(sessionId: string, seq: number | undefined, path: readonly string[], from: number): Plain
}
