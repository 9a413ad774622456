import { defineModel } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type FindContext, findMachine } from './find.machine.ts'

const typed = (_: FindContext, after: FindContext, { text }: AnyEventObject) =>
  after.text === text && after.at === 0

export const findModel = defineModel({
  machine: findMachine,
  purpose: 'The search over everything in the machine room.',
  input: undefined,
  initially: ({ value, context: { text, at } }) => value === 'closed' && text === '' && at === 0,
  events: [
    { type: 'find.opened' },
    { type: 'find.typed', text: 'cart' },
    { type: 'find.moved', by: 1 },
    { type: 'find.moved', by: -1 },
    { type: 'find.closed' },
  ],
  abstract: ({ text, at }) => [text, at],
  stopsAt: ({ at }) => Math.abs(at) > 1,
  answers: {
    closed: { 'find.opened': 'open', 'find.typed': { to: 'open', after: typed } },
    open: {
      'find.typed': { after: typed },
      'find.moved': {
        after: (before, after, { by }) => after.at === before.at + by && after.text === before.text,
      },
      'find.closed': { to: 'closed', after: (_, { text, at }) => text === '' && at === 0 },
    },
  },
  invariants: {
    'nothing is searched while the search is closed': (snapshot) =>
      !snapshot.matches('closed') || snapshot.context.text === '',
  },
})
