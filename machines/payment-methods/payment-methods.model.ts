import type { Answers, FullAnswer } from '@statecart/prove'
import { NotSignedIn } from '../domain/errors.ts'
import type { Notice } from '../domain/notice.ts'
import { applyToCards, type SavedCard } from '../domain/saved-cards.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { optimisticTags, showsPending } from '../optimistic/optimistic-invariants-oracle.ts'
import { type OptimisticContext, optimisticAnswers } from '../optimistic/optimistic-oracle.ts'
import { type PaymentMethodsContext, paymentMethodsMachine } from './payment-methods.machine.ts'

type Machine = typeof paymentMethodsMachine
type CardsAnswer = FullAnswer<Machine>
type StateAnswers = Readonly<Record<string, Answers<Machine>>>

const visa: SavedCard = {
  id: 'visa',
  brand: 'visa',
  last4: '4242',
  cardHolder: 'Ada Lovelace',
  expiryDate: '12/40',
  isDefault: true,
  sample: true,
}
const amex: SavedCard = { ...visa, id: 'amex', brand: 'american-express', last4: '0005', isDefault: false }

function notices({ refused, pending, sent }: OptimisticContext): Notice[] {
  const done = [...refused, ...pending.slice(0, sent)]
  const has = (type: string) => done.some((change) => change.type === type)
  return [
    ...(has('card.default') ? [{ kind: 'success', text: 'defaultPaymentUpdated' } as const] : []),
    ...(has('card.remove') ? [{ kind: 'success', text: 'paymentMethodRemoved' } as const] : []),
  ]
}

const toRemoveIn = (context: OptimisticContext) => (context as PaymentMethodsContext).toRemove
const answers = optimisticAnswers({
  empty: [],
  changes: {
    'card.default': { change: (_, event) => event, undo: () => undefined },
    'card.remove.confirm': {
      when: (context) => toRemoveIn(context) !== undefined,
      change: (context) => ({ type: 'card.remove', id: toRemoveIn(context)?.id }),
      undo: () => undefined,
    },
  },
  notices,
  afterRead: ['afterRead'],
  onLeaving: [],
})

const states = Object.keys(optimisticTags).concat('settled', 'refreshing', 'writing.current', 'writing.stale')

/** Adds the name of their region to the states, because the machine has three regions. */
function answersInRegion(): Record<string, StateAnswers> {
  return Object.fromEntries(
    states.map((state) => [
      `cards.${state}`,
      Object.fromEntries(
        Object.entries(answers[state] ?? {}).map(([type, answer]) => [type, inCardsRegion(answer)]),
      ),
    ]),
  )
}

function inCardsRegion(expected: CardsAnswer | readonly CardsAnswer[]): CardsAnswer[] {
  return [expected].flat().map((answer) => ({
    ...answer,
    ...(answer.to === undefined ? {} : { to: `cards.${answer.to}` }),
  }))
}

const nothingToRemove = (_: unknown, { toRemove }: PaymentMethodsContext) => toRemove === undefined

export const paymentMethodsModel = defineShopModel({
  machine: paymentMethodsMachine,
  purpose: 'The saved cards of an account: at most one of them is the default.',
  input: { owner: 'ada' },
  initially: (snapshot) => snapshot.matches({ form: 'closed', removal: 'settled' }),
  events: [
    { type: 'card.default', id: amex.id },
    { type: 'form.toggled' },
    { type: 'card.saved' },
    { type: 'card.remove.ask', card: visa },
    { type: 'card.remove.cancel' },
    { type: 'card.remove.confirm' },
    { type: 'storage.changed' },
    { type: 'write.retry' },
    { type: 'xstate.done.actor.reading', output: { value: [visa, amex], refused: [] } },
    {
      type: 'xstate.done.actor.reading',
      output: { value: [visa, amex], refused: [{ type: 'card.remove', id: visa.id }] },
    },
    { type: 'xstate.error.actor.reading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.rereading', output: [amex] },
    { type: 'xstate.error.actor.rereading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.writing', output: [amex] },
    { type: 'xstate.error.actor.writing', error: new NotSignedIn() },
    { type: 'xstate.error.actor.writing', error: new Error('full') },
  ],
  abstract: ({ stored, pending, sent, refused, toRemove }) => [
    stored.length,
    pending.length,
    sent,
    refused.length,
    toRemove?.id,
  ],
  stopsAt: ({ pending, refused }) => pending.length + refused.length > 2,
  answers: {
    ...answersInRegion(),
    'form.closed': { 'form.toggled': 'form.open' },
    'form.open': { 'form.toggled': 'form.closed', 'card.saved': 'form.closed' },
    'removal.settled': {
      'card.remove.ask': { to: 'removal.asking', after: (_, { toRemove }, { card }) => toRemove === card },
    },
    'removal.asking': {
      'card.remove.cancel': { to: 'removal.settled', after: nothingToRemove },
      'card.remove.confirm': { to: 'removal.settled', after: nothingToRemove },
    },
  },
  tags: {
    ...Object.fromEntries(Object.entries(optimisticTags).map(([state, tags]) => [`cards.${state}`, tags])),
    'form.open': ['adding'],
    'removal.asking': ['asking'],
  },
  invariants: {
    'the shown value is the stored value with the pending changes': showsPending(applyToCards),
    'at most one card is the default': ({ context }) =>
      context.shown.filter(({ isDefault }) => isDefault).length <= 1,
    'the form actor runs only while the form is open': (snapshot) =>
      snapshot.hasTag('adding') === (snapshot.children.paymentForm !== undefined),
  },
  acceptedMutants: {
    'cards.settled: always → cards.writing: leads to cards.refused, not to cards.writing':
      '`cards.refused` leads to `cards.writing` at once, because a change is pending',
  },
})
