import { and, assign, sendTo, setup } from 'xstate'
import {
  type AddProductAccess,
  accessTo,
  mayOpen,
  mayWait,
  redirectOf,
  signInText,
} from '../domain/access.ts'
import { canonicalAddress } from '../domain/canonical-path.ts'
import { addressOf, type Place, returnPathOf } from '../domain/place.ts'
import type { User } from '../domain/user.ts'
import { toNavigation, toNotices } from '../ports/system.ts'
import { withEvent } from '../ports/with-event.ts'

export type AccessEvent =
  | { type: 'session.changed'; user: User | undefined }
  | { type: 'place.changed'; place: Place }

export interface AccessContext {
  user: User | undefined
  place: Place
  addProduct: AddProductAccess
}

/** The route guard: opens a route, asks to sign in first, or redirects. */
export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    input: {} as AccessContext,
    tags: {} as 'open',
  },
  actions: {
    noteUser: assign((_, { user }: { user: User | undefined }) => ({ user })),
    notePlace: assign((_, { place }: { place: Place }) => ({ place })),
    askToSignIn: sendTo(toNotices, ({ context }) => ({
      type: 'notice.say',
      notices: [{ kind: 'error' as const, text: signInText(context.place) }],
    })),
    sayAdministratorsOnly: sendTo(toNotices, {
      type: 'notice.say',
      notices: [{ kind: 'error', text: 'administratorsOnly' }],
    }),
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
    isOtherForm: ({ context: { place } }) => canonicalAddress(place) !== addressOf(place),
    isElsewhere: ({ context }) => redirectOf(context.place.path) !== undefined,
    opensToAnybody: ({ context }) => mayWait(accessTo(context.place.path, context.addProduct)),
    mayOpen: ({ context }) => mayOpen(accessTo(context.place.path, context.addProduct), context.user),
    isForGuests: ({ context }) => accessTo(context.place.path, context.addProduct) === 'guestOnly',
    isGuest: ({ context }) => context.user === undefined,
    wasSignedIn: ({ context }, { user }: { user: User | undefined }) =>
      context.user !== undefined && user === undefined,
  },
}).createMachine({
  id: 'access',
  context: ({ input }) => input,
  initial: 'unknown',
  on: {
    'place.changed': { target: '.judging', actions: withEvent('notePlace') },
  },
  states: {
    /** The session has not been restored yet. */
    unknown: {
      always: [
        { guard: 'isOtherForm', target: 'leadingEarly', actions: 'toCanonical' },
        { guard: and(['isElsewhere', 'opensToAnybody']), target: 'leadingEarly', actions: 'redirect' },
        { guard: 'opensToAnybody', target: 'waitingInPublic' },
      ],
      on: {
        'session.changed': { target: 'judging', actions: withEvent('noteUser') },
        'place.changed': { target: 'unknown', actions: withEvent('notePlace') },
      },
    },
    waitingInPublic: {
      tags: ['open'],
      on: {
        'session.changed': { target: 'judging', actions: withEvent('noteUser') },
        'place.changed': { target: 'unknown', actions: withEvent('notePlace') },
      },
    },
    judging: {
      always: [
        { guard: 'isOtherForm', target: 'leading', actions: 'toCanonical' },
        { guard: and(['isElsewhere', 'mayOpen']), target: 'leading', actions: 'redirect' },
        { guard: 'mayOpen', target: 'open' },
        { guard: 'isForGuests', target: 'leading', actions: 'toReturn' },
        { guard: 'isGuest', target: 'leading', actions: ['askToSignIn', 'toSignIn'] },
        { target: 'leading', actions: ['sayAdministratorsOnly', 'toProfile'] },
      ],
    },
    open: {
      tags: ['open'],
      on: {
        'session.changed': [
          {
            guard: withEvent('wasSignedIn'),
            target: 'signedOut',
            actions: withEvent('noteUser'),
          },
          { target: 'judging', actions: withEvent('noteUser') },
        ],
      },
    },
    /** The session machine redirects to the home page: no toast, no second redirect. */
    signedOut: {
      on: {
        'session.changed': { target: 'judging', actions: withEvent('noteUser') },
      },
    },
    /** As `leading`, while the session is not restored yet: the next address has to wait for it as well. */
    leadingEarly: {
      on: {
        'session.changed': { target: 'leading', actions: withEvent('noteUser') },
        'place.changed': { target: 'unknown', actions: withEvent('notePlace') },
      },
    },
    leading: {
      on: { 'session.changed': { actions: withEvent('noteUser') } },
    },
  },
})
