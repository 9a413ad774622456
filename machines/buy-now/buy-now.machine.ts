import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import { namedError } from '../domain/errors.ts'
import type { Order } from '../domain/order.ts'
import { type Agreement, emptyAgreement } from '../domain/place-order.ts'
import type { Owner } from '../domain/user.ts'
import { currentAgreement, placingActions, placingGuards } from '../placing/placing.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { toNavigation } from '../ports/system.ts'
import type { BuyNowOffer, OfferResult } from './buy-now.ts'

/** The default card or the address differs from what the shopper confirmed. */
export class OfferChanged extends namedError('OfferChanged') {}

export interface Purchase {
  owner: Owner
  offer: BuyNowOffer
  agreed: Agreement
}

export interface BuyNowContext {
  owner: Owner
  offer: BuyNowOffer | undefined
  /** The cart contents and totals that the shopper is asked to confirm. */
  agreed: Agreement
}

export type BuyNowEvent = { type: 'buyNow.ask' } | { type: 'buyNow.confirm' } | { type: 'buyNow.cancel' }

/** Orders the cart with the default card, after one confirmation. */
export const buyNowMachine = setup({
  types: {
    context: {} as BuyNowContext,
    events: {} as BuyNowEvent,
    input: {} as { owner: Owner },
    tags: {} as 'offered' | 'asking' | 'busy' | 'declined' | 'notSaved' | 'changed',
  },
  actors: {
    readOffer: port<OfferResult, { owner: Owner }>('reading card and address'),
    place: port<Order, Purchase>('placing an order with Buy Now'),
  },
  actions: {
    ...placingActions<BuyNowContext, BuyNowEvent>(),
    ...signedOutActions<BuyNowContext, BuyNowEvent>(),
    adopt: assign((_, { offer }: { offer: OfferResult }) => (offer === 'expired' ? {} : { offer })),
    agree: assign(({ system }) => ({ agreed: currentAgreement(system) })),
    toOrders: sendTo(toNavigation, { type: 'navigation.push', to: '/profile/orders' }),
  },
  guards: {
    ...placingGuards,
    isNotSignedIn,
    isExpired: (_, { offer }: { offer: OfferResult }) => offer === 'expired',
    isOffer: (_, { offer }: { offer: OfferResult }) => offer !== undefined,
    isOfferChanged: (_, { error }: { error: unknown }) => error instanceof OfferChanged,
  },
}).createMachine({
  id: 'buyNow',
  context: ({ input }) => ({ owner: input.owner, offer: undefined, agreed: emptyAgreement }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'reading',
        src: 'readOffer',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ offer: event.output }) },
            target: 'expired',
          },
          {
            guard: { type: 'isOffer', params: ({ event }) => ({ offer: event.output }) },
            target: 'offered',
            actions: { type: 'adopt', params: ({ event }) => ({ offer: event.output }) },
          },
          { target: 'notOffered' },
        ],
        onError: 'notOffered',
      },
    },
    /** A card, or a part of the address, is missing. */
    notOffered: {},
    /** The default card has expired; the address is complete. */
    expired: {},
    /** The card that the shopper confirmed is no longer saved. */
    cardRemoved: {},
    offered: {
      tags: ['offered'],
      initial: 'resting',
      on: { 'buyNow.ask': '.asking' },
      states: {
        resting: {},
        asking: {
          tags: ['asking'],
          entry: 'agree',
          on: { 'buyNow.confirm': 'placing', 'buyNow.cancel': 'resting', 'buyNow.ask': {} },
        },
        placing: {
          tags: ['busy'],
          on: { 'buyNow.ask': {} },
          invoke: {
            id: 'place',
            src: 'place',
            input: ({ context }) => purchaseFrom(context),
            onDone: { target: 'placed' },
            onError: [
              {
                guard: withEvent('isNothingToOrder'),
                target: 'resting',
                actions: ['tellCart', 'tellOrders'],
              },
              { guard: withEvent('isCardRemoved'), target: '#buyNow.cardRemoved', actions: 'sayFailed' },
              { guard: withEvent('isOfferChanged'), target: '#buyNow.reading', actions: 'sayFailed' },
              { guard: withEvent('isCartChanged'), target: 'changed', actions: ['tellCart', 'sayFailed'] },
              { guard: withEvent('isDeclined'), target: 'declined', actions: 'sayFailed' },
              {
                guard: withEvent('isNotSignedIn'),
                target: 'signedOut',
                actions: ['rereadSession', 'sayNotSignedIn'],
              },
              { target: 'notSaved', actions: 'sayFailed' },
            ],
          },
        },
        changed: { tags: ['changed'] },
        declined: { tags: ['declined'] },
        notSaved: { tags: ['notSaved'] },
        /** The session is read again. If no user is signed in, the session machine navigates to the home page. */
        signedOut: {},
        /** Still offered: if another tab fills the cart before the orders are shown, the shopper can stay and buy again. */
        placed: { entry: ['tellOrders', 'tellCart', 'sayPlaced', 'toOrders'] },
      },
    },
  },
})

function purchaseFrom({ owner, offer, agreed }: BuyNowContext): Purchase {
  if (!offer) throw new Error('An order with Buy Now needs a saved card and an address.')
  return { owner, offer, agreed }
}

export type BuyNowActor = ActorRefFrom<typeof buyNowMachine>
