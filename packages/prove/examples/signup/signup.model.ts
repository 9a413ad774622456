import { defineModel, inputOf, isSameData } from '@statecart/prove'
import { maxRetries, signupMachine } from './signup.machine.ts'

const answered = 'xstate.done.actor.checkName'
const unanswered = 'xstate.error.actor.checkName'

export const signupModel = defineModel({
  machine: signupMachine,
  purpose: 'Signs up with a name that is free, and a plan.',
  input: undefined,
  events: [
    { type: 'name.entered', name: 'ada' },
    { type: 'name.entered', name: ' ' },
    { type: 'plan.chosen', plan: 'team' },
    { type: 'plan.chosen', plan: 'free' },
    { type: 'next' },
    { type: 'back' },
    { type: answered, output: true },
    { type: answered, output: false },
    { type: unanswered, error: new Error('no answer') },
    { type: 'xstate.after.pause.signup.checking.pausing' },
    { type: 'xstate.done.actor.register', output: undefined },
    { type: 'xstate.error.actor.register', error: new Error('no answer') },
  ],
  abstract: ({ name, plan, retries }) => ({ name, plan, retries }),
  answers: {
    naming: {
      'name.entered': { to: 'naming.editing', after: (_, { name }, event) => name === event.name },
      next: [{ when: ({ name }) => name.trim() !== '', to: 'checking.asking' }, { to: 'naming.missing' }],
    },
    checking: {
      'name.entered': {
        to: 'naming.editing',
        after: (_, { name, retries }, event) => name === event.name && retries === 0,
      },
    },
    'checking.asking': {
      [answered]: [
        { when: (_, { output }) => output, to: 'choosing.editing', after: (_, { retries }) => retries === 0 },
        { to: 'naming.taken', after: (_, { retries }) => retries === 0 },
      ],
      [unanswered]: [
        {
          when: ({ retries }) => retries < maxRetries,
          to: 'checking.pausing',
          after: (before, { retries }) => retries === before.retries + 1,
        },
        { to: 'naming.unanswered', after: (_, { retries }) => retries === 0 },
      ],
    },
    'checking.pausing': { 'xstate.after.pause.signup.checking.pausing': 'checking.asking' },
    choosing: {
      'plan.chosen': { to: 'choosing.editing', after: (_, { plan }, event) => plan === event.plan },
      back: 'naming.editing',
      next: 'sending',
    },
    sending: {
      'xstate.done.actor.register': 'done',
      'xstate.error.actor.register': 'choosing.notSent',
    },
  },
  delays: { pause: 1_000 },
  initially: (snapshot) => snapshot.matches({ naming: 'editing' }),
  invariants: {
    'the service checks the entered name': (snapshot) =>
      !snapshot.matches({ checking: 'asking' }) ||
      isSameData(inputOf(snapshot, 'checkName'), { name: snapshot.context.name }),
    'only complete data is sent': ({ context: { name, plan }, ...snapshot }) =>
      snapshot.value !== 'sending' || (name.trim() !== '' && plan !== undefined),
  },
})
