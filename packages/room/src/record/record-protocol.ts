import type { Expectation } from './expectations.ts'
import type { Recording } from './recording.ts'

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
