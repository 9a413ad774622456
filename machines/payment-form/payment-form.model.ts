import { inputOf, isSameData, tells } from '@statecart/prove'
import { CardSavedAlready, NotSignedIn } from '../domain/errors.ts'
import type { Problems } from '../domain/form.ts'
import { Secret } from '../domain/secret.ts'
import { defineShopModel, says, signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'
import { paymentFormMachine } from './payment-form.machine.ts'

const number = '4242 4242 4242 4242'
const values = {
  cardNumber: new Secret('cardNumber', number),
  cardHolder: ' Ada Lovelace ',
  expiryDate: '12/40',
  cvv: new Secret('cardCode', '907'),
}
const savedCard = { brand: 'visa', last4: '4242', cardHolder: 'Ada Lovelace', expiryDate: '12/40' }
const releases = (problems: Problems) => tells('form', { type: 'form.release', problems })
const isSavedCard = (card: unknown) => JSON.stringify(card) === JSON.stringify(savedCard)

export const paymentFormModel = defineShopModel({
  machine: paymentFormMachine,
  purpose: 'Adding a card: of number and code, only the brand and the last four digits leave the form.',
  input: { owner: 'ada' },
  events: [
    { type: 'form.changed', values },
    { type: 'form.submitted', values },
    { type: 'xstate.done.actor.save', output: undefined },
    { type: 'xstate.error.actor.save', error: new NotSignedIn() },
    { type: 'xstate.error.actor.save', error: new Error('full') },
    { type: 'xstate.error.actor.save', error: new CardSavedAlready() },
  ],
  abstract: ({ brand, card }) => [brand, card.last4],
  answers: {
    open: {
      'form.changed': { after: (before, after) => after.brand === 'visa' && after.card === before.card },
      'form.submitted': { to: 'saving', after: (_, { card }) => isSavedCard(card) },
    },
    saving: {
      'xstate.done.actor.save': {
        to: 'saved',
        does: [
          tells('form', { type: 'form.done' }),
          tells('shop', { type: 'store.changed', store: 'paymentMethods' }),
          says('success', 'paymentMethodAdded'),
          tells('parent', { type: 'card.saved' }),
        ],
      },
      'xstate.error.actor.save': [
        {
          when: (_, { error }) => error instanceof CardSavedAlready,
          to: 'open.filling',
          does: [releases({ cardNumber: 'cardSavedAlready' })],
        },
        {
          when: wasSignedOut,
          to: 'open.signedOut',
          does: [releases({}), ...signedOutEffects],
        },
        { to: 'open.notSaved', does: [releases({})] },
      ],
    },
  },
  initially: ({ value, context: { brand, card } }) =>
    isSameData(value, { open: 'filling' }) &&
    brand === '' &&
    JSON.stringify(Object.values(card)) === JSON.stringify(['', '', '', '']),
  tags: { 'open.notSaved': ['notSaved'], saving: ['busy', 'saving'] },
  invariants: {
    'no card number is in context or in what is saved': (snapshot) =>
      !JSON.stringify([snapshot.context, inputOf(snapshot, 'save')])
        .replaceAll(' ', '')
        .includes('42424242'),
  },
})
