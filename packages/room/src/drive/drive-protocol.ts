import type { Plain } from '../plain.ts'
import type { ShapeProblem } from './shape.ts'

/** A promise that a machine invokes, and what it can be told to answer. */
export interface Decidable {
  id: string
  choices: readonly Choice[]
  /** The id of what was chosen; what it answers is the world's where nothing is. */
  chosen: string | undefined
}

export interface Choice {
  id: string
  kind: 'succeeds' | 'fails' | 'hangs' | 'late'
  /** What it answers with, told in short. */
  answer: string
}

export interface DecideServices {
  'decide.list'(machine: string): readonly Decidable[]
  /** From now on the promise answers so, whoever invokes it; without a choice as the world does. */
  'decide.choose'(machine: string, promise: string, choice: string | undefined): void
}

/** An event that can be sent to an actor. */
export interface Sendable {
  type: string
  /** From the model's first example. */
  payload: Plain
  /** What became of the last one that was typed. */
  last: 'sent' | 'notJson' | readonly ShapeProblem[] | undefined
}

export interface SendServices {
  'send.events'(sessionId: string): readonly Sendable[]
  /** Sends an event with what was typed, if it is of the kind that the machine takes. */
  'send.event'(sessionId: string, type: string, payload: string): void
}

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
