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

export interface SeeServices {
  'see.actor'(sessionId: string): ActorView | undefined
  /** A part of an actor's context that a copy left out; without a number the present one, else the one after that event. */
  'see.value'(sessionId: string, seq: number | undefined, path: readonly string[], from: number): Plain
}
