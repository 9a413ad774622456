import { assign, setup } from 'xstate'
import { withEvent } from './setup.ts'

export type FindEvent =
  | { type: 'find.opened' }
  | { type: 'find.typed'; text: string }
  /** Moves to the next result (1) or to the previous one (-1). */
  | { type: 'find.moved'; by: number }
  /** Escape was pressed, the focus moved, or a result was chosen. */
  | { type: 'find.closed' }

export interface FindContext {
  text: string
  /** The number of the highlighted result; the view takes it modulo the number of results. */
  at: number
}

/** The search field for everything in the room. */
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
        'find.typed': { target: 'open', actions: withEvent('setText') },
      },
    },
    open: {
      on: {
        'find.typed': { actions: withEvent('setText') },
        'find.moved': { actions: withEvent('move') },
        'find.closed': { target: 'closed', actions: 'clear' },
      },
    },
  },
})
