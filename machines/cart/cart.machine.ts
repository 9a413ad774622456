import { fromCallback, sendTo, setup } from 'xstate'
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
import { type JournaledInput, type Recorded, startingContext } from '../domain/optimistic.ts'
import type { SourceUpdate } from '../domain/sources.ts'
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
import { withEvent } from '../ports/setup.ts'
import { toNotices, toShop } from '../ports/system.ts'
import { additionsIn, changesAnything, refreshFor } from './cart.ts'

export type CartContext = Undoable<Cart, CartChange, CartRestore>

const accepted = acceptsChange(withEvent<'accept', CartChange>('accept'))

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as JournaledInput,
    tags: {} as 'loading' | 'saving' | 'refused',
  },
  actors: {
    /** Requests products of the cart that are missing from the lists of their sources. */
    lookUp: fromCallback<CartEvent>(() => {}),
    ...optimisticActors<Cart, Recorded<CartChange>>('the cart'),
  },
  actions: {
    ...undoableActions<Cart, CartChange, CartRestore, CartEvent>({
      empty: emptyCart,
      apply: applyToCart,
      undoOf: ({ shown, undo }, change) => (change.type === 'cart.refresh' ? undo : undoOf(shown, change)),
    }),
    announce: sendTo(toNotices, ({ context }) => ({ type: 'notice.say', notices: noticesFor(context) })),
    withdrawUndo: sendTo(toNotices, { type: 'notice.withdraw', actor: 'cart' }),
    /** Requests the catalogue's lists, because prices and availability may have changed since the cart was stored. */
    afterRead: sendTo(toShop, { type: 'cart.loaded' }),
  },
  guards: {
    ...undoableGuards,
    isNews: ({ context }, { updates }: { updates: readonly SourceUpdate[] }) =>
      changesAnything(context.shown, refreshFor(context.shown, updates)),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => startingContext<Cart, CartChange>(input, emptyCart),
  initial: 'loading',
  invoke: { id: 'lookUp', src: 'lookUp' },
  on: {
    'cart.add': accepted,
    'cart.add.all': accepted,
    'cart.quantity.step': accepted,
    'cart.quantity.set': accepted,
    'cart.remove': accepted,
    'cart.clear': accepted,
    'catalogue.updated': {
      guard: withEvent('isNews'),
      actions: [
        { type: 'accept', params: ({ event, context }) => refreshFor(context.shown, event.updates) },
        recordLast,
      ],
    },
    /** Prices may have changed since the restored lines were removed. */
    'cart.undo': { guard: 'canUndo', actions: ['takeBack', recordLast, 'withdrawUndo', 'afterRead'] },
    'cart.left': { guard: 'canUndo', actions: ['forgetUndo', 'withdrawUndo'] },
    'owner.changed': ownerChanged,
  },
  states: optimisticStates<Cart, Recorded<CartChange>>(),
})

/** One notice for each kind of change in the finished write. */
function noticesFor({ stored, refused, pending, sent, undo }: CartContext): Notice[] {
  const changes = [...refused, ...pending.slice(0, sent)]
  const changeTypes = new Set(changes.map((change) => change.type))
  const additions = additionsIn(stored, changes)
  const offer =
    undo && pending.length === sent
      ? { action: { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } } as const }
      : {}
  return [
    ...(additions.has('soldOut') ? [{ kind: 'error', text: 'soldOutLeftOut' } as const] : []),
    ...(additions.has('limited') ? [{ kind: 'error', text: 'quantityLimited' } as const] : []),
    ...(additions.has('added') ? [{ kind: 'success', text: 'addedToCart' } as const] : []),
    ...(changeTypes.has('cart.remove')
      ? [{ kind: 'success', text: 'removedFromCart', ...offer } as const]
      : []),
    ...(changeTypes.has('cart.clear') ? [{ kind: 'success', text: 'cartCleared', ...offer } as const] : []),
  ]
}
