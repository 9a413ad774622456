import { assign, sendParent, sendTo, setup } from 'xstate'
import { blankCard, brandIn, cardFrom, type NewCard } from '../domain/card-form.ts'
import { CardSavedAlready } from '../domain/errors.ts'
import { draftKey, type FormValues, type Problems } from '../domain/form.ts'
import { say } from '../domain/notice.ts'
import type { Owner } from '../domain/user.ts'
import { type FormChanged, type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { toNotices, toShop } from '../ports/system.ts'

export interface PaymentFormContext {
  owner: Owner
  /** Decides how long the code has to be. */
  brand: string
  card: NewCard
}

type PaymentFormEvent = FormSubmitted | FormChanged

const noCard: NewCard = { brand: '', last4: '', cardHolder: '', expiryDate: '' }

/** Adds a card. Of its number, only the brand and the last four digits leave the form; its code never does. */
export const paymentFormMachine = setup({
  types: {
    context: {} as PaymentFormContext,
    events: {} as PaymentFormEvent,
    input: {} as { owner: Owner },
    tags: {} as 'busy' | 'saving' | 'notSaved',
    children: {} as { form: 'form' },
  },
  actors: {
    form: formMachine,
    save: port<void, { owner: Owner; card: NewCard }>('saving a card'),
  },
  actions: {
    ...signedOutActions<PaymentFormContext, PaymentFormEvent>(),
    setBrand: assign((_, { values }: { values: FormValues }) => ({ brand: brandIn(values) })),
    setCard: assign((_, { values }: { values: FormValues }) => ({ card: cardFrom(values) })),
    release: sendTo('form', (_, { problems }: { problems: Problems }) => ({
      type: 'form.release' as const,
      problems,
    })),
    finish: sendTo('form', { type: 'form.done' }),
    tellCards: sendTo(toShop, { type: 'store.changed', store: 'paymentMethods' }),
    tellParent: sendParent({ type: 'card.saved' }),
    sayAdded: sendTo(toNotices, say('success', 'paymentMethodAdded')),
  },
  guards: {
    isNotSignedIn,
    isSavedAlready: (_, { error }: { error: unknown }) => error instanceof CardSavedAlready,
  },
}).createMachine({
  id: 'paymentForm',
  context: ({ input }) => ({ ...input, brand: '', card: noCard }),
  invoke: {
    id: 'form',
    src: 'form',
    input: ({ context: { owner } }) => ({
      values: blankCard,
      draft: { key: draftKey(owner, 'payment'), owner },
    }),
  },
  initial: 'open',
  states: {
    open: {
      initial: 'filling',
      states: {
        filling: {},
        notSaved: { tags: ['notSaved'] },
        /** The session is read again. If no user is signed in, the session machine navigates to the home page. */
        signedOut: {},
      },
      on: {
        'form.changed': { actions: withEvent('setBrand') },
        'form.submitted': { target: 'saving', actions: withEvent('setCard') },
      },
    },
    saving: {
      tags: ['busy', 'saving'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { owner, card } }) => ({ owner, card }),
        onDone: { target: 'settling', actions: 'finish' },
        onError: [
          {
            guard: withEvent('isSavedAlready'),
            target: 'open',
            actions: { type: 'release', params: { problems: { cardNumber: 'cardSavedAlready' } } },
          },
          {
            guard: withEvent('isNotSignedIn'),
            target: 'open.signedOut',
            actions: [{ type: 'release', params: { problems: {} } }, 'rereadSession', 'sayNotSignedIn'],
          },
          { target: 'open.notSaved', actions: { type: 'release', params: { problems: {} } } },
        ],
      },
    },
    /** The form still runs here, so that it receives `form.done` and deletes its draft before the parent stops it. */
    settling: { always: 'saved' },
    saved: { entry: ['tellCards', 'sayAdded', 'tellParent'] },
  },
})
