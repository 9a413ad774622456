import { assign, sendTo, setup, stateIn } from 'xstate'
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
import type { Product } from '../product/product.ts'
import { toNotices } from '../shop/reach.ts'
import { applyToWishlist, toggled, undoOf, type WishlistChange } from './wishlist.ts'

export interface WishlistContext extends Kept<Product[], WishlistChange> {
  undo?: WishlistChange | undefined
}

export type WishlistEvent =
  | KeptEvent
  | { type: 'wishlist.toggle'; product: Product }
  | { type: 'wishlist.undo' }
  | { type: 'wishlist.left' }

export const wishlistMachine = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as WishlistEvent,
    input: {} as { owner: Owner },
    tags: {} as 'loading' | 'saving' | 'refused',
  },
  actors: {
    recall: port<Product[], { owner: Owner }>('reading the wishlist, after what was left unwritten'),
    read: port<Product[], { owner: Owner }>('reading the wishlist'),
    write: port<Product[], Unsent<WishlistChange>>('writing the wishlist'),
  },
  actions: {
    accept: assign(({ context }, change: WishlistChange) => ({
      ...withPending(context, change, applyToWishlist),
      undo: undoOf(context.shown, change),
    })),
    takeBack: assign(({ context }) =>
      context.undo ? { ...withPending(context, context.undo, applyToWishlist), undo: undefined } : {},
    ),
    forgetUndo: assign({ undo: undefined }),
    belong: assign((_, { owner }: { owner: Owner }) => ({
      ...belongingTo<Product[], WishlistChange>(owner, []),
      undo: undefined,
    })),
    countSent: assign({ sent: ({ context }) => context.pending.length }),
    adopt: assign(({ context }, { value }: { value: Product[] }) =>
      afterReading(context, value, applyToWishlist),
    ),
    adoptWritten: assign(({ context }, { value }: { value: Product[] }) =>
      afterWrite(context, value, applyToWishlist),
    ),
    refuse: assign(({ context }) => ({ ...afterRefusal(context, applyToWishlist), undo: undefined })),
    /** It is written by whoever reads next. */
    handOver: assign(({ context }) => ({ sent: context.pending.length, refused: [], undo: undefined })),
    announce: sendTo(toNotices, ({ context }) => ({ type: 'notice.say', notices: noticesFor(context) })),
    withdrawUndo: sendTo(toNotices, { type: 'notice.withdraw', actor: 'wishlist' }),
    afterRead: () => {},
    /** Whoever leaves takes along what he did last. */
    takeDown: (_, __: Unsent<WishlistChange>) => {},
    logUnreadable: () => {},
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    canUndo: ({ context }) => context.undo !== undefined,
    isStale: stateIn({ writing: 'stale' }),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => belongingTo<Product[], WishlistChange>(input.owner, []),
  initial: 'loading',
  on: {
    'wishlist.toggle': [
      {
        guard: 'canUndo',
        actions: [
          'withdrawUndo',
          {
            type: 'accept',
            params: ({ context, event }) => toggled(context.shown, event.product),
          },
        ],
      },
      {
        actions: {
          type: 'accept',
          params: ({ context, event }) => toggled(context.shown, event.product),
        },
      },
    ],
    'wishlist.undo': { guard: 'canUndo', actions: ['takeBack', 'withdrawUndo'] },
    'wishlist.left': { guard: 'canUndo', actions: ['forgetUndo', 'withdrawUndo'] },
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
  states: keptStates<Product[], WishlistChange>(),
})

/** One notice a kind for what the finished write carried; it offers to undo only what still can be. */
function noticesFor({ refused, pending, sent, undo }: WishlistContext): Notice[] {
  const done = new Set([...refused, ...pending.slice(0, sent)].map((change) => change.type))
  const action = { label: 'undo', actor: 'wishlist', event: { type: 'wishlist.undo' } } as const
  const offer = undo && pending.length === sent ? { action } : {}
  return [
    ...(done.has('wishlist.add') ? [{ kind: 'success', text: 'addedToWishlist' } as const] : []),
    ...(done.has('wishlist.remove')
      ? [{ kind: 'success', text: 'removedFromWishlist', ...offer } as const]
      : []),
  ]
}
