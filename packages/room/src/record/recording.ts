import type { Coded } from './coded.ts'
import type { Expectation } from './expectations.ts'
import type { PageSession } from './user-action.ts'

export interface RecordServices {
  /** Whether a recording can be made, whether one is running, and its number of steps. */
  'record.state'(): { canRecord: boolean; isRecording: boolean; steps: number }
  'record.start'(): void | Promise<void>
  /** The current values of an actor that a checkpoint can compare, and the checkpoints of this recording. */
  'record.checks'(sessionId: string): { current: readonly Expectation[]; set: readonly Checked[] }
  /** Sets a checkpoint: replays compare the value at this path with the entered one. */
  'record.check'(sessionId: string, path: string, typed: string): void
  'record.stop'(): Recording | undefined
}

/** Replays a recording in the application with its own machines, next to its running actors. */
export interface ReplayServices {
  /** Ends the previous replay. Returns the obstacle if this one cannot start. The room chooses the id. */
  'replay.start'(recording: Recording, id?: number): ReplayObstacle | undefined
  /** Fails if the replay with this id has ended, for example because another room has started one. */
  'replay.step'(id?: number): ReplayedStep
  /** Forwards a request from the room to the replay. */
  'replay.ask'(name: string, given: readonly unknown[]): unknown
  /** Ends the replay with this id, unless a later one has ended it already. */
  'replay.close'(id?: number): void
}

/** The machines that the application does not have, or has in another version, and its build. */
export interface ReplayObstacle {
  machines: readonly string[]
  build: Recording['build']
}

export interface ReplayedStep {
  taken: number
  difference: Difference | undefined
}

/** A checkpoint, and the value that was found when it was set. */
export interface Checked extends Expectation {
  found: string | null
}

/**
 * The inputs of an application from a moment on, with everything that a replay needs. Its values are serialized, or
 * references to the application's values.
 */
export interface Recording<Value = Coded> {
  format: 2
  /** The id under which the recorded application still has the original values. A file has no id. */
  id?: string
  build: { version: string; id: string }
  /** The versions of the machines that took part, by machine name. */
  machines: Readonly<Record<string, string>>
  at: number
  /** The actors that were running at the start and were not started by other actors, with their children. */
  starts: readonly Start<Value>[]
  steps: readonly Step<Value>[]
  /** The user's actions. Undefined if the application has no page. */
  page?: PageSession
}

/**
 * An actor that the application itself starts or has started: a root, or an actor that is not among the children of its
 * parent.
 */
export interface Start<Value = Coded> {
  name: string
  machine: string
  parent?: string | undefined
  /** Of a root. A replay with ports of the application may create the root without it. */
  systemId?: string | undefined
  state: Value
}

/** One input from outside the machines, and the states after it. */
export type Step<Value = Coded> = {
  at: number
  recordedInputs: readonly RecordedInput<Value>[]
  /** The inputs that arrived before the machines had finished processing this one. */
  during?: readonly InputDuring<Value>[]
  to: States
} & RecordedAction<Value>

/** An event from outside, and the number of events that the actors had sent each other before it in this step. */
export interface InputDuring<Value = Coded> {
  after: number
  actor: string
  event: Value
}

export type RecordedAction<Value = Coded> =
  /** An event from a view, the outcome of a promise, or an elapsed delay. */
  | { kind: 'event'; actor: string; event: Value }
  | ({ kind: 'start' } & Start<Value>)
  /** A root that the application has stopped. */
  | { kind: 'stop'; actor: string }
  /** A checkpoint set by a tester. */
  | ({ kind: 'check'; actor: string } & Expectation)

/** The result of a synchronous call to a port: a number, an id, a URL. */
export interface RecordedInput<Value = Coded> {
  name: string
  value: Value
}

/** The new states of the machines that have changed, by address; null for a stopped machine. */
type States = Readonly<Record<string, string | null>>

export interface Difference {
  /** The number of the step, starting at 1. */
  step: number
  actor: string
  expected: string | null
  found: string | null
  /** Whether the difference was found by a checkpoint. */
  isCheck?: boolean
}
