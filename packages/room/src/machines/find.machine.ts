import { assign, setup } from 'xstate'

export type FindEvent =
  | { type: 'find.opened' }
  | { type: 'find.typed'; text: string }
  /** To the next result, or to the previous one by -1. */
  | { type: 'find.moved'; by: number }
  /** Escape, another focus, or a chosen result. */
  | { type: 'find.closed' }

export interface FindContext {
  text: string
  /** The number of the highlighted result; the view takes it modulo the number of results. */
  at: number
}

/** The search field over everything in the room. */
export const findMachine = setup({
  types: { context: {} as FindContext, events: {} as FindEvent },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text, at: 0 })),
    move: assign(({ context }, { by }: { by: number }) => ({ at: context.at + by })),
    clear: assign({ text: '', at: 0 }),
  },
}).createMachine({
  id: 'find',
  context: { text: '', at: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'find.opened': 'open',
        'find.typed': { target: 'open', actions: { type: 'setText', params: ({ event }) => event } },
      },
    },
    open: {
      on: {
        'find.typed': { actions: { type: 'setText', params: ({ event }) => event } },
        'find.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'find.closed': { target: 'closed', actions: 'clear' },
      },
    },
  },
})
