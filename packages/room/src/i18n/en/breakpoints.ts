import { defineTexts, plural } from '../texts.ts'

export const breakpointsTexts = defineTexts('room.breakpoints', {
  title: 'Breakpoints',
  none: 'No breakpoints yet. Open a machine and press “Break” next to a state, an event or a guard.',
  inReplay: 'A replay has no breakpoints. With the speed “Step by step” it pauses after each step.',
  short: { state: 'Break', event: 'Break', guard: 'Break on guard' },
  at: { state: 'Break at', event: 'Break on', guard: 'Break on guard' },
  remove: 'Remove',
  held: (event: string, actor: string) => `Paused at ${event} for ${actor}.`,
  heldAfter: (event: string, actor: string) => `Paused after ${event} for ${actor}.`,
  waiting: (count: number) =>
    plural('en', count, { one: '# event is waiting.', other: '# events are waiting.' }),
  release: 'Resume',
  step: 'Process one event',
  banner: 'The machine room has paused this application. Your actions are queued until it resumes.',
})
