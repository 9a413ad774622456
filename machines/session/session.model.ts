import type { User } from '../auth/user.ts'
import { defineModel } from '../model.ts'
import { sessionMachine } from './session.machine.ts'

const ada: User = { id: 'ada', email: 'ada@example.com', name: 'Ada Lovelace', isAdmin: false }
const grace: User = { id: 'grace', email: 'grace@example.com', name: 'Grace Hopper', isAdmin: true }

const opened = { to: 'signedIn', does: ['shop session.changed'] }
const ended = { to: 'signedOut', does: ['navigation navigation.replace', 'shop session.changed'] }

export const sessionModel = defineModel({
  machine: sessionMachine,
  purpose: 'Who is here: restored on arrival, the same in every tab, judged by the registered users.',
  input: undefined,
  events: [
    { type: 'xstate.done.actor.restore', output: ada },
    { type: 'xstate.done.actor.restore', output: undefined },
    { type: 'xstate.error.actor.restore', error: new Error('unreadable') },
    { type: 'session.opened', user: grace },
    { type: 'session.signOut' },
    { type: 'storage.changed' },
    { type: 'xstate.done.actor.reread', output: ada },
    { type: 'xstate.done.actor.reread', output: undefined },
    { type: 'xstate.error.actor.reread', error: new Error('unreadable') },
    { type: 'xstate.done.actor.close', output: undefined },
    { type: 'xstate.error.actor.close', error: new Error('full') },
  ],
  abstract: ({ user }) => user?.id,
  answers: {
    restoring: {
      'xstate.done.actor.restore': [
        {
          when: (_, { output }) => output !== undefined,
          ...opened,
          after: (_, { user }, { output }) => user === output,
        },
        { to: 'signedOut', does: ['shop session.changed'] },
      ],
      'xstate.error.actor.restore': { to: 'signedOut', does: ['shop session.changed'] },
      'session.opened': { ...opened, after: (_, { user }, event) => user === event.user },
    },
    signedOut: {
      'session.opened': { ...opened, after: (_, { user }, event) => user === event.user },
      'storage.changed': 'restoring',
    },
    signedIn: { 'session.signOut': 'closing', 'storage.changed': 'rereading' },
    rereading: {
      'xstate.done.actor.reread': [
        {
          when: (_, { output }) => output !== undefined,
          ...opened,
          after: (_, { user }, { output }) => user === output,
        },
        ended,
      ],
      'xstate.error.actor.reread': 'signedIn',
      'session.signOut': 'closing',
      'storage.changed': 'rereading',
    },
    closing: {
      'xstate.done.actor.close': { ...ended, does: [...ended.does, 'notices notice.say'] },
      'xstate.error.actor.close': { to: 'signedIn', does: ['notices notice.say'] },
    },
  },
  invariants: {
    'nobody is known while signed out': ({ value, context }) =>
      value !== 'signedOut' || context.user === undefined,
    'somebody is known while signed in': ({ value, context }) =>
      value !== 'signedIn' || context.user !== undefined,
  },
})
