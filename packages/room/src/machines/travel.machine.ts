import { assign, setup } from 'xstate'
import { withEvent } from './setup.ts'

export type TravelEvent =
  /** Shows the state after the event with this number. */
  { type: 'travel.to'; seq: number } | { type: 'travel.home' }

export interface TravelContext {
  seq: number | undefined
}

/** Which snapshot of an actor is shown: the current one or an earlier one. */
export const travelMachine = setup({
  types: { context: {} as TravelContext, events: {} as TravelEvent },
  actions: {
    go: assign((_, { seq }: { seq: number }) => ({ seq })),
    comeHome: assign({ seq: undefined }),
  },
}).createMachine({
  id: 'travel',
  context: { seq: undefined },
  initial: 'present',
  on: {
    'travel.to': { target: '.past', actions: withEvent('go') },
  },
  states: {
    present: {},
    past: { on: { 'travel.home': { target: 'present', actions: 'comeHome' } } },
  },
})
