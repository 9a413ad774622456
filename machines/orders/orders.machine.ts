import { assign, setup } from 'xstate'
import { port } from '../ports/port.ts'
import type { Owner } from '../ports/stored.ts'
import type { Order } from './order.ts'

export type OrdersEvent = { type: 'owner.changed'; owner: Owner } | { type: 'storage.changed' }

/** The owner's orders, newest first. They are written where they are placed, and only read here. */
export const ordersMachine = setup({
  types: {
    context: {} as { owner: Owner; orders: Order[] },
    events: {} as OrdersEvent,
    input: {} as { owner: Owner },
    tags: {} as 'loading',
  },
  actors: { read: port<Order[], { owner: Owner }>('reading the orders') },
  actions: {
    belong: assign((_, { owner }: { owner: Owner }) => ({ owner, orders: [] })),
    adopt: assign((_, { orders }: { orders: Order[] }) => ({ orders })),
    logUnreadable: () => {},
  },
}).createMachine({
  id: 'orders',
  context: ({ input }) => ({ owner: input.owner, orders: [] }),
  initial: 'loading',
  on: { 'owner.changed': { target: '.loading', actions: { type: 'belong', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: ['loading'],
      invoke: {
        id: 'reading',
        src: 'read',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'ready',
          actions: { type: 'adopt', params: ({ event }) => ({ orders: event.output }) },
        },
        onError: { target: 'ready', actions: 'logUnreadable' },
      },
      on: { 'storage.changed': { target: 'loading', reenter: true } },
    },
    ready: { on: { 'storage.changed': 'refreshing' } },
    refreshing: {
      invoke: {
        id: 'rereading',
        src: 'read',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'ready',
          actions: { type: 'adopt', params: ({ event }) => ({ orders: event.output }) },
        },
        onError: { target: 'ready', actions: 'logUnreadable' },
      },
      on: { 'storage.changed': { target: 'refreshing', reenter: true } },
    },
  },
})
