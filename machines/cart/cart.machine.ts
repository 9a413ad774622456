import { assign, fromCallback, sendTo, setup, stateIn } from 'xstate'
import {
  afterReading,
  afterRefusal,
  afterWrite,
  belongingTo,
  type Kept,
  type KeptEvent,
  type Unsent,
  unsentOf,
  withPending,
} from '../kept/kept.ts'
import { keptStates } from '../kept/kept-states.ts'
import type { Notice } from '../notices/notice.ts'
import { port } from '../ports/port.ts'
import type { Owner } from '../ports/stored.ts'
import { toNotices, toShop } from '../shop/reach.ts'
import { additionsIn } from './additions.ts'
import { applyToCart, type Cart, type CartChange, type CartRestore, emptyCart, undoOf } from './cart.ts'
import { changesAnything, refreshFor, type Told } from './refresh.ts'

export interface CartContext extends Kept<Cart, CartChange> {
  undo?: CartRestore | undefined
}

export type CartEvent =
  | CartChange
  | KeptEvent
  | { type: 'cart.undo' }
  | { type: 'cart.left' }
  | { type: 'catalogue.told'; told: readonly Told[] }

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as { owner: Owner },
    tags: {} as 'loading' | 'saving' | 'refused',
  },
  actors: {
    /** Tells what the catalogue's lists leave open. */
    lookUp: fromCallback<CartEvent>(() => {}),
    recall: port<Cart, { owner: Owner }>('reading the cart, after what was left unwritten'),
    read: port<Cart, { owner: Owner }>('reading the cart'),
    write: port<Cart, Unsent<CartChange>>('writing the cart'),
  },
  actions: {
    accept: assign(({ context }, change: CartChange) => ({
      ...withPending(context, change, applyToCart),
      undo: change.type === 'cart.refresh' ? context.undo : undoOf(context.shown, change),
    })),
    takeBack: assign(({ context }) =>
      context.undo ? { ...withPending(context, context.undo, applyToCart), undo: undefined } : {},
    ),
    forgetUndo: assign({ undo: undefined }),
    belong: assign((_, { owner }: { owner: Owner }) => ({
      ...belongingTo<Cart, CartChange>(owner, emptyCart),
      undo: undefined,
    })),
    countSent: assign({ sent: ({ context }) => context.pending.length }),
    adopt: assign(({ context }, { value }: { value: Cart }) => afterReading(context, value, applyToCart)),
    adoptWritten: assign(({ context }, { value }: { value: Cart }) =>
      afterWrite(context, value, applyToCart),
    ),
    refuse: assign(({ context }) => ({ ...afterRefusal(context, applyToCart), undo: undefined })),
    /** It is written by whoever reads next. */
    handOver: assign(({ context }) => ({ sent: context.pending.length, refused: [], undo: undefined })),
    announce: sendTo(toNotices, ({ context }) => ({ type: 'notice.say', notices: noticesFor(context) })),
    withdrawUndo: sendTo(toNotices, { type: 'notice.withdraw', actor: 'cart' }),
    /** Prices and availability may have changed since. */
    afterRead: sendTo(toShop, { type: 'cart.loaded' }),
    /** Whoever leaves takes along what he did last. */
    takeDown: (_, __: Unsent<CartChange>) => {},
    logUnreadable: () => {},
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    canUndo: ({ context }) => context.undo !== undefined,
    isNews: ({ context }, { told }: { told: readonly Told[] }) =>
      changesAnything(context.shown, refreshFor(context.shown, told)),
    isStale: stateIn({ writing: 'stale' }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => belongingTo<Cart, CartChange>(input.owner, emptyCart),
  initial: 'loading',
  invoke: { id: 'lookUp', src: 'lookUp' },
  on: {
    'cart.add': [
      { guard: 'canUndo', actions: ['withdrawUndo', { type: 'accept', params: ({ event }) => event }] },
      { actions: { type: 'accept', params: ({ event }) => event } },
    ],
    'cart.add.all': [
      { guard: 'canUndo', actions: ['withdrawUndo', { type: 'accept', params: ({ event }) => event }] },
      { actions: { type: 'accept', params: ({ event }) => event } },
    ],
    'cart.quantity.step': [
      { guard: 'canUndo', actions: ['withdrawUndo', { type: 'accept', params: ({ event }) => event }] },
      { actions: { type: 'accept', params: ({ event }) => event } },
    ],
    'cart.quantity.set': [
      { guard: 'canUndo', actions: ['withdrawUndo', { type: 'accept', params: ({ event }) => event }] },
      { actions: { type: 'accept', params: ({ event }) => event } },
    ],
    'cart.remove': [
      { guard: 'canUndo', actions: ['withdrawUndo', { type: 'accept', params: ({ event }) => event }] },
      { actions: { type: 'accept', params: ({ event }) => event } },
    ],
    'cart.clear': [
      { guard: 'canUndo', actions: ['withdrawUndo', { type: 'accept', params: ({ event }) => event }] },
      { actions: { type: 'accept', params: ({ event }) => event } },
    ],
    'catalogue.told': {
      guard: { type: 'isNews', params: ({ event }) => event },
      actions: { type: 'accept', params: ({ event, context }) => refreshFor(context.shown, event.told) },
    },
    /** What comes back may have changed its price meanwhile. */
    'cart.undo': { guard: 'canUndo', actions: ['takeBack', 'withdrawUndo', 'afterRead'] },
    'cart.left': { guard: 'canUndo', actions: ['forgetUndo', 'withdrawUndo'] },
    'owner.changed': [
      {
        guard: 'hasPending',
        target: '.loading',
        actions: [
          'withdrawUndo',
          { type: 'takeDown', params: ({ context, event }) => unsentOf(context, event.owner) },
          'handOver',
          'announce',
          { type: 'belong', params: ({ event }) => event },
        ],
      },
      { target: '.loading', actions: ['withdrawUndo', { type: 'belong', params: ({ event }) => event }] },
    ],
  },
  states: keptStates<Cart, CartChange>(),
})

/** One notice a kind for what the finished write carried. */
function noticesFor({ stored, refused, pending, sent, undo }: CartContext): Notice[] {
  const changes = [...refused, ...pending.slice(0, sent)]
  const done = new Set(changes.map((change) => change.type))
  const additions = additionsIn(stored, changes)
  const offer =
    undo && pending.length === sent
      ? { action: { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } } as const }
      : {}
  return [
    ...(additions.has('soldOut') ? [{ kind: 'error', text: 'soldOutLeftOut' } as const] : []),
    ...(additions.has('limited') ? [{ kind: 'error', text: 'quantityLimited' } as const] : []),
    ...(additions.has('added') ? [{ kind: 'success', text: 'addedToCart' } as const] : []),
    ...(done.has('cart.remove') ? [{ kind: 'success', text: 'removedFromCart', ...offer } as const] : []),
    ...(done.has('cart.clear') ? [{ kind: 'success', text: 'cartCleared', ...offer } as const] : []),
  ]
}
