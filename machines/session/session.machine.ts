import { assign, type DoneActorEvent, not, sendTo, setup, stateIn } from 'xstate'
import type { SessionEvent } from '../domain/events.ts'
import { say } from '../domain/notice.ts'
import { guest, type Owner, type User } from '../domain/user.ts'
import { port, withEvent } from '../ports/setup.ts'
import { toNavigation, toNotices, toShop } from '../ports/system.ts'

export interface SessionContext {
  user: User | undefined
  /** The address of the user's picture, from the settings; empty if there is none. */
  avatar: string
}

const found = ({ event }: { event: DoneActorEvent<User | undefined> }) => ({ user: event.output })
const userFound = {
  guard: { type: 'isUser', params: found },
  target: 'signedIn',
  actions: [{ type: 'setUser', params: found }, 'tellShop'],
} as const

/** The signed-in user. The stored session has only an id; the user's rights are read from the registered users. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    current: port<User | undefined>('reading the session'),
    close: port<void>('closing the session'),
    avatar: port<string, { owner: Owner }>('reading the avatar'),
  },
  actions: {
    setUser: assign(({ context }, { user }: { user: User | undefined }) => ({
      user,
      avatar: user?.id === context.user?.id ? context.avatar : '',
    })),
    showAvatar: assign((_, { avatar }: { avatar: string }) => ({ avatar })),
    tellShop: sendTo(toShop, ({ context }) => ({ type: 'session.changed', user: context.user })),
    leave: sendTo(toNavigation, { type: 'navigation.replace', to: '/' }),
    sayGoodbye: sendTo(toNotices, say('success', 'signedOut')),
    saySignOutFailed: sendTo(toNotices, say('error', 'signOutFailed')),
  },
  guards: {
    isUser: (_, { user }: { user: User | undefined }) => user !== undefined,
    isStale: stateIn({ closing: 'stale' }),
    isNotClosing: not(stateIn('closing')),
  },
}).createMachine({
  id: 'session',
  context: { user: undefined, avatar: '' },
  initial: 'restoring',
  on: {
    /** Another tab may have signed in or out in the meantime: the session is read from storage again. */
    'session.opened': {
      guard: 'isNotClosing',
      target: '.rereading',
      actions: [withEvent('setUser'), 'tellShop'],
    },
  },
  states: {
    restoring: {
      invoke: {
        id: 'restore',
        src: 'current',
        input: {},
        onDone: [userFound, { target: 'signedOut', actions: 'tellShop' }],
        onError: { target: 'signedOut', actions: 'tellShop' },
      },
      on: { 'storage.changed': { target: 'restoring', reenter: true } },
    },
    signedOut: { on: { 'storage.changed': 'restoring' } },
    signedIn: {
      initial: 'readingAvatar',
      on: { 'session.signOut': 'closing', 'storage.changed': 'rereading' },
      states: {
        readingAvatar: {
          invoke: {
            id: 'avatar',
            src: 'avatar',
            input: ({ context }) => ({ owner: context.user?.id ?? guest }),
            onDone: {
              target: 'ready',
              actions: { type: 'showAvatar', params: ({ event }) => ({ avatar: event.output }) },
            },
            onError: { target: 'ready', actions: { type: 'showAvatar', params: { avatar: '' } } },
          },
        },
        ready: {},
      },
    },
    /** Another tab signed in or out, or the registered user or the settings changed. */
    rereading: {
      invoke: {
        id: 'reread',
        src: 'current',
        input: {},
        onDone: [userFound, { target: 'ended' }],
        onError: 'signedIn',
      },
      on: {
        'session.signOut': 'closing',
        'storage.changed': { target: 'rereading', reenter: true },
      },
    },
    closing: {
      initial: 'current',
      states: {
        current: { on: { 'storage.changed': 'stale' } },
        /** Another tab wrote during the sign-out, and may have signed in. */
        stale: {},
      },
      invoke: {
        id: 'close',
        src: 'close',
        input: {},
        onDone: [
          { guard: 'isStale', target: 'ended.stale', actions: 'sayGoodbye' },
          { target: 'ended', actions: 'sayGoodbye' },
        ],
        onError: [
          { guard: 'isStale', target: 'rereading', actions: 'saySignOutFailed' },
          { target: 'signedIn', actions: 'saySignOutFailed' },
        ],
      },
    },
    /** Navigates away first, so that the route guard does not ask the visitor to sign in again. */
    ended: {
      entry: ['leave', { type: 'setUser', params: { user: undefined } }, 'tellShop'],
      initial: 'current',
      states: { current: { always: '#session.signedOut' }, stale: { always: '#session.restoring' } },
    },
  },
})
