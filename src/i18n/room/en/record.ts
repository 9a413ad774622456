import { plural } from '../../plural.ts'
import { defineTexts } from '../../texts.ts'

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
  held: (steps: number) => plural('en', steps, { one: 'A session of # step', other: 'A session of # steps' }),
  at: (step: number, of: number) => `Step ${step} of ${of}`,
  same: (steps: number) =>
    plural('en', steps, {
      one: 'The # step led where it led before.',
      other: 'All # steps led where they led before.',
    }),
  strayed: (step: number, actor: string, expected: string, found: string) =>
    `Step ${step} led elsewhere: ${actor} was ${expected}, and is ${found}.`,
  unmet: (step: number, what: string, expected: string, found: string) =>
    `The checkpoint at step ${step} is not met: ${what} should be ${expected}, and is ${found}.`,
  notRecording: 'This file is neither a recording nor a report of a problem.',
  misfits: (machines: string, build: string, here: string) =>
    `It was recorded with other versions of these machines: ${machines}. It is of build ${build}; this is build ${here}.`,
  past: (at: string, build: string) => `Report of ${at}, build ${build}`,
  otherBuild: (build: string, here: string) => `It was recorded with build ${build}; this is build ${here}.`,
  problem: 'Report a problem',
  playwright: 'Save as Playwright file',
})
