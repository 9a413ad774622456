import type { Plain } from '../plain.ts'

/** The snapshot of an actor after an event. */
export interface Moment {
  seq: number
  at: number
  event: string
  active: readonly string[]
  tags: readonly string[]
  context: Plain
  /** What keeps the actor from continuing from here; undefined if nothing does. */
  obstacle: Obstacle | undefined
}

export type Obstacle =
  /** It is the present snapshot. */
  | 'present'
  /** The actor has ended, now or then: it cannot be restarted. */
  | 'ended'
  /** A delay runs, now or then: it cannot be scheduled again. */
  | 'delay'
  /** Other actors were running that are stopped now, or the other way around. */
  | 'actors'
  /** This is a report of a session that is over. */
  | 'report'

/** The events of a session, for its slider. */
export interface Span {
  first: number
  last: number
  lanes: readonly Lane[]
}

/** Where the events of one actor lie between the first and the last, as fractions. */
export interface Lane {
  actor: string
  marks: readonly number[]
}

export interface TimeServices {
  'time.span'(): Span
  /** The snapshot after the event of this number, or after the last one before it; without a number the latest. */
  'time.moment'(
    sessionId: string,
    seq: number | undefined,
  ): { moment: Moment | undefined; before: number | undefined; after: number | undefined }
  /** Restores the actor's snapshot of that moment; returns whether it could. */
  'time.resume'(sessionId: string, seq: number): boolean
}
