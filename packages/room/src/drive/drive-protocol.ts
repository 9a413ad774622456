import type { Plain } from '../plain.ts'

/** One event on a way that was played. */
export interface LegView {
  event: string
  payload: Plain
  /** The room decided it in place of the world. */
  isOutcome: boolean
  /** The states in which it leaves the machine. */
  states: readonly string[]
}

export type TripEnd =
  /** It is there, and stays until it is let go. */
  | 'arrived'
  /** The way leads through it; nothing rests there. */
  | 'passed'
  | 'noWay'
  /** The live actor would not go there: what it invokes leads it elsewhere. */
  | 'diverged'

export interface Trip {
  /** The id of the state that was wanted. */
  state: string
  legs: readonly LegView[]
  end: TripEnd
  /** No outcome comes and no delay passes. */
  isHeld: boolean
}

export interface DriveServices {
  /** The latest way played on an actor. */
  'drive.trip'(sessionId: string): Trip | undefined
  /** Seeks the shortest way to a state, and plays it at once. */
  'drive.go'(sessionId: string, state: string): Trip | undefined
  /** Lets the world decide again. */
  'drive.release'(sessionId: string): void
}
