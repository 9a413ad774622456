import { assign, setup } from 'xstate'

/** The filter of the log; an empty text matches all lines. */
export interface Filter {
  /** Words that must all occur in an event's type, actors or payload. */
  text: string
  /** The sender or the receiver of the event. */
  actor: string
  event: string
  /** Only events without a transition. */
  ignored: boolean
}

export const everything: Filter = { text: '', actor: '', event: '', ignored: false }

export type ReadingEvent =
  /** The list was scrolled: how many lines lie above, and whether its end is seen. */
  | { type: 'reading.scrolled'; above: number; atEnd: boolean }
  | { type: 'reading.narrowed'; filter: Partial<Filter> }
  /** An entry by its number. */
  | { type: 'reading.chosen'; entry: number }

export interface ReadingContext {
  above: number
  filter: Filter
  chosen: number | undefined
}

/** Scrolling of a growing list: it follows the end until the user scrolls back. */
export const readingMachine = setup({
  types: { context: {} as ReadingContext, events: {} as ReadingEvent },
  actions: {
    note: assign((_, { above }: { above: number }) => ({ above })),
    narrow: assign(({ context }, { filter }: { filter: Partial<Filter> }) => ({
      filter: { ...context.filter, ...filter },
      above: 0,
    })),
    choose: assign((_, { entry }: { entry: number }) => ({ chosen: entry })),
  },
  guards: { isAtEnd: (_, { atEnd }: { atEnd: boolean }) => atEnd },
}).createMachine({
  id: 'reading',
  context: { above: 0, filter: everything, chosen: undefined },
  initial: 'following',
  on: {
    'reading.scrolled': [
      {
        guard: { type: 'isAtEnd', params: ({ event }) => event },
        target: '.following',
        actions: { type: 'note', params: ({ event }) => event },
      },
      { target: '.lookingBack', actions: { type: 'note', params: ({ event }) => event } },
    ],
    'reading.narrowed': { target: '.following', actions: { type: 'narrow', params: ({ event }) => event } },
    'reading.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
  },
  states: { following: {}, lookingBack: {} },
})
