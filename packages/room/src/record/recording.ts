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

/** A checkpoint, and the value that was found when it was set. */
export interface Checked extends Expectation {
  found: string | null
}

/** The events of an application from a moment on, with all that a replay needs. */
export interface Recording {
  format: 1
  build: { version: string; id: string }
  /** The versions of the machines that took part, by their names. */
  machines: Readonly<Record<string, string>>
  at: number
  /** The root actor's persisted snapshot at the start, with its children. */
  root: Coded
  steps: readonly Step[]
  /** What the person did; absent where the application has no page. */
  page?: PageSession
}

/** One input from outside the machines, and the states after it. */
export type Step = { at: number; recordedInputs: readonly RecordedInput[]; to: States } & RecordedAction

export type RecordedAction =
  /** An event from a view, the outcome of a promise, or an elapsed delay. */
  | { kind: 'event'; actor: string; event: Coded }
  /** An actor that a view started beside the root; with its snapshot if it was already running. */
  | { kind: 'open'; name: string; machine: string; input: Coded; snapshot?: Coded }
  /** A checkpoint set by a tester. */
  | ({ kind: 'check'; actor: string } & Expectation)

/** The result of a synchronous call to a port: a number, an id, a URL. */
export interface RecordedInput {
  name: string
  value: Coded
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
