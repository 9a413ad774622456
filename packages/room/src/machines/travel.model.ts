import { defineModel } from '@statecart/prove'
import { travelMachine } from './travel.machine.ts'

export const travelModel = defineModel({
  machine: travelMachine,
  purpose: 'Which moment of an actor is shown: the present, or an earlier one.',
  input: undefined,
  events: [{ type: 'travel.to', seq: 1 }, { type: 'travel.to', seq: 2 }, { type: 'travel.home' }],
  abstract: ({ seq }) => seq,
  answers: {
    past: { 'travel.home': { to: 'present', after: (_, { seq }) => seq === undefined } },
    '*': { 'travel.to': { to: 'past', after: (_, after, { seq }) => after.seq === seq } },
  },
  invariants: {
    'an event number is stored if and only if the past is shown': (snapshot) =>
      snapshot.matches('past') === (snapshot.context.seq !== undefined),
  },
})
