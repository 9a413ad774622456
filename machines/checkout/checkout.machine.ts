import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import { noCode } from '../domain/card-form.ts'
import { draftKey, type FormValues } from '../domain/form.ts'
import type { Order } from '../domain/order.ts'
import { type Agreement, CardRemoved, emptyAgreement } from '../domain/place-order.ts'
import type { SavedCard } from '../domain/saved-cards.ts'
import type { Owner, User } from '../domain/user.ts'
import { type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { currentAgreement, placingActions, placingGuards } from '../placing/placing.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { toNavigation } from '../ports/system.ts'
import { type AlreadyPlaced, type CheckoutStart, contextAtStart, newCard } from './checkout.ts'
import { type Submission, submissionFrom } from './submission.ts'

export interface CheckoutContext {
  user: User
  attempt: string
  cards: readonly SavedCard[]
  values: FormValues
  submitted: FormValues
  /** The cart contents and totals that were shown when the order was submitted. */
  agreed: Agreement
  order: Order | undefined
}

export type CheckoutEvent =
  | FormSubmitted
  | { type: 'checkout.retry' }
  /** The id of a saved card, or `newCard`. */
  | { type: 'checkout.card.chosen'; card: string }

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { user: User },
    children: {} as { form: 'form' },
    tags: {} as 'busy' | 'open' | 'loading' | 'declined' | 'notSaved' | 'changed' | 'cardRemoved',
  },
  actors: {
    form: formMachine,
    begin: port<CheckoutStart | AlreadyPlaced, { user: User }>('beginning a checkout'),
    place: port<Order, Submission>('placing an order'),
    leavingCheckout: port<void, { owner: Owner }>('waiting until the page leaves the checkout'),
  },
  actions: {
    ...placingActions<CheckoutContext, CheckoutEvent>(),
    ...signedOutActions<CheckoutContext, CheckoutEvent>(),
    start: assign((_, start: CheckoutStart | AlreadyPlaced) => contextAtStart(start)),
    setSubmitted: assign(({ system }, { values }: { values: FormValues }) => ({
      submitted: values,
      agreed: currentAgreement(system),
    })),
    chooseCard: sendTo('form', (_, { card }: { card: string }) => ({
      type: 'field.changed' as const,
      name: 'card',
      value: card,
    })),
    dropCard: assign(({ context }, { error }: { error: unknown }) => ({
      cards: context.cards.filter(({ id }) => !(error instanceof CardRemoved && error.card === id)),
    })),
    /** Clears the security code, because it belongs to the card that was chosen before. */
    askForCode: sendTo('form', { type: 'form.fill', values: { cvv: noCode } }),
    forgetSecrets: assign({ submitted: {} }),
    setOrder: assign((_, { order }: { order: Order }) => ({ order })),
    release: sendTo('form', { type: 'form.release' }),
    toConfirmation: sendTo(toNavigation, (_, { order }: { order: Order }) => ({
      type: 'navigation.push' as const,
      to: `/order-confirmation?order=${encodeURIComponent(order.id)}`,
    })),
    toCart: sendTo(toNavigation, { type: 'navigation.replace', to: '/cart' }),
  },
  guards: {
    ...placingGuards,
    isNotSignedIn,
    isPlaced: (_, start: CheckoutStart | AlreadyPlaced) => 'placed' in start,
  },
  delays: { processing: 1_500 },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    attempt: '',
    cards: [],
    values: {},
    submitted: {},
    agreed: emptyAgreement,
    order: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['loading'],
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => ({ user: context.user }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'start', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'start', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: withEvent('isNothingToOrder'), target: 'cartEmpty' },
          {
            guard: withEvent('isNotSignedIn'),
            target: 'unavailable',
            actions: ['rereadSession', 'sayNotSignedIn'],
          },
          { target: 'unavailable' },
        ],
      },
    },
    unavailable: { on: { 'checkout.retry': 'opening' } },
    cartEmpty: { entry: 'toCart' },
    open: {
      tags: ['open'],
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { cards, values, user } }) => ({
          facts: { cards },
          values,
          draft: { key: draftKey(user.id, 'checkout'), owner: user.id },
        }),
      },
      initial: 'filling',
      states: {
        filling: {},
        /** The form is open again, with the typed values. */
        declined: { tags: ['declined'] },
        notSaved: { tags: ['notSaved'] },
        /** The session is read again. If no user is signed in, the session machine navigates to the home page. */
        signedOut: {},
        /** The chosen saved card has been removed. The form is set to a new card; another saved card can be chosen. */
        cardRemoved: { tags: ['cardRemoved'] },
        /** The cart has changed. A retry starts again with the current cart, and the draft restores the typed values. */
        changed: { tags: ['changed'], on: { 'checkout.retry': '#checkout.opening' } },
        processing: {
          tags: ['busy'],
          initial: 'paying',
          /** Ignores further submits and card choices while the order is placed. */
          on: { 'checkout.card.chosen': {}, 'form.submitted': {} },
          states: {
            paying: { after: { processing: 'placing' } },
            placing: {
              invoke: {
                id: 'place',
                src: 'place',
                input: ({ context }) => submissionFrom(context),
                onDone: {
                  target: '#checkout.placed',
                  actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                },
                onError: [
                  { guard: withEvent('isNothingToOrder'), target: '#checkout.cartEmpty' },
                  {
                    guard: withEvent('isCartChanged'),
                    target: '#checkout.open.changed',
                    actions: ['release', 'tellCart', 'tellOrders', 'sayFailed'],
                  },
                  {
                    guard: withEvent('isCardRemoved'),
                    target: '#checkout.open.cardRemoved',
                    actions: [
                      withEvent('dropCard'),
                      'release',
                      { type: 'chooseCard', params: { card: newCard } },
                      'askForCode',
                      'sayFailed',
                    ],
                  },
                  {
                    guard: withEvent('isDeclined'),
                    target: '#checkout.open.declined',
                    actions: ['release', 'sayFailed'],
                  },
                  {
                    guard: withEvent('isNotSignedIn'),
                    target: '#checkout.open.signedOut',
                    actions: ['release', 'rereadSession', 'sayNotSignedIn'],
                  },
                  { target: '#checkout.open.notSaved', actions: ['release', 'sayFailed'] },
                ],
              },
            },
          },
          exit: 'forgetSecrets',
        },
      },
      on: {
        'form.submitted': { target: '.processing', actions: withEvent('setSubmitted') },
        'checkout.card.chosen': { actions: [withEvent('chooseCard'), 'askForCode'] },
      },
    },
    placed: {
      /** Deletes the draft after the page has moved on. If the page is reloaded before that, it finds the order in the draft. */
      invoke: {
        id: 'leavingCheckout',
        src: 'leavingCheckout',
        input: ({ context }) => ({ owner: context.user.id }),
      },
      entry: [
        'tellOrders',
        'tellCart',
        'sayPlaced',
        { type: 'toConfirmation', params: ({ context }) => ({ order: context.order as Order }) },
      ],
    },
  },
})

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
