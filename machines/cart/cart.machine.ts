import { assign, fromCallback, sendTo, setup, stateIn } from 'xstate'
import {
  applyToCart,
  type Cart,
  type CartChange,
  type CartRestore,
  emptyCart,
  undoOf,
} from '../domain/cart.ts'
import type { CartEvent } from '../domain/events.ts'
import type { Notice } from '../domain/notice.ts'
import {
  afterReading,
  afterRefusal,
  afterWrite,
  beginning,
  belongingTo,
  type Journaled,
  type JournaledInput,
  lastEntry,
  type Recalled,
  type Recorded,
  withRecorded,
} from '../domain/optimistic.ts'
import type { Owner } from '../domain/owner.ts'
import type { SourceUpdate } from '../domain/source.ts'
import { keptStates } from '../optimistic/optimistic-states.ts'
import { port } from '../ports/port.ts'
import { toNotices, toShop } from '../ports/system.ts'
import { withEvent } from '../ports/with-event.ts'
import { additionsIn } from './additions.ts'
import { changesAnything, refreshFor } from './refresh.ts'

export interface CartContext extends Journaled<Cart, CartChange> {
  undo?: CartRestore | undefined
}

/** Goes after the action that accepts a change. */
const recordLast = {
  type: 'record',
  params: ({ context }: { context: CartContext }) => lastEntry(context),
} as const

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as JournaledInput,
    tags: {} as 'loading' | 'saving' | 'refused',
  },
  actors: {
    /** Tells what the catalogue's lists leave open. */
    lookUp: fromCallback<CartEvent>(() => {}),
    recall: port<
      Recalled<Cart, Recorded<CartChange>>,
      { owner: Owner; pending: readonly Recorded<CartChange>[] }
    >('reading the cart, after changes left in the journal were written'),
    read: port<Cart, { owner: Owner }>('reading the cart'),
    write: port<Cart, { owner: Owner; changes: readonly Recorded<CartChange>[] }>('writing the cart'),
  },
  actions: {
    accept: assign(({ context }, change: CartChange) => ({
      ...withRecorded(context, change, applyToCart),
      undo: change.type === 'cart.refresh' ? context.undo : undoOf(context.shown, change),
    })),
    takeBack: assign(({ context }) =>
      context.undo ? { ...withRecorded(context, context.undo, applyToCart), undo: undefined } : {},
    ),
    forgetUndo: assign({ undo: undefined }),
    belong: assign((_, { owner }: { owner: Owner }) => ({
      ...belongingTo<Cart, Recorded<CartChange>>(owner, emptyCart),
      undo: undefined,
    })),
    countSent: assign({ sent: ({ context }) => context.pending.length }),
    adopt: assign(({ context }, { value }: { value: Cart }) => afterReading(context, value, applyToCart)),
    adoptWritten: assign(({ context }, { value }: { value: Cart }) =>
      afterWrite(context, value, applyToCart),
    ),
    adoptRefused: assign((_, { refused }: { refused: readonly Recorded<CartChange>[] }) => ({ refused })),
    refuse: assign(({ context }) => ({ ...afterRefusal(context, applyToCart), undo: undefined })),
    /** The journal holds them: reading for the new owner writes them first. */
    handOver: assign(({ context }) => ({ sent: context.pending.length, refused: [], undo: undefined })),
    announce: sendTo(toNotices, ({ context }) => ({ type: 'notice.say', notices: noticesFor(context) })),
    withdrawUndo: sendTo(toNotices, { type: 'notice.withdraw', actor: 'cart' }),
    /** Prices and availability may have changed since. */
    afterRead: sendTo(toShop, { type: 'cart.loaded' }),
    record: (_, __: { owner: Owner; change: Recorded<CartChange> }) => {},
    logUnreadable: () => {},
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    canUndo: ({ context }) => context.undo !== undefined,
    isNews: ({ context }, { told }: { told: readonly SourceUpdate[] }) =>
      changesAnything(context.shown, refreshFor(context.shown, told)),
    wasRefused: (_, { refused }: { refused: readonly unknown[] }) => refused.length > 0,
    isStale: stateIn({ writing: 'stale' }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => beginning<Cart, CartChange>(input, emptyCart),
  initial: 'loading',
  invoke: { id: 'lookUp', src: 'lookUp' },
  on: {
    'cart.add': [
      {
        guard: 'canUndo',
        actions: ['withdrawUndo', withEvent('accept'), recordLast],
      },
      { actions: [withEvent('accept'), recordLast] },
    ],
    'cart.add.all': [
      {
        guard: 'canUndo',
        actions: ['withdrawUndo', withEvent('accept'), recordLast],
      },
      { actions: [withEvent('accept'), recordLast] },
    ],
    'cart.quantity.step': [
      {
        guard: 'canUndo',
        actions: ['withdrawUndo', withEvent('accept'), recordLast],
      },
      { actions: [withEvent('accept'), recordLast] },
    ],
    'cart.quantity.set': [
      {
        guard: 'canUndo',
        actions: ['withdrawUndo', withEvent('accept'), recordLast],
      },
      { actions: [withEvent('accept'), recordLast] },
    ],
    'cart.remove': [
      {
        guard: 'canUndo',
        actions: ['withdrawUndo', withEvent('accept'), recordLast],
      },
      { actions: [withEvent('accept'), recordLast] },
    ],
    'cart.clear': [
      {
        guard: 'canUndo',
        actions: ['withdrawUndo', withEvent('accept'), recordLast],
      },
      { actions: [withEvent('accept'), recordLast] },
    ],
    'catalogue.told': {
      guard: withEvent('isNews'),
      actions: [
        { type: 'accept', params: ({ event, context }) => refreshFor(context.shown, event.told) },
        recordLast,
      ],
    },
    /** What comes back may have changed its price meanwhile. */
    'cart.undo': { guard: 'canUndo', actions: ['takeBack', recordLast, 'withdrawUndo', 'afterRead'] },
    'cart.left': { guard: 'canUndo', actions: ['forgetUndo', 'withdrawUndo'] },
    'owner.changed': [
      {
        guard: 'hasPending',
        target: '.loading',
        actions: ['withdrawUndo', 'handOver', 'announce', withEvent('belong')],
      },
      { target: '.loading', actions: ['withdrawUndo', withEvent('belong')] },
    ],
  },
  states: keptStates<Cart, Recorded<CartChange>>(),
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
