import { assign, sendTo, setup, stateIn } from 'xstate'
import type { Notice } from '../domain/notice.ts'
import {
  afterReading,
  afterRefusal,
  afterWrite,
  beginning,
  belongingTo,
  type Journaled,
  type JournaledInput,
  type KeptEvent,
  lastEntry,
  type Recalled,
  type Recorded,
  withRecorded,
} from '../domain/optimistic.ts'
import type { Owner } from '../domain/owner.ts'
import type { Product } from '../domain/product.ts'
import { applyToWishlist, toggled, undoOf, type WishlistChange } from '../domain/wishlist.ts'
import { keptStates } from '../optimistic/optimistic-states.ts'
import { port } from '../ports/port.ts'
import { toNotices } from '../ports/system.ts'
import { withEvent } from '../ports/with-event.ts'

export interface WishlistContext extends Journaled<Product[], WishlistChange> {
  undo?: WishlistChange | undefined
}

/** Goes after the action that accepts a change. */
const recordLast = {
  type: 'record',
  params: ({ context }: { context: WishlistContext }) => lastEntry(context),
} as const

export type WishlistEvent =
  | KeptEvent
  | { type: 'wishlist.toggle'; product: Product }
  | { type: 'wishlist.undo' }
  | { type: 'wishlist.left' }

export const wishlistMachine = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as WishlistEvent,
    input: {} as JournaledInput,
    tags: {} as 'loading' | 'saving' | 'refused',
  },
  actors: {
    recall: port<
      Recalled<Product[], Recorded<WishlistChange>>,
      { owner: Owner; pending: readonly Recorded<WishlistChange>[] }
    >('reading the wishlist, after changes left in the journal were written'),
    read: port<Product[], { owner: Owner }>('reading the wishlist'),
    write: port<Product[], { owner: Owner; changes: readonly Recorded<WishlistChange>[] }>(
      'writing the wishlist',
    ),
  },
  actions: {
    accept: assign(({ context }, change: WishlistChange) => ({
      ...withRecorded(context, change, applyToWishlist),
      undo: undoOf(context.shown, change),
    })),
    takeBack: assign(({ context }) =>
      context.undo ? { ...withRecorded(context, context.undo, applyToWishlist), undo: undefined } : {},
    ),
    forgetUndo: assign({ undo: undefined }),
    belong: assign((_, { owner }: { owner: Owner }) => ({
      ...belongingTo<Product[], Recorded<WishlistChange>>(owner, []),
      undo: undefined,
    })),
    countSent: assign({ sent: ({ context }) => context.pending.length }),
    adopt: assign(({ context }, { value }: { value: Product[] }) =>
      afterReading(context, value, applyToWishlist),
    ),
    adoptWritten: assign(({ context }, { value }: { value: Product[] }) =>
      afterWrite(context, value, applyToWishlist),
    ),
    adoptRefused: assign((_, { refused }: { refused: readonly Recorded<WishlistChange>[] }) => ({ refused })),
    refuse: assign(({ context }) => ({ ...afterRefusal(context, applyToWishlist), undo: undefined })),
    /** The journal holds them: reading for the new owner writes them first. */
    handOver: assign(({ context }) => ({ sent: context.pending.length, refused: [], undo: undefined })),
    announce: sendTo(toNotices, ({ context }) => ({ type: 'notice.say', notices: noticesFor(context) })),
    withdrawUndo: sendTo(toNotices, { type: 'notice.withdraw', actor: 'wishlist' }),
    afterRead: () => {},
    record: (_, __: { owner: Owner; change: Recorded<WishlistChange> }) => {},
    logUnreadable: () => {},
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    canUndo: ({ context }) => context.undo !== undefined,
    wasRefused: (_, { refused }: { refused: readonly unknown[] }) => refused.length > 0,
    isStale: stateIn({ writing: 'stale' }),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => beginning<Product[], WishlistChange>(input, []),
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
          recordLast,
        ],
      },
      {
        actions: [
          {
            type: 'accept',
            params: ({ context, event }) => toggled(context.shown, event.product),
          },
          recordLast,
        ],
      },
    ],
    'wishlist.undo': { guard: 'canUndo', actions: ['takeBack', recordLast, 'withdrawUndo'] },
    'wishlist.left': { guard: 'canUndo', actions: ['forgetUndo', 'withdrawUndo'] },
    'owner.changed': [
      {
        guard: 'hasPending',
        target: '.loading',
        actions: ['withdrawUndo', 'handOver', 'announce', withEvent('belong')],
      },
      { target: '.loading', actions: ['withdrawUndo', withEvent('belong')] },
    ],
  },
  states: keptStates<Product[], Recorded<WishlistChange>>(),
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
