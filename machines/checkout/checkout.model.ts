import { type Effect, inputOf, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { noCode } from '../domain/card-form.ts'
import { NotSignedIn, StorageError } from '../domain/errors.ts'
import type { FormValues } from '../domain/form.ts'
import { emptyFor } from '../domain/optimistic.ts'
import type { Payment } from '../domain/order.ts'
import { CardDeclined, CardRemoved, CartChanged, NothingToOrder } from '../domain/place-order.ts'
import { Secret } from '../domain/secret.ts'
import { defaultSettings } from '../domain/settings.ts'
import { ada, adasOrder, lamp } from '../fixtures/examples.ts'
import { defineShopModel, says, signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'
import { type CheckoutContext, checkoutMachine } from './checkout.machine.ts'

const savedCard = {
  id: 'card-1',
  brand: 'mastercard',
  last4: '4444',
  cardHolder: 'Ada Lovelace',
  expiryDate: '12/40',
  isDefault: true,
}
const start = { attempt: 'attempt-1', settings: defaultSettings(ada), cards: [savedCard] }
const number = new Secret('cardNumber', '4242 4242 4242 4242')
const values = {
  ...adasOrder.shipping,
  card: 'new',
  cardName: 'Ada Lovelace',
  cardNumber: number,
  expiryDate: '12/40',
  cvv: new Secret('cardCode', '907'),
  saveAddress: true,
  saveCard: true,
}
/** Values that submit each kind of payment. */
const submissions: Record<Payment['kind'], FormValues> = { card: values }
const withSavedCard = { ...values, card: savedCard.id, cardNumber: new Secret('cardNumber', '') }
const noCard = { brand: '', last4: '' }
const twoLamps = { lines: [{ product: lamp, quantity: 2 }] }
/** What Ada sees at checkout: two lamps, priced in pounds. */
const shownAgreement = {
  lines: [{ id: lamp.id, quantity: 2, price: lamp.price }],
  currency: 'GBP',
  rate: 0.77,
  totals: { subtotal: 3_928, shipping: 0, tax: 393, total: 4_321 },
}

const cartChanged = tells('shop', { type: 'store.changed', store: 'cart' })
const ordersChanged = tells('shop', { type: 'store.changed', store: 'orders' })
const toCart = tells('navigation', { type: 'navigation.replace', to: '/cart' })
const placedEffects = [
  ordersChanged,
  cartChanged,
  says('success', 'orderPlaced'),
  tells('navigation', { type: 'navigation.push', to: `/order-confirmation?order=${adasOrder.id}` }),
]
const failureEffects = [tells('form', { type: 'form.release' }), says('error', 'paymentFailed')]

const isSubmissionCleared = (_: unknown, { submitted }: CheckoutContext) =>
  Object.keys(submitted).length === 0
const wasCartEmpty = (_: unknown, { error }: AnyEventObject) => error instanceof NothingToOrder

/** The answers in every state in which the form is open, before and after a failure. */
const whileOpen = {
  'form.submitted': {
    to: 'open.processing.paying',
    after: (_: unknown, { submitted, agreed }: CheckoutContext, event: AnyEventObject) =>
      submitted === event.values && JSON.stringify(agreed) === JSON.stringify(shownAgreement),
  },
  'checkout.card.chosen': {
    does: (_: unknown, { card }: AnyEventObject): Effect[] => [
      tells('form', { type: 'field.changed', name: 'card', value: card }),
      tells('form', { type: 'form.fill', values: { cvv: noCode } }),
    ],
  },
}

export const checkoutModel = defineShopModel({
  machine: checkoutMachine,
  purpose: 'From a full cart to exactly one order: a failure changes nothing.',
  input: { user: ada },
  initially: ({ value, context: { attempt, cards } }) =>
    value === 'opening' && attempt === '' && cards.length === 0,
  siblings: {
    cart: { ...emptyFor(ada.id, twoLamps) },
    preferences: { chosen: { language: 'en', currency: 'GBP', theme: 'system' } },
  },
  events: [
    { type: 'xstate.done.actor.begin', output: start },
    { type: 'xstate.done.actor.begin', output: { placed: adasOrder } },
    { type: 'xstate.error.actor.begin', error: new NothingToOrder('empty') },
    { type: 'xstate.error.actor.begin', error: new StorageError('failed', 'closed') },
    { type: 'xstate.error.actor.begin', error: new NotSignedIn() },
    { type: 'checkout.retry' },
    { type: 'checkout.card.chosen', card: savedCard.id },
    ...Object.values(submissions).map((submitted) => ({
      type: 'form.submitted' as const,
      values: submitted,
    })),
    { type: 'form.submitted', values: withSavedCard },
    { type: 'xstate.after.processing.checkout.open.processing.paying' },
    { type: 'xstate.done.actor.place', output: adasOrder },
    { type: 'xstate.error.actor.place', error: new NotSignedIn() },
    { type: 'xstate.error.actor.place', error: new NothingToOrder('empty') },
    { type: 'xstate.error.actor.place', error: new CardDeclined('declined') },
    { type: 'xstate.error.actor.place', error: new CartChanged('dearer') },
    { type: 'xstate.error.actor.place', error: new CardRemoved(savedCard.id) },
    { type: 'xstate.error.actor.place', error: new StorageError('full', 'full') },
  ],
  abstract: ({ attempt, submitted, order, cards }) => [attempt, submitted.card, order?.id, cards.length],
  answers: {
    opening: {
      'xstate.done.actor.begin': [
        {
          when: (_, { output }) => 'placed' in output,
          to: 'placed',
          does: placedEffects,
          after: (_, { order }) => order === adasOrder,
        },
        {
          to: 'open.filling',
          after: (_, { attempt, cards, values: prefilled }) =>
            attempt === start.attempt && cards === start.cards && prefilled.cardName === savedCard.cardHolder,
        },
      ],
      'xstate.error.actor.begin': [
        { when: wasCartEmpty, to: 'cartEmpty', does: [toCart] },
        { when: wasSignedOut, to: 'unavailable', does: signedOutEffects },
        { to: 'unavailable' },
      ],
    },
    unavailable: { 'checkout.retry': 'opening' },
    'open.filling': whileOpen,
    'open.declined': whileOpen,
    'open.notSaved': whileOpen,
    'open.signedOut': whileOpen,
    'open.cardRemoved': whileOpen,
    'open.changed': { ...whileOpen, 'checkout.retry': 'opening' },
    'open.processing.paying': {
      'xstate.after.processing.checkout.open.processing.paying': 'open.processing.placing',
    },
    'open.processing.placing': {
      'xstate.done.actor.place': {
        to: 'placed',
        does: placedEffects,
        after: (before, after) => isSubmissionCleared(before, after) && after.order === adasOrder,
      },
      'xstate.error.actor.place': [
        { when: wasCartEmpty, to: 'cartEmpty', does: [toCart], after: isSubmissionCleared },
        {
          when: (_, { error }) => error instanceof CardDeclined,
          to: 'open.declined',
          does: failureEffects,
          after: isSubmissionCleared,
        },
        {
          when: (_, { error }) => error instanceof CartChanged,
          to: 'open.changed',
          does: [...failureEffects, cartChanged, ordersChanged],
          after: isSubmissionCleared,
        },
        {
          when: (_, { error }) => error instanceof CardRemoved,
          to: 'open.cardRemoved',
          does: [
            ...failureEffects,
            tells('form', { type: 'field.changed', name: 'card', value: 'new' }),
            tells('form', { type: 'form.fill', values: { cvv: noCode } }),
          ],
          after: (before, after) => isSubmissionCleared(before, after) && after.cards.length === 0,
        },
        {
          when: wasSignedOut,
          to: 'open.signedOut',
          does: [tells('form', { type: 'form.release' }), ...signedOutEffects],
          after: isSubmissionCleared,
        },
        { to: 'open.notSaved', does: failureEffects, after: isSubmissionCleared },
      ],
    },
  },
  tags: {
    opening: ['loading'],
    open: ['open'],
    'open.declined': ['declined'],
    'open.notSaved': ['notSaved'],
    'open.changed': ['changed'],
    'open.cardRemoved': ['cardRemoved'],
    'open.processing': ['busy'],
  },
  delays: { processing: 1_500 },
  invariants: {
    'leavingCheckout runs in placed and in no other state, for the current owner': (snapshot) =>
      (snapshot.value === 'placed') === 'leavingCheckout' in snapshot.children &&
      JSON.stringify(inputOf(snapshot, 'leavingCheckout') ?? { owner: ada.id }) === `{"owner":"${ada.id}"}`,
    'the submitted values are in context only while the order is placed': ({ value, context }) =>
      JSON.stringify(value).includes('processing') || isSubmissionCleared(undefined, context),
    'the order has the id of this attempt, the lines that were shown and the chosen payment': (snapshot) => {
      const { attempt, agreed, submitted } = snapshot.context
      const placing = inputOf(snapshot, 'place')
      if (placing === undefined) return true
      const isNew = submitted.card === 'new'
      const savedCardFacts =
        snapshot.context.cards.length > 0 ? { brand: 'mastercard', last4: '4444' } : noCard
      const card = isNew ? { brand: 'visa', last4: '4242' } : savedCardFacts
      const request = {
        attempt,
        agreed,
        user: ada,
        shipping: adasOrder.shipping,
        payment: { kind: 'card', ...card },
      }
      const newCard = { ...card, cardHolder: 'Ada Lovelace', expiryDate: '12/40' }
      const cardFields = isNew
        ? { cardNumber: number, saving: { address: true, card: newCard } }
        : { savedCard: savedCard.id, saving: { address: true } }
      return JSON.stringify(sorted(Object(placing))) === JSON.stringify(sorted({ ...request, ...cardFields }))
    },
  },
  acceptedMutants: {
    'open: form.submitted → open.processing: with reenter':
      'starts the form again, whose values this model does not contain',
  },
})

function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).sort(([name], [otherName]) => name.localeCompare(otherName))
}
