import { assign, setup } from 'xstate'
import type { Hit, Stop } from './stops.ts'

export type StopsEvent =
  | { type: 'stop.set'; stop: Stop }
  | { type: 'stop.lifted'; id: string }
  | { type: 'stop.hit'; hit: Hit }
  | { type: 'stop.released' }

export interface StopsContext {
  stops: readonly Stop[]
  hit: Hit | undefined
}

/** Where an application is to be held, and whether it is. */
export const stopsMachine = setup({
  types: { context: {} as StopsContext, events: {} as StopsEvent },
  actions: {
    set: assign(({ context }, { stop }: { stop: Stop }) => ({ stops: [...context.stops, stop] })),
    lift: assign(({ context }, { id }: { id: string }) => ({
      stops: context.stops.filter((stop) => stop.id !== id),
    })),
    note: assign((_, { hit }: { hit: Hit }) => ({ hit })),
    forget: assign({ hit: undefined }),
  },
  guards: {
    isNew: ({ context }, { stop }: { stop: Stop }) => context.stops.every(({ id }) => id !== stop.id),
    isSet: ({ context }, { hit }: { hit: Hit }) => context.stops.some(({ id }) => id === hit.stop),
  },
}).createMachine({
  id: 'stops',
  context: { stops: [], hit: undefined },
  initial: 'going',
  on: {
    'stop.set': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'set', params: ({ event }) => event },
    },
    'stop.lifted': { actions: { type: 'lift', params: ({ event }) => event } },
  },
  states: {
    going: {
      on: {
        'stop.hit': {
          guard: { type: 'isSet', params: ({ event }) => event },
          target: 'held',
          actions: { type: 'note', params: ({ event }) => event },
        },
      },
    },
    /** Whoever lifts the stop has not let go what it holds. */
    held: { on: { 'stop.released': { target: 'going', actions: 'forget' } } },
  },
})
