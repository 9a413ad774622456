import type { Plain } from '../plain.ts'
import type { PayloadSource } from './learnt.ts'
import type { ShapeProblem } from './shape.ts'

/** A promise that a machine invokes, and the answers that can be simulated. */
export interface Decidable {
  id: string
  choices: readonly Choice[]
  /** The id of the chosen answer; undefined for the real one. */
  chosen: string | undefined
}

export interface Choice {
  id: string
  kind: 'succeeds' | 'fails' | 'hangs' | 'late'
  /** A short description of the answer. */
  answer: string
}

export interface DecideServices {
  'decide.list'(machine: string): readonly Decidable[]
  /** Sets the answer of this promise for all instances of the machine; without a choice, the real one. */
  'decide.choose'(machine: string, promise: string, choice: string | undefined): void
  /** Lets the promise succeed or fail with a typed answer; returns whether the answer is JSON. */
  'decide.answer'(machine: string, promise: string, kind: 'succeeds' | 'fails', answer: string): boolean
}

/** An event that can be sent to an actor. */
export interface Sendable {
  type: string
  /** Whether the type stands for many, of which one has to be typed. */
  isWildcard: boolean
  /** Of the first example; empty where nothing is known of it. */
  payload: Plain
  source: PayloadSource
  /** What became of the last one that was typed. */
  last: 'sent' | 'notJson' | readonly ShapeProblem[] | undefined
}

export interface SendServices {
  'send.events'(sessionId: string): readonly Sendable[]
  /** Sends an event with what was typed, if it is of the kind that the machine takes; for a wildcard its type is typed too. */
  'send.event'(sessionId: string, type: string, payload: string, typed?: string | undefined): void
}

/** One event of a path that was played. */
export interface PathStepView {
  event: string
  payload: Plain
  /** The room simulated it: an outcome, a delay or a restart. */
  isOutcome: boolean
  /** The states of the machine after it. */
  states: readonly string[]
  /** The child that was given the event, so that it sends the next one to the actor. */
  child: string | undefined
}

export type PlayedPathEnd =
  /** The actor is in the state, and paused there until it is released. */
  | 'arrived'
  /** The actor passed through the state, which is transient. */
  | 'passed'
  | 'noWay'
  /** The live actor went to another state, because of an actor that it invokes. */
  | 'diverged'

export interface PlayedPath {
  /** The id of the target state. */
  state: string
  steps: readonly PathStepView[]
  end: PlayedPathEnd
  /** Where there is no way: the events whose payload neither a model gives nor the log has seen. */
  unknown?: readonly string[]
  /** The events without which there is no path, and which no running actor can send now. */
  impossible: readonly string[]
  /** Outcomes and delays of the actor are paused. */
  isHeld: boolean
}

export type Restarted =
  /** It is the same actor, in its initial state. */
  | 'restarted'
  /** It had ended: a new actor with the same logic and options has been started. Views of the old one do not show it. */
  | 'anew'
  /** It has ended, and the actor that it belongs to would have to start it. */
  | 'ended'
  /** It runs other logic than a machine, which cannot be set back. */
  | 'noMachine'
  /** The application does not allow it. */
  | 'refused'

export interface DriveServices {
  /** The latest path that was played on an actor. */
  'drive.lastPath'(sessionId: string): PlayedPath | undefined
  /** Searches the shortest path to a state and plays it. */
  'drive.goTo'(sessionId: string, state: string): PlayedPath | undefined
  /** Starts an actor again. */
  'drive.restart'(sessionId: string): Restarted
  /** Resumes the outcomes and delays of a paused actor. */
  'drive.release'(sessionId: string): void
}
