import { assign, sendTo, setup } from 'xstate'
import type { User } from '../auth/user.ts'
import { port } from '../ports/port.ts'
import { toNavigation, toNotices, toShop } from '../shop/reach.ts'

export type SessionEvent =
  | { type: 'session.opened'; user: User }
  | { type: 'session.signOut' }
  | { type: 'storage.changed' }

export interface SessionContext {
  user: User | undefined
}

/** Who is here. The stored session is an id alone: rights are read from the registered user. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as 'settling' },
  actors: {
    current: port<User | undefined>('reading the session'),
    close: port<void>('closing the session'),
  },
  actions: {
    know: assign((_, { user }: { user: User | undefined }) => ({ user })),
    tellShop: sendTo(toShop, ({ context }) => ({ type: 'session.changed', user: context.user })),
    leave: sendTo(toNavigation, { type: 'navigation.replace', to: '/' }),
    sayGoodbye: sendTo(toNotices, { type: 'notice.say', notices: [{ kind: 'success', text: 'signedOut' }] }),
    saySignOutFailed: sendTo(toNotices, {
      type: 'notice.say',
      notices: [{ kind: 'error', text: 'signOutFailed' }],
    }),
  },
  guards: {
    isSomebody: (_, { user }: { user: User | undefined }) => user !== undefined,
  },
}).createMachine({
  id: 'session',
  context: { user: undefined },
  initial: 'restoring',
  states: {
    restoring: {
      tags: ['settling'],
      invoke: {
        id: 'restore',
        src: 'current',
        input: {},
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: [{ type: 'know', params: ({ event }) => ({ user: event.output }) }, 'tellShop'],
          },
          { target: 'signedOut', actions: 'tellShop' },
        ],
        onError: { target: 'signedOut', actions: 'tellShop' },
      },
      on: {
        'session.opened': {
          target: 'signedIn',
          actions: [{ type: 'know', params: ({ event }) => event }, 'tellShop'],
        },
      },
    },
    signedOut: {
      on: {
        'session.opened': {
          target: 'signedIn',
          actions: [{ type: 'know', params: ({ event }) => event }, 'tellShop'],
        },
        'storage.changed': 'restoring',
      },
    },
    signedIn: {
      on: { 'session.signOut': 'closing', 'storage.changed': 'rereading' },
    },
    /** Another tab signed in or out, or changed the registered user. */
    rereading: {
      invoke: {
        id: 'reread',
        src: 'current',
        input: {},
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: [{ type: 'know', params: ({ event }) => ({ user: event.output }) }, 'tellShop'],
          },
          { target: 'ended' },
        ],
        onError: 'signedIn',
      },
      on: { 'session.signOut': 'closing', 'storage.changed': { target: 'rereading', reenter: true } },
    },
    closing: {
      invoke: {
        id: 'close',
        src: 'close',
        input: {},
        onDone: { target: 'ended', actions: 'sayGoodbye' },
        onError: { target: 'signedIn', actions: 'saySignOutFailed' },
      },
    },
    /** Leads away first, so that no guard asks to sign in again. */
    ended: {
      entry: ['leave', { type: 'know', params: { user: undefined } }, 'tellShop'],
      always: 'signedOut',
    },
  },
})
