import { and, assign, sendTo, setup } from 'xstate'
import { type AddProductAccess, accessTo, mayOpen, redirectOf, signInText } from '../domain/access.ts'
import { canonicalAddress } from '../domain/canonical-path.ts'
import { say } from '../domain/notice.ts'
import { addressOf, type Place, returnPathOf } from '../domain/place.ts'
import type { User } from '../domain/user.ts'
import { withEvent } from '../ports/setup.ts'
import { toNavigation, toNotices } from '../ports/system.ts'

export type AccessEvent =
  | { type: 'session.changed'; user: User | undefined }
  | { type: 'place.changed'; place: Place }

export interface AccessContext {
  user: User | undefined
  place: Place
  addProduct: AddProductAccess
}

/** The route guard: opens a route, asks the visitor to sign in first, or redirects. */
export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    input: {} as AccessContext,
    tags: {} as 'open',
  },
  actions: {
    setUser: assign((_, { user }: { user: User | undefined }) => ({ user })),
    setPlace: assign((_, { place }: { place: Place }) => ({ place })),
    askToSignIn: sendTo(toNotices, ({ context }) => say('error', signInText(context.place))),
    sayAdministratorsOnly: sendTo(toNotices, say('error', 'administratorsOnly')),
    toSignIn: sendTo(toNavigation, ({ context }) => ({
      type: 'navigation.replace',
      to: '/login',
      state: { from: addressOf(context.place) },
    })),
    toCanonical: sendTo(toNavigation, ({ context: { place } }) => ({
      type: 'navigation.replace',
      to: canonicalAddress(place),
      state: place.state,
    })),
    redirect: sendTo(toNavigation, ({ context }) => ({
      type: 'navigation.replace',
      to: redirectOf(context.place.path) ?? '/',
    })),
    toProfile: sendTo(toNavigation, { type: 'navigation.replace', to: '/profile' }),
    toReturn: sendTo(toNavigation, ({ context }) => ({
      type: 'navigation.replace',
      to: returnPathOf(context.place),
    })),
  },
  guards: {
    isNotCanonical: ({ context: { place } }) => canonicalAddress(place) !== addressOf(place),
    isRedirectPath: ({ context }) => redirectOf(context.place.path) !== undefined,
    /** Before the session is restored, a route is open if a guest may open it. */
    isOpenToGuests: ({ context: { place, addProduct } }) =>
      mayOpen(accessTo(place.path, addProduct), undefined),
    mayOpen: ({ context }) => mayOpen(accessTo(context.place.path, context.addProduct), context.user),
    isForGuests: ({ context }) => accessTo(context.place.path, context.addProduct) === 'guestOnly',
    isGuest: ({ context }) => context.user === undefined,
    losesAccess: ({ context: { place, addProduct } }, { user }: { user: User | undefined }) =>
      user === undefined && !mayOpen(accessTo(place.path, addProduct), user),
  },
}).createMachine({
  id: 'access',
  context: ({ input }) => input,
  initial: 'unknown',
  on: {
    'place.changed': { target: '.judging', actions: withEvent('setPlace') },
  },
  states: {
    /** The session has not been restored yet. */
    unknown: {
      always: [
        { guard: 'isNotCanonical', target: 'redirectingWhileRestoring', actions: 'toCanonical' },
        {
          guard: and(['isRedirectPath', 'isOpenToGuests']),
          target: 'redirectingWhileRestoring',
          actions: 'redirect',
        },
        { guard: 'isOpenToGuests', target: 'openWhileRestoring' },
      ],
      on: {
        'session.changed': { target: 'judging', actions: withEvent('setUser') },
        'place.changed': { target: 'unknown', actions: withEvent('setPlace') },
      },
    },
    openWhileRestoring: {
      tags: ['open'],
      on: {
        'session.changed': { target: 'judging', actions: withEvent('setUser') },
        'place.changed': { target: 'unknown', actions: withEvent('setPlace') },
      },
    },
    judging: {
      always: [
        { guard: 'isNotCanonical', target: 'redirecting', actions: 'toCanonical' },
        { guard: and(['isRedirectPath', 'mayOpen']), target: 'redirecting', actions: 'redirect' },
        { guard: 'mayOpen', target: 'open' },
        { guard: 'isForGuests', target: 'redirecting', actions: 'toReturn' },
        { guard: 'isGuest', target: 'redirecting', actions: ['askToSignIn', 'toSignIn'] },
        { target: 'redirecting', actions: ['sayAdministratorsOnly', 'toProfile'] },
      ],
    },
    open: {
      tags: ['open'],
      on: {
        'session.changed': [
          { guard: withEvent('losesAccess'), target: 'signedOut', actions: withEvent('setUser') },
          { target: 'judging', actions: withEvent('setUser') },
        ],
      },
    },
    /**
     * The user signed out on a page for signed-in users. The session machine redirects to the home page, so this machine shows no
     * notice and does not redirect.
     */
    signedOut: {
      on: {
        'session.changed': { target: 'judging', actions: withEvent('setUser') },
      },
    },
    /** Like `redirecting`, but the session is not restored yet, so the next address is also checked in `unknown`. */
    redirectingWhileRestoring: {
      on: {
        'session.changed': { target: 'redirecting', actions: withEvent('setUser') },
        'place.changed': { target: 'unknown', actions: withEvent('setPlace') },
      },
    },
    redirecting: {
      on: { 'session.changed': { actions: withEvent('setUser') } },
    },
  },
})
