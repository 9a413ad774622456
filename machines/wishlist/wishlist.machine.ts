import { sendTo, setup } from 'xstate'
import type { Notice } from '../domain/notice.ts'
import {
  type JournaledInput,
  type OptimisticEvent,
  type Recorded,
  startingContext,
} from '../domain/optimistic.ts'
import type { Product } from '../domain/product.ts'
import { applyToWishlist, toggled, undoOf, type WishlistChange } from '../domain/wishlist.ts'
import {
  acceptsChange,
  optimisticActors,
  ownerChanged,
  recordLast,
  type Undoable,
  undoableActions,
  undoableGuards,
} from '../optimistic/optimistic-actions.ts'
import { optimisticStates } from '../optimistic/optimistic-states.ts'
import { toNotices } from '../ports/system.ts'

export type WishlistContext = Undoable<Product[], WishlistChange, WishlistChange>

export type WishlistEvent =
  | OptimisticEvent
  | { type: 'wishlist.toggle'; product: Product }
  | { type: 'wishlist.undo' }
  | { type: 'wishlist.left' }

const acceptToggle = {
  type: 'accept',
  params: ({
    context,
    event,
  }: {
    context: WishlistContext
    event: Extract<WishlistEvent, { type: 'wishlist.toggle' }>
  }) => toggled(context.shown, event.product),
} as const

export const wishlistMachine = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as WishlistEvent,
    input: {} as JournaledInput,
    tags: {} as 'loading' | 'saving' | 'refused',
  },
  actors: optimisticActors<Product[], Recorded<WishlistChange>>('the wishlist'),
  actions: {
    ...undoableActions<Product[], WishlistChange, WishlistChange, WishlistEvent>({
      empty: [],
      apply: applyToWishlist,
      undoOf: ({ shown }, change) => undoOf(shown, change),
    }),
    announce: sendTo(toNotices, ({ context }) => ({ type: 'notice.say', notices: noticesFor(context) })),
    withdrawUndo: sendTo(toNotices, { type: 'notice.withdraw', actor: 'wishlist' }),
  },
  guards: undoableGuards,
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => startingContext<Product[], WishlistChange>(input, []),
  initial: 'loading',
  on: {
    'wishlist.toggle': acceptsChange(acceptToggle),
    'wishlist.undo': { guard: 'canUndo', actions: ['takeBack', recordLast, 'withdrawUndo'] },
    'wishlist.left': { guard: 'canUndo', actions: ['forgetUndo', 'withdrawUndo'] },
    'owner.changed': ownerChanged,
  },
  states: optimisticStates<Product[], Recorded<WishlistChange>>(),
})

/** One notice for each kind of change in the finished write. It offers Undo only if the change can still be undone. */
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
