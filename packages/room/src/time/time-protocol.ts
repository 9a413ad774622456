import type { Plain } from '../plain.ts'

/** The snapshot of an actor after an event. */
export interface Moment {
  seq: number
  at: number
  event: string
  active: readonly string[]
  tags: readonly string[]
  context: Plain
  /** The reason why the actor cannot continue from here; undefined if it can. */
  obstacle: Obstacle | undefined
}

export type Obstacle =
  /** It is the current snapshot. */
  | 'present'
  /** The actor has ended, now or at that moment, and cannot be restarted. */
  | 'ended'
  /** A delay is running, now or at that moment, and cannot be scheduled again. */
  | 'delay'
  /** Other actors were running at that moment that are stopped now, or the other way around. */
  | 'actors'
  /** This is a report of a session that is over. */
  | 'report'

/** The events of a session, for its slider. */
export interface Span {
  first: number
  last: number
  lanes: readonly Lane[]
}

/** The positions of one actor's events between the first and the last event, as fractions. */
interface Lane {
  actor: string
  marks: readonly number[]
}

export interface TimeServices {
  'time.span'(): Span
  /**
   * Returns the snapshot after the event with this number or the last event before it; without a number, the latest
   * snapshot.
   */
  'time.moment'(
    sessionId: string,
    seq: number | undefined,
  ): { moment: Moment | undefined; before: number | undefined; after: number | undefined }
  /** Restores the actor's snapshot of that moment. Returns whether this was possible. */
  'time.resume'(sessionId: string, seq: number): boolean
}
