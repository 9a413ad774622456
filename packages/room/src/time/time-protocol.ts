import type { Plain } from '../plain.ts'

/** The snapshot of an actor after an event. */
export interface Moment {
  seq: number
  at: number
  event: string
  active: readonly string[]
  tags: readonly string[]
  context: Plain
  /** Whether the actor can go on from here. */
  canResume: boolean
}

export interface TimeServices {
  /** The moment of this number, and the numbers before and after it; without a number the latest. */
  'time.moment'(
    sessionId: string,
    seq: number | undefined,
  ): { moment: Moment | undefined; before: number | undefined; after: number | undefined }
  /** Restores the actor's snapshot of that moment; returns whether it could. */
  'time.resume'(sessionId: string, seq: number): boolean
}
