import { defineTexts } from '../texts.ts'

export const proveTexts = defineTexts('room.prove', {
  title: 'Coverage',
  overlay: 'Shown on the chart',
  nothing: 'Nothing',
  tests: 'All tests',
  session: 'This session',
  who: 'Covered by',
  taken: 'Transitions',
  share: (taken: number, of: number) => `${taken} of ${of}`,
  order: (depths: string) => `Numbers on the chart: ${depths}`,
  next: 'Next untested transition',
  none: 'Every transition of every machine is covered.',
  missing: (count: number) => `Not covered (${count})`,
})
