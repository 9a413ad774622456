import { performs } from '@statecart/prove'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { contactMachine } from './contact.machine.ts'

const values = { name: 'Ada', email: 'ada@example.com', subject: 'A lamp', message: 'Does it dim?' }

export const contactModel = defineShopModel({
  machine: contactMachine,
  purpose: 'A message to the shop: logged in this browser, sent to nobody, kept nowhere.',
  input: { owner: 'guest' },
  events: [
    { type: 'form.submitted', values },
    { type: 'xstate.after.moment.contact.writing.done' },
    { type: 'contact.another' },
  ],
  abstract: () => null,
  answers: {
    'writing.open': {
      'form.submitted': {
        to: 'writing.done',
        does: [performs('log', { message: values }), 'form form.done', says('success', 'messageSent')],
      },
    },
    'writing.done': { 'xstate.after.moment.contact.writing.done': 'sent' },
    sent: { 'contact.another': 'writing' },
  },
  waits: { moment: 0 },
  invariants: {
    'nothing of a message is kept': ({ context }) => !JSON.stringify(context).includes(values.message),
    'there is a form while somebody writes': (snapshot) =>
      snapshot.matches('writing') === (snapshot.children.form !== undefined),
  },
})
