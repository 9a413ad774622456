import { inputOf, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { NotSignedIn, StorageError } from '../domain/errors.ts'
import { emptyFor } from '../domain/optimistic.ts'
import { CardDeclined, CardRemoved, CartChanged, NothingToOrder } from '../domain/place-order.ts'
import { ada, adasOrder, lamp } from '../fixtures/examples.ts'
import { defineShopModel, says, signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'
import { type BuyNowContext, buyNowMachine, OfferChanged } from './buy-now.machine.ts'
import type { BuyNowOffer } from './buy-now.ts'

const offer: BuyNowOffer = {
  card: {
    id: 'card-1',
    brand: 'visa',
    last4: '4242',
    cardHolder: 'Ada',
    expiryDate: '12/40',
    isDefault: true,
  },
  shipping: adasOrder.shipping,
}
/** The contents and totals of Ada's cart, in pounds. */
const shownAgreement = {
  lines: [{ id: lamp.id, quantity: 2, price: lamp.price }],
  currency: 'GBP',
  rate: 0.77,
  totals: { subtotal: 3_928, shipping: 0, tax: 393, total: 4_321 },
}
const cartChanged = tells('shop', { type: 'store.changed', store: 'cart' })
const ordersChanged = tells('shop', { type: 'store.changed', store: 'orders' })
const reportsFailure = says('error', 'paymentFailed')
const isError =
  (kind: abstract new (...args: never[]) => Error) =>
  (_: unknown, { error }: AnyEventObject) =>
    error instanceof kind

const asksToConfirm = {
  'buyNow.ask': {
    to: 'offered.asking',
    after: (_: unknown, { agreed }: BuyNowContext) =>
      JSON.stringify(agreed) === JSON.stringify(shownAgreement),
  },
}

export const buyNowModel = defineShopModel({
  machine: buyNowMachine,
  purpose: 'Orders the cart with the default card, after one confirmation.',
  input: { owner: ada.id },
  siblings: {
    cart: { ...emptyFor(ada.id, { lines: [{ product: lamp, quantity: 2 }] }) },
    preferences: { chosen: { language: 'en', currency: 'GBP', theme: 'system' } },
  },
  events: [
    { type: 'xstate.done.actor.reading', output: offer },
    { type: 'xstate.done.actor.reading', output: undefined },
    { type: 'xstate.done.actor.reading', output: 'expired' },
    { type: 'xstate.error.actor.reading', error: new StorageError('failed', 'closed') },
    { type: 'buyNow.ask' },
    { type: 'buyNow.confirm' },
    { type: 'buyNow.cancel' },
    { type: 'xstate.done.actor.place', output: adasOrder },
    { type: 'xstate.error.actor.place', error: new NotSignedIn() },
    { type: 'xstate.error.actor.place', error: new NothingToOrder('empty') },
    { type: 'xstate.error.actor.place', error: new OfferChanged('moved') },
    { type: 'xstate.error.actor.place', error: new CardRemoved('card-1') },
    { type: 'xstate.error.actor.place', error: new CartChanged('dearer') },
    { type: 'xstate.error.actor.place', error: new CardDeclined('declined') },
    { type: 'xstate.error.actor.place', error: new StorageError('full', 'full') },
  ],
  abstract: ({ agreed, offer: offered }) => [agreed, offered?.card.id],
  answers: {
    reading: {
      'xstate.done.actor.reading': [
        { when: (_, { output }) => output === 'expired', to: 'expired' },
        {
          when: (_, { output }) => output !== undefined,
          to: 'offered.resting',
          after: (_, context) => context.offer === offer,
        },
        { to: 'notOffered' },
      ],
      'xstate.error.actor.reading': 'notOffered',
    },
    'offered.resting': asksToConfirm,
    'offered.changed': asksToConfirm,
    'offered.declined': asksToConfirm,
    'offered.notSaved': asksToConfirm,
    'offered.signedOut': asksToConfirm,
    'offered.placed': asksToConfirm,
    'offered.asking': { 'buyNow.confirm': 'offered.placing', 'buyNow.cancel': 'offered.resting' },
    'offered.placing': {
      'xstate.done.actor.place': {
        to: 'offered.placed',
        does: [
          ordersChanged,
          cartChanged,
          says('success', 'orderPlaced'),
          tells('navigation', { type: 'navigation.push', to: '/profile/orders' }),
        ],
      },
      'xstate.error.actor.place': [
        { when: isError(NothingToOrder), to: 'offered.resting', does: [cartChanged, ordersChanged] },
        { when: isError(CardRemoved), to: 'cardRemoved', does: [reportsFailure] },
        { when: isError(OfferChanged), to: 'reading', does: [reportsFailure] },
        { when: isError(CartChanged), to: 'offered.changed', does: [cartChanged, reportsFailure] },
        { when: isError(CardDeclined), to: 'offered.declined', does: [reportsFailure] },
        { when: wasSignedOut, to: 'offered.signedOut', does: signedOutEffects },
        { to: 'offered.notSaved', does: [reportsFailure] },
      ],
    },
  },
  tags: {
    offered: ['offered'],
    'offered.asking': ['asking'],
    'offered.placing': ['busy'],
    'offered.changed': ['changed'],
    'offered.declined': ['declined'],
    'offered.notSaved': ['notSaved'],
  },
  invariants: {
    'the order has the values that the confirmation showed': (snapshot) => {
      const purchase = inputOf(snapshot, 'place')
      return (
        purchase === undefined ||
        JSON.stringify(purchase) === JSON.stringify({ owner: ada.id, offer, agreed: shownAgreement })
      )
    },
    'only reading, notOffered and expired have no offer': ({ value, context }) =>
      value === 'reading' || value === 'notOffered' || value === 'expired' || context.offer !== undefined,
  },
})
