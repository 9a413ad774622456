import { assign, setup } from 'xstate'
import { withEvent } from './setup.ts'

export type OutlineEvent =
  | { type: 'outline.toggle'; id: string }
  | { type: 'outline.open'; id: string }
  | { type: 'outline.close'; id: string }
  /** The keyboard focus has moved to this row. */
  | { type: 'outline.reach'; id: string }

export interface OutlineInput {
  at: string
}

export interface OutlineContext extends OutlineInput {
  closed: readonly string[]
}

/** A tree of rows: the folded rows, and the row with the keyboard focus. */
export const outlineMachine = setup({
  types: { context: {} as OutlineContext, events: {} as OutlineEvent, input: {} as OutlineInput },
  actions: {
    fold: assign(({ context }, { id }: { id: string }) => ({ closed: [...context.closed, id] })),
    unfold: assign(({ context }, { id }: { id: string }) => ({
      closed: context.closed.filter((other) => other !== id),
    })),
    reach: assign((_, { id }: { id: string }) => ({ at: id })),
  },
  guards: {
    isFolded: ({ context }, { id }: { id: string }) => context.closed.includes(id),
    isOpen: ({ context }, { id }: { id: string }) => !context.closed.includes(id),
  },
}).createMachine({
  id: 'outline',
  context: ({ input }) => ({ ...input, closed: [] }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        'outline.toggle': [
          { guard: withEvent('isFolded'), actions: withEvent('unfold') },
          { actions: withEvent('fold') },
        ],
        'outline.open': { actions: withEvent('unfold') },
        'outline.close': { guard: withEvent('isOpen'), actions: withEvent('fold') },
        'outline.reach': { actions: withEvent('reach') },
      },
    },
  },
})
