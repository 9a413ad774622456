import { defineModel } from '@statecart/prove'
import { disclosureMachine } from './disclosure.machine.ts'

export const disclosureModel = defineModel({
  machine: disclosureMachine,
  purpose: 'A part of the machine room that is loaded when it is opened.',
  input: undefined,
  initially: (snapshot) => snapshot.matches('closed'),
  events: [{ type: 'disclosure.opened' }, { type: 'disclosure.closed' }],
  abstract: () => undefined,
  answers: {
    closed: { 'disclosure.opened': 'open' },
    open: { 'disclosure.closed': 'closed' },
  },
  invariants: {},
})
