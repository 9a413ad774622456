import type { Coded } from './coded.ts'
import type { Expectation } from './expectations.ts'
import type { PageSession } from './user-action.ts'

export interface RecordServices {
  /** Whether a recording can be made, whether one is running, and its number of steps. */
  'record.state'(): { canRecord: boolean; isRecording: boolean; steps: number }
  'record.start'(): void | Promise<void>
  /** The current values of an actor that a checkpoint can compare, and the checkpoints of this recording. */
  'record.checks'(sessionId: string): { standing: readonly Expectation[]; set: readonly Checked[] }
  /** Sets a checkpoint: replays compare the value at this path with the entered one. */
  'record.check'(sessionId: string, path: string, typed: string): void
  'record.stop'(): Recording | undefined
}

/** The application replays a recording beside itself, with its own machines. */
export interface ReplayServices {
  /** Ends the replay before it. Returns what prevents this one. */
  'replay.start'(recording: Recording): ReplayObstacle | undefined
  'replay.step'(): ReplayedStep
  /** Asks the replay what the room asks an application. */
  'replay.ask'(name: string, given: readonly unknown[]): unknown
  'replay.close'(): void
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

/** The events of an application from a moment on, with all that a replay needs. Its values are serialized, or those of the application itself. */
export interface Recording<Value = Coded> {
  format: 2
  /** Under which the application that made it still has its values; none in a file. */
  id?: string
  build: { version: string; id: string }
  /** The versions of the machines that took part, by their names. */
  machines: Readonly<Record<string, string>>
  at: number
  /** The actors that ran at the start and were not started by others; with their children. */
  starts: readonly Start<Value>[]
  steps: readonly Step<Value>[]
  /** What the person did; absent where the application has no page. */
  page?: PageSession
}

/** An actor that the application starts, or has started: a root, or one beside the children of its parent. */
export interface Start<Value = Coded> {
  name: string
  machine: string
  parent?: string | undefined
  state: Value
}

/** One input from outside the machines, and the states after it. */
export type Step<Value = Coded> = {
  at: number
  recordedInputs: readonly RecordedInput<Value>[]
  /** What arrived from outside before the machines had finished with this input. */
  during?: readonly InputDuring<Value>[]
  to: States
} & RecordedAction<Value>

/** An event from outside, and how many events the actors had sent each other before it in this step. */
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

/** The new states of the machines that have changed, by their addresses; null for a stopped one. */
export type States = Readonly<Record<string, string | null>>

export interface Difference {
  /** The step's number, from 1 on. */
  step: number
  actor: string
  expected: string | null
  found: string | null
  /** Found by a checkpoint. */
  isCheck?: boolean
}
