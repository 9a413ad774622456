import { defineTexts, formatted, plural } from '../texts.ts'

export const checkTexts = defineTexts('room.check', {
  title: 'Checkpoint',
  what: 'Checked value',
  state: 'state',
  is: 'Expected value',
  set: 'Add checkpoint',
  holds: 'passes now',
  holdsNot: (found: string) => `fails now: it is ${found}`,
})

export const recordTexts = defineTexts('room.record', {
  title: 'Recording',
  record: 'Record',
  stop: 'Stop',
  replay: 'Replay',
  speed: 'Speed',
  bySteps: 'Step by step',
  next: 'Next',
  import: 'Import',
  export: 'Export',
  test: 'Save as Vitest file',
  under: (steps: number) => plural('en', steps, { one: 'Recording: # step', other: 'Recording: # steps' }),
  held: (steps: number) =>
    plural('en', steps, { one: 'Recorded session: # step', other: 'Recorded session: # steps' }),
  at: (step: number, of: number) => `Step ${formatted('en', step)} of ${formatted('en', of)}`,
  same: (steps: number) =>
    plural('en', steps, {
      one: 'The # step reached the recorded state.',
      other: 'All # steps reached the recorded states.',
    }),
  /** The state of an actor that is not running, and of a running machine without states. */
  notRunning: 'not running',
  running: 'running',
  diverged: (step: number, actor: string, expected: string, found: string) =>
    `Step ${step} differs from the recording: ${actor} should be ${expected}, but is ${found}.`,
  unmet: (step: number, what: string, expected: string, found: string) =>
    `The checkpoint at step ${step} failed: ${what} should be ${expected}, but is ${found}.`,
  notRecording: 'This file is neither a recording nor a problem report.',
  newer: 'This recording was made with a newer version of the machine room.',
  noApplication: 'Open the application first: a recording is replayed in it.',
  applicationGone: 'The application in which the recording was replayed is gone.',
  otherVersions: (machines: string, build: string, here: string) =>
    `Recorded with other versions of these machines: ${machines}.${build && here && ` It was recorded with build ${build}; this is build ${here}.`}`,
  past: (at: string, build: string) => `Report of ${at}${build && `, build ${build}`}`,
  otherBuild: (build: string, here: string) => `Recorded with build ${build}; this is build ${here}.`,
  problem: 'Report a problem',
  playwright: 'Save as Playwright file',
})
