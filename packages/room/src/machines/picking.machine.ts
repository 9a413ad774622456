import { assign, setup } from 'xstate'
import { withEvent } from './setup.ts'

export interface Place {
  x: number
  y: number
}

export type PickingEvent =
  | { type: 'picking.pick'; id: string; at: Place }
  | { type: 'picking.clear' }
  | { type: 'picking.fold'; id: string }

export interface PickingContext {
  /** The selected state or transition. */
  picked: string | undefined
  /** The position of the pointer when the part was selected. */
  at: Place
  /** The folded states. */
  closed: readonly string[]
}

/** How the user works with a chart besides panning it: selects one of its parts, which opens a menu, and folds states. */
export const pickingMachine = setup({
  types: {
    context: {} as PickingContext,
    events: {} as PickingEvent,
    input: {} as Pick<PickingContext, 'closed'>,
  },
  actions: {
    pick: assign((_, { id, at }: { id: string; at: Place }) => ({ picked: id, at })),
    clear: assign({ picked: undefined }),
    fold: assign(({ context: { closed } }, { id }: { id: string }) => ({ closed: [...closed, id] })),
    unfold: assign(({ context: { closed } }, { id }: { id: string }) => ({
      closed: closed.filter((other) => other !== id),
    })),
  },
  guards: {
    isFolded: ({ context: { closed } }, { id }: { id: string }) => closed.includes(id),
  },
}).createMachine({
  id: 'picking',
  context: ({ input: { closed } }) => ({ picked: undefined, at: { x: 0, y: 0 }, closed }),
  initial: 'plain',
  on: {
    'picking.pick': { target: '.picked', actions: withEvent('pick') },
    'picking.fold': [
      { guard: withEvent('isFolded'), actions: withEvent('unfold') },
      { actions: withEvent('fold') },
    ],
  },
  states: {
    plain: {},
    picked: {
      on: { 'picking.clear': { target: 'plain', actions: 'clear' } },
    },
  },
})
