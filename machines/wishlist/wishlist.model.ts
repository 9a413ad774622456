import { type Effect, tells } from '@statecart/prove'
import { NotSignedIn } from '../domain/errors.ts'
import type { Notice } from '../domain/notice.ts'
import type { Product } from '../domain/product.ts'
import { guest } from '../domain/user.ts'
import { applyToWishlist } from '../domain/wishlist.ts'
import { ada, lamp, mug } from '../fixtures/examples.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import {
  optimisticInvariants,
  optimisticTags,
  showsPending,
} from '../optimistic/optimistic-invariants-oracle.ts'
import {
  type ModelChange,
  type OptimisticContext,
  optimisticAnswers,
} from '../optimistic/optimistic-oracle.ts'
import { type WishlistContext, wishlistMachine } from './wishlist.machine.ts'

const withdrawal = tells('notices', { type: 'notice.withdraw', actor: 'wishlist' })
const withdrawn = ({ undo }: OptimisticContext): Effect[] => (undo === undefined ? [] : [withdrawal])
const shown = (context: OptimisticContext): Product[] => (context as WishlistContext).shown
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)

/** The change that restores a product at its position. */
function restoreOf(context: OptimisticContext, id: number) {
  const at = idsOf(shown(context)).indexOf(id)
  return at < 0 ? undefined : { type: 'wishlist.restore', product: shown(context)[at], at }
}

/** Adds the product, or removes it if it is on the wishlist. */
const toggled: ModelChange = {
  change: (context, { product }) =>
    idsOf(shown(context)).includes(product.id)
      ? { type: 'wishlist.remove', id: product.id }
      : { type: 'wishlist.add', product },
  undo: (context, { product }) => restoreOf(context, product.id),
  does: withdrawn,
}

function notices({ refused, pending, sent, undo }: OptimisticContext): Notice[] {
  const done = [...refused, ...pending.slice(0, sent)]
  const has = (type: string) => done.some((change) => change.type === type)
  const action = { label: 'undo', actor: 'wishlist', event: { type: 'wishlist.undo' } } as const
  const offer = undo !== undefined && pending.length === sent ? { action } : {}
  return [
    ...(has('wishlist.add') ? [{ kind: 'success', text: 'addedToWishlist' } as const] : []),
    ...(has('wishlist.remove') ? [{ kind: 'success', text: 'removedFromWishlist', ...offer } as const] : []),
  ]
}

const answers = optimisticAnswers({
  empty: [],
  changes: {
    'wishlist.toggle': toggled,
    'wishlist.undo': {
      needsUndo: true,
      when: ({ undo }) => undo !== undefined,
      change: ({ undo }) => undo,
      undo: () => undefined,
      does: () => [withdrawal],
    },
  },
  notices,
  afterRead: ['afterRead'],
  onLeaving: [withdrawal],
})

export const wishlistModel = defineShopModel({
  machine: wishlistMachine,
  purpose: 'The wishlist, separate for each account; the last removal can be undone.',
  input: { owner: guest, session: 'page-1' },
  initially: (snapshot) => snapshot.matches('loading'),
  events: [
    { type: 'wishlist.toggle', product: lamp },
    { type: 'wishlist.toggle', product: mug },
    { type: 'wishlist.undo' },
    { type: 'wishlist.left' },
    { type: 'owner.changed', owner: ada.id },
    { type: 'storage.changed' },
    { type: 'write.retry' },
    { type: 'xstate.done.actor.reading', output: { value: [], refused: [] } },
    { type: 'xstate.done.actor.reading', output: { value: [lamp], refused: [] } },
    {
      type: 'xstate.done.actor.reading',
      output: { value: [lamp], refused: [{ type: 'wishlist.add', product: mug, entry: 'page-0-1' }] },
    },
    { type: 'xstate.error.actor.reading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.rereading', output: [lamp, mug] },
    { type: 'xstate.error.actor.rereading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.writing', output: [lamp, mug] },
    { type: 'xstate.error.actor.writing', error: new NotSignedIn() },
    { type: 'xstate.error.actor.writing', error: new Error('full') },
  ],
  abstract: ({ stored, shown: now, pending, sent, refused, undo }: WishlistContext) => [
    idsOf(stored),
    idsOf(now),
    pending.length,
    sent,
    refused.length,
    undo !== undefined,
  ],
  stopsAt: ({ pending, refused }: WishlistContext) => pending.length + refused.length > 2,
  answers: {
    ...answers,
    '*': {
      ...answers['*'],
      'wishlist.left': {
        when: ({ undo }) => undo !== undefined,
        does: [withdrawal],
        after: (before, after) => after.undo === undefined && after.pending === before.pending,
      },
    },
  },
  tags: optimisticTags,
  invariants: {
    ...optimisticInvariants,
    'the shown value is the stored value with the pending changes': showsPending(applyToWishlist),
    'no product is on the list twice': ({ context }) => {
      const ids = idsOf(context.shown)
      return new Set(ids).size === ids.length
    },
    'Undo restores a removed product': ({ context }) =>
      context.undo === undefined || context.undo.type === 'wishlist.restore',
  },
  acceptedMutants: {
    'settled: always → writing: leads to refused, not to writing':
      '`refused` leads to `writing` at once, because a change is pending',
  },
})
