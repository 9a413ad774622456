import { assign, sendTo, setup, stateIn } from 'xstate'
import type { Notice } from '../domain/notice.ts'
import { emptyFor, type Optimistic, type OptimisticEvent, withPending } from '../domain/optimistic.ts'
import { applyToCards, type CardsChange, type SavedCard } from '../domain/saved-cards.ts'
import type { Owner } from '../domain/user.ts'
import { optimisticActions, optimisticActors, optimisticGuards } from '../optimistic/optimistic-actions.ts'
import { optimisticStates } from '../optimistic/optimistic-states.ts'
import { paymentFormMachine } from '../payment-form/payment-form.machine.ts'
import { withEvent } from '../ports/setup.ts'
import { toNotices } from '../ports/system.ts'

export interface PaymentMethodsContext extends Optimistic<SavedCard[], CardsChange> {
  /** The card to remove, while the confirmation is open. */
  toRemove: SavedCard | undefined
}

export type PaymentMethodsEvent =
  | Extract<CardsChange, { type: 'card.default' }>
  | OptimisticEvent
  | { type: 'form.toggled' }
  | { type: 'card.saved' }
  | { type: 'card.remove.ask'; card: SavedCard }
  | { type: 'card.remove.cancel' }
  | { type: 'card.remove.confirm' }

/** The saved cards of one account. */
export const paymentMethodsMachine = setup({
  types: {
    context: {} as PaymentMethodsContext,
    events: {} as PaymentMethodsEvent,
    input: {} as { owner: Owner },
    tags: {} as 'loading' | 'saving' | 'refused' | 'adding' | 'asking',
    children: {} as { paymentForm: 'paymentForm' },
  },
  actors: {
    paymentForm: paymentFormMachine,
    ...optimisticActors<SavedCard[], CardsChange>('the saved cards'),
  },
  actions: {
    accept: assign(({ context }, change: CardsChange) => withPending(context, change, applyToCards)),
    askToRemove: assign((_, { card }: { card: SavedCard }) => ({ toRemove: card })),
    removeConfirmed: assign(({ context }) =>
      context.toRemove
        ? withPending(context, { type: 'card.remove', id: context.toRemove.id }, applyToCards)
        : {},
    ),
    stopAsking: assign({ toRemove: undefined }),
    ...optimisticActions<SavedCard[], CardsChange, PaymentMethodsEvent, PaymentMethodsContext>(applyToCards),
    announce: sendTo(toNotices, ({ context }) => ({ type: 'notice.say', notices: noticesFor(context) })),
  },
  guards: {
    ...optimisticGuards,
    isStale: stateIn({ cards: { writing: 'stale' } }),
  },
}).createMachine({
  id: 'paymentMethods',
  context: ({ input: { owner } }) => ({
    ...emptyFor<SavedCard[], CardsChange>(owner, []),
    toRemove: undefined,
  }),
  type: 'parallel',
  on: {
    'card.default': { actions: withEvent('accept') },
  },
  states: {
    cards: {
      initial: 'loading',
      states: optimisticStates<SavedCard[], CardsChange>(),
    },
    form: {
      initial: 'closed',
      states: {
        closed: { on: { 'form.toggled': 'open' } },
        open: {
          tags: ['adding'],
          invoke: {
            id: 'paymentForm',
            src: 'paymentForm',
            input: ({ context: { owner } }) => ({ owner }),
          },
          on: { 'form.toggled': 'closed', 'card.saved': 'closed' },
        },
      },
    },
    removal: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'card.remove.ask': { target: 'asking', actions: withEvent('askToRemove') },
          },
        },
        asking: {
          tags: ['asking'],
          on: {
            'card.remove.cancel': { target: 'settled', actions: 'stopAsking' },
            'card.remove.confirm': { target: 'settled', actions: ['removeConfirmed', 'stopAsking'] },
          },
        },
      },
    },
  },
})

function noticesFor({ refused, pending, sent }: PaymentMethodsContext): Notice[] {
  const done = new Set([...refused, ...pending.slice(0, sent)].map((change) => change.type))
  return [
    ...(done.has('card.default') ? [{ kind: 'success', text: 'defaultPaymentUpdated' } as const] : []),
    ...(done.has('card.remove') ? [{ kind: 'success', text: 'paymentMethodRemoved' } as const] : []),
  ]
}
