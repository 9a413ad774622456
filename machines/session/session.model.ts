import { inputOf, tells } from '@statecart/prove'
import { ada, grace } from '../fixtures/examples.ts'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { sessionMachine } from './session.machine.ts'

const picture = '/pictures/ada.svg'
const goesHome = tells('navigation', { type: 'navigation.replace', to: '/' })
const reportsNoUser = tells('shop', { type: 'session.changed', user: undefined })
const ended = {
  to: 'signedOut',
  does: [goesHome, reportsNoUser],
  after: (_: unknown, { user }: { user: unknown }) => user === undefined,
}

const goodbye = says('success', 'signedOut')
const failed = says('error', 'signOutFailed')

export const sessionModel = defineShopModel({
  machine: sessionMachine,
  purpose:
    'The session: restored on load, the same in every tab, with its rights read from the registered users.',
  input: undefined,
  initially: (snapshot) => snapshot.matches('restoring'),
  events: [
    { type: 'xstate.done.actor.restore', output: ada },
    { type: 'xstate.done.actor.restore', output: undefined },
    { type: 'xstate.error.actor.restore', error: new Error('unreadable') },
    { type: 'session.opened', user: grace },
    { type: 'session.signOut' },
    { type: 'storage.changed' },
    { type: 'xstate.done.actor.reread', output: ada },
    { type: 'xstate.done.actor.reread', output: grace },
    { type: 'xstate.done.actor.reread', output: undefined },
    { type: 'xstate.error.actor.reread', error: new Error('unreadable') },
    { type: 'xstate.done.actor.avatar', output: picture },
    { type: 'xstate.done.actor.avatar', output: '' },
    { type: 'xstate.error.actor.avatar', error: new Error('unreadable') },
    { type: 'xstate.done.actor.close', output: undefined },
    { type: 'xstate.error.actor.close', error: new Error('full') },
  ],
  abstract: ({ user, avatar }) => [user?.id, avatar],
  answers: {
    '*': {
      'session.opened': {
        when: (_, __, snapshot) => !snapshot.matches('closing'),
        to: 'rereading',
        does: (_, { user }) => [tells('shop', { type: 'session.changed', user })],
        after: (_, { user }, event) => user === event.user,
      },
    },
    restoring: {
      'xstate.done.actor.restore': [
        {
          when: (_, { output }) => output !== undefined,
          to: 'signedIn.readingAvatar',
          does: (_, { output }) => [tells('shop', { type: 'session.changed', user: output })],
          after: (_, { user }, { output }) => user === output,
        },
        { to: 'signedOut', does: [reportsNoUser] },
      ],
      'xstate.error.actor.restore': { to: 'signedOut', does: [reportsNoUser] },
      'storage.changed': 'restoring',
    },
    signedOut: {
      'storage.changed': 'restoring',
    },
    'signedIn.readingAvatar': {
      'xstate.done.actor.avatar': {
        to: 'signedIn.ready',
        after: (_, { avatar }, { output }) => avatar === output,
      },
      'xstate.error.actor.avatar': { to: 'signedIn.ready', after: (_, { avatar }) => avatar === '' },
    },
    signedIn: {
      'session.signOut': 'closing.current',
      'storage.changed': 'rereading',
    },
    rereading: {
      'xstate.done.actor.reread': [
        {
          when: (_, { output }) => output !== undefined,
          to: 'signedIn.readingAvatar',
          does: (_, { output }) => [tells('shop', { type: 'session.changed', user: output })],
          after: (_, { user }, { output }) => user === output,
        },
        ended,
      ],
      'xstate.error.actor.reread': 'signedIn.readingAvatar',
      'session.signOut': 'closing.current',
      'storage.changed': 'rereading',
    },
    'closing.current': {
      'xstate.done.actor.close': { ...ended, does: [...ended.does, goodbye] },
      'xstate.error.actor.close': { to: 'signedIn.readingAvatar', does: [failed] },
      'storage.changed': 'closing.stale',
    },
    'closing.stale': {
      'xstate.done.actor.close': { ...ended, to: 'restoring', does: [...ended.does, goodbye] },
      'xstate.error.actor.close': { to: 'rereading', does: [failed] },
    },
  },
  invariants: {
    'there is no user while signed out': ({ value, context }) =>
      value !== 'signedOut' || context.user === undefined,
    'there is no avatar without a user': ({ context: { user, avatar } }) =>
      user !== undefined || avatar === '',
    'the avatar that is read belongs to the user': (snapshot) => {
      const input = inputOf(snapshot, 'avatar')
      return (
        input === undefined || JSON.stringify(input) === JSON.stringify({ owner: snapshot.context.user?.id })
      )
    },
    'there is a user while signed in': (snapshot) =>
      !snapshot.matches('signedIn') || snapshot.context.user !== undefined,
  },
})
