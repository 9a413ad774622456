import { assign, sendTo, setup } from 'xstate'
import type { Notice } from '../domain/notice.ts'
import { canReorderAll, linesToReorder, type Order } from '../domain/order.ts'
import type { Owner } from '../domain/user.ts'
import { port, withEvent } from '../ports/setup.ts'
import { productsIn, toCart, toNotices, toShop } from '../ports/system.ts'

export type OrdersEvent =
  | { type: 'owner.changed'; owner: Owner }
  | { type: 'storage.changed' }
  | { type: 'orders.more' }
  /** Adds its lines to the cart again. */
  | { type: 'order.buyAgain'; order: Order }
  | { type: 'order.receipt.save'; name: string; content: string }
  | { type: 'order.print' }

/** How many orders the list shows at first, and how many more it shows each time. */
export const ordersPerPage = 30

const soldOut: Notice = { kind: 'error', text: 'soldOutLeftOut' }

/** The owner's orders, newest first. The checkout and buy-now write them; this machine only reads them. */
export const ordersMachine = setup({
  types: {
    context: {} as { owner: Owner; orders: Order[]; shown: number },
    events: {} as OrdersEvent,
    input: {} as { owner: Owner },
    tags: {} as 'loading',
  },
  actors: { read: port<Order[], { owner: Owner }>('reading the orders') },
  actions: {
    setOwner: assign((_, { owner }: { owner: Owner }) => ({ owner, orders: [], shown: ordersPerPage })),
    adopt: assign((_, { orders }: { orders: Order[] }) => ({ orders })),
    showMore: assign(({ context }) => ({ shown: context.shown + ordersPerPage })),
    logUnreadable: () => {},
    addAgain: sendTo(toCart, ({ system }, { order }: { order: Order }) => ({
      type: 'cart.add.all' as const,
      lines: linesToReorder(order, productsIn(system)),
    })),
    /** Requests the catalogue's lists, with which the cart marks lines that are no longer sold. */
    refreshCart: sendTo(toShop, { type: 'cart.loaded' }),
    saySoldOut: sendTo(toNotices, ({ system }, { order }: { order: Order }) => ({
      type: 'notice.say' as const,
      notices: canReorderAll(order, productsIn(system)) ? [] : [soldOut],
    })),
    saveReceipt: (_, __: { name: string; content: string }) => {},
    print: () => {},
  },
  guards: { hasMore: ({ context: { orders, shown } }) => orders.length > shown },
}).createMachine({
  id: 'orders',
  context: ({ input }) => ({ owner: input.owner, orders: [], shown: ordersPerPage }),
  initial: 'loading',
  on: {
    'owner.changed': { target: '.loading', actions: withEvent('setOwner') },
    'orders.more': { guard: 'hasMore', actions: 'showMore' },
    'order.buyAgain': { actions: [withEvent('addAgain'), withEvent('saySoldOut'), 'refreshCart'] },
    'order.receipt.save': { actions: withEvent('saveReceipt') },
    'order.print': { actions: 'print' },
  },
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
