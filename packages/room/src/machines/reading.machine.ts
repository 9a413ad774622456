import { assign, setup } from 'xstate'
import { withEvent } from './setup.ts'

export type ReadingEvent =
  /** The list was scrolled: the number of lines above the visible ones, and whether the end is visible. */
  | { type: 'reading.scrolled'; above: number; atEnd: boolean }
  /** The list shows other lines, because the filter has changed. */
  | { type: 'reading.restarted' }

export interface ReadingContext {
  above: number
}

/** Scrolling of a growing list: it follows the end until the user scrolls back. */
export const readingMachine = setup({
  types: { context: {} as ReadingContext, events: {} as ReadingEvent },
  actions: {
    restart: assign({ above: 0 }),
    note: assign((_, { above }: { above: number }) => ({ above })),
  },
  guards: { isAtEnd: (_, { atEnd }: { atEnd: boolean }) => atEnd },
}).createMachine({
  id: 'reading',
  context: { above: 0 },
  initial: 'following',
  on: {
    'reading.scrolled': [
      { guard: withEvent('isAtEnd'), target: '.following', actions: withEvent('note') },
      { target: '.lookingBack', actions: withEvent('note') },
    ],
    'reading.restarted': { target: '.following', actions: 'restart' },
  },
  states: { following: {}, lookingBack: {} },
})
