import { performs, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { type ContactContext, contactMachine } from './contact.machine.ts'

const values = { name: 'Ada', email: 'ada@example.com', subject: 'A lamp', message: 'Does it dim?' }

const hasNewOwner = (_: unknown, after: ContactContext, { owner }: AnyEventObject) => after.owner === owner

export const contactModel = defineShopModel({
  machine: contactMachine,
  purpose: 'A message to the shop: it is logged in this browser, and neither sent nor stored.',
  input: undefined,
  initially: (snapshot) => snapshot.matches('writing'),
  events: [
    { type: 'form.submitted', values },
    { type: 'xstate.after.moment.contact.writing.done' },
    { type: 'contact.another' },
    { type: 'owner.changed', owner: 'guest' },
    { type: 'owner.changed', owner: 'ada' },
  ],
  abstract: ({ owner }) => owner,
  answers: {
    'writing.open': {
      'owner.changed': [
        {
          when: ({ owner }) => owner !== undefined && owner !== 'guest',
          to: 'writing',
          after: hasNewOwner,
        },
        {
          does: (_, { owner }) => [
            tells('form', { type: 'form.draft', draft: { key: `${owner}/contact`, owner } }),
          ],
          after: hasNewOwner,
        },
      ],
      'form.submitted': {
        to: 'writing.done',
        does: [performs('log', { message: values }), 'form form.done', says('success', 'messageSent')],
      },
    },
    'writing.done': {
      'xstate.after.moment.contact.writing.done': 'sent',
      'owner.changed': { after: hasNewOwner },
    },
    sent: { 'contact.another': 'writing', 'owner.changed': { after: hasNewOwner } },
  },
  delays: { moment: 0 },
  invariants: {
    'the owner is followed at any time': ({ children }) => children.owner !== undefined,
    'no message is in context': ({ context }) => !JSON.stringify(context).includes(values.message),
    'the form exists while a message is being written': (snapshot) =>
      snapshot.matches('writing') === (snapshot.children.form !== undefined),
  },
})
