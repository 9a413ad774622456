import type { Plain } from '../plain.ts'
import type { PayloadSource } from './known-events.ts'
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
  /**
   * Sets the answer of this promise for all instances of the machine. Without a choice, the promise gives its real answer
   * again.
   */
  'decide.choose'(machine: string, promise: string, choice: string | undefined): void
  /** Lets the promise succeed or fail with a typed answer. Returns whether the answer is valid JSON. */
  'decide.answer'(machine: string, promise: string, kind: 'succeeds' | 'fails', answer: string): boolean
}

/** An event that can be sent to an actor. */
export interface Sendable {
  type: string
  /** Whether the type is a wildcard, so that the user has to type a concrete type. */
  isWildcard: boolean
  /** The payload of the first example; empty if no example is known. */
  payload: Plain
  source: PayloadSource
  /** The result of the last attempt to send this event. */
  last: 'sent' | 'notJson' | readonly ShapeProblem[] | undefined
}

export interface SendServices {
  'send.events'(sessionId: string): readonly Sendable[]
  /**
   * Sends an event with the typed payload if the payload has the expected shape. For a wildcard, `typed` is the concrete
   * event type.
   */
  'send.event'(sessionId: string, type: string, payload: string, typed?: string | undefined): void
}

/** One event of a played path. */
export interface PathStepView {
  event: string
  payload: Plain
  /** Whether the room started the actor again. */
  isRestart: boolean
  /** Whether the room simulated the event: an outcome or a delay. */
  isOutcome: boolean
  /** The states of the machine after the event. */
  states: readonly string[]
  /** The child that received the event. It makes the child send the next event to the actor. */
  child: string | undefined
}

export type PlayedPathEnd =
  /** The actor is in the state, and paused there until it is released. */
  | 'arrived'
  /** The actor passed through the state, which is transient. */
  | 'passed'
  | 'noWay'
  /** The search was stopped after its maximum number of events. */
  | 'gaveUp'
  /** The live actor reached another state because of an actor that it invokes. */
  | 'diverged'
  /** The actor had ended, so no event was sent, or it has ended on the path, for example because an action threw. */
  | 'ended'

export interface UnknownPayload {
  event: string
  /** The promise whose output is unknown, if the event is its answer. */
  promise: string | undefined
  /** The properties of the payload that guards and actions have read. Empty if they read it as a whole. */
  properties: readonly string[]
}

export interface PlayedPath {
  /** The id of the target state. */
  state: string
  steps: readonly PathStepView[]
  end: PlayedPathEnd
  /**
   * What the machine has read from events for which neither a model nor the log provided a payload: from those of the path, or
   * if there is none, from all that were tried.
   */
  unknown?: readonly UnknownPayload[]
  /** The events that a path would need and that no running actor can send now. */
  impossible: readonly string[]
  /** Whether outcomes and delays of the actor are paused. */
  isHeld: boolean
}

export type Restarted =
  /** The same actor is in its initial state again. */
  | 'restarted'
  /**
   * The actor had ended, so a new actor with the same logic and options was started. Views of the old actor do not show it.
   */
  | 'anew'
  /** The actor has ended, and only its parent could start it. */
  | 'ended'
  /** The actor does not run a machine, so it cannot be reset. */
  | 'noMachine'
  /** The application does not allow a restart. */
  | 'refused'

export interface DriveServices {
  /** Returns the latest path that was played on an actor. */
  'drive.lastPath'(sessionId: string): PlayedPath | undefined
  /** Searches the shortest path to a state and plays it. */
  'drive.goTo'(sessionId: string, state: string): PlayedPath | undefined
  /** Restarts an actor. */
  'drive.restart'(sessionId: string): Restarted
  /** Resumes the outcomes and delays of a paused actor. */
  'drive.release'(sessionId: string): void
}
