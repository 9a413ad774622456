import { defineModel } from '@statecart/prove'
import { hintMachine } from './hint.machine.ts'

export const hintModel = defineModel({
  machine: hintMachine,
  purpose: 'The sentence that says what a tool of the machine room does, until it is dismissed.',
  input: { isSeen: false },
  otherInputs: [{ isSeen: true }],
  initially: (snapshot) => snapshot.matches(snapshot.context.isSeen ? 'seen' : 'shown'),
  events: [{ type: 'hint.dismissed' }],
  abstract: ({ isSeen }) => isSeen,
  answers: {
    shown: { 'hint.dismissed': { to: 'seen', does: ['remember'] } },
  },
  invariants: {},
})
