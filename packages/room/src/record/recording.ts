import type { Coded } from './coded.ts'
import type { Expectation } from './expectations.ts'

export interface RecordServices {
  /** Whether a recording is under way, and how many steps it has. */
  'record.state'(): { isRecording: boolean; steps: number }
  'record.start'(): void
  /** What can be expected of an actor as it is now, and what has been so far in this recording. */
  'record.checks'(sessionId: string): { standing: readonly Expectation[]; set: readonly Checked[] }
  /** Here this is expected, as it was typed, whenever the recording is played. */
  'record.check'(sessionId: string, path: string, typed: string): void
  'record.stop'(): Recording | undefined
}

/** An expectation, and what was found when it was set. */
export interface Checked extends Expectation {
  found: string | null
}

/** What happened in an application from a moment on, such that it can happen again elsewhere. */
export interface Recording {
  format: 1
  build: { version: string; id: string }
  /** The versions of the machines that took part, by their names. */
  machines: Readonly<Record<string, string>>
  at: number
  /** The root actor, with all that lives in it, where the recording begins. */
  root: Coded
  steps: readonly Step[]
}

/** One thing that came from outside the machines, and where it led. */
export type Step = { at: number; recordedInputs: readonly Given[]; to: States } & RecordedAction

export type RecordedAction =
  /** An event from a view, an outcome of a promise, a delay that was over. */
  | { kind: 'event'; actor: string; event: Coded }
  /** An actor that somebody started beside the others; with a snapshot, where it stood already. */
  | { kind: 'open'; name: string; machine: string; input: Coded; snapshot?: Coded }
  /** What a tester expects here. */
  | ({ kind: 'check'; actor: string } & Expectation)

/** What the world answered at once to something asked on the way: a number, an id, a place. */
export interface Given {
  name: string
  value: Coded
}

/** The resting states of those machines whose states have changed, by their addresses; null where one has gone. */
export type States = Readonly<Record<string, string | null>>

export interface Difference {
  /** The step's number, from 1 on. */
  step: number
  actor: string
  expected: string | null
  found: string | null
  /** A tester expected it. */
  isCheck?: boolean
}
