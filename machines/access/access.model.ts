import { type Answer, type Effect, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { addressOf, type Place } from '../domain/place.ts'
import type { User } from '../domain/user.ts'
import { ada, grace } from '../fixtures/examples.ts'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { type AccessContext, accessMachine } from './access.machine.ts'

/** The expected result for each kind of visitor, from the route table of the specification. */
type Outcomes = Record<'guest' | 'customer' | 'administrator', Effect[] | 'open'>

const openToAll: Outcomes = { guest: 'open', customer: 'open', administrator: 'open' }
const replacesBy = (to: string, state?: string) => [
  tells('navigation', { type: 'navigation.replace', to, ...(state && { state }) }),
]
const toSignIn = (from: string, text: 'loginToContinue' | 'loginForSettings' = 'loginToContinue') => [
  says('error', text),
  tells('navigation', { type: 'navigation.replace', to: '/login', state: { from } }),
]
const signedInOnly = (from: string, text?: 'loginForSettings'): Outcomes => ({
  guest: toSignIn(from, text),
  customer: 'open',
  administrator: 'open',
})
const redirectsAll = (to: string, state?: string): Outcomes => ({
  guest: replacesBy(to, state),
  customer: replacesBy(to, state),
  administrator: replacesBy(to, state),
})

const outcomes: Record<string, Outcomes> = {
  '/': openToAll,
  '/login': {
    guest: 'open',
    customer: replacesBy('/cart?from=mail'),
    administrator: replacesBy('/cart?from=mail'),
  },
  '/register': { guest: 'open', customer: replacesBy('/'), administrator: replacesBy('/') },
  '/cart?from=mail': signedInOnly('/cart?from=mail'),
  '/profile/settings': signedInOnly('/profile/settings', 'loginForSettings'),
  '/products/new': {
    guest: toSignIn('/products/new'),
    customer: [says('error', 'administratorsOnly'), ...replacesBy('/profile')],
    administrator: 'open',
  },
  '/profile': { ...redirectsAll('/profile/orders'), guest: toSignIn('/profile') },
  '/categories/jewelery': redirectsAll('/products?category=jewelery'),
  '/Cart/?from=mail#Top': redirectsAll('/cart?from=mail#Top', 'kept'),
  '/products/NEW': redirectsAll('/products/new'),
  '/profile/%6Frders': redirectsAll('/profile/orders'),
}
/** Paths that are not spelled canonically. Access is decided by the canonical path. */
const nonCanonicalPaths = ['/Cart/', '/products/NEW', '/profile/%6Frders']
const pathsOpenBeforeRestore = ['/', '/login', '/register']

function placeAt(address: string, state?: unknown): Place {
  const { search, hash } = new URL(address, 'https://shop.example')
  return { path: address.split(/[?#]/)[0] ?? '', search, hash, key: address, state }
}

const states: Record<string, unknown> = {
  '/login': { from: '/cart?from=mail' },
  '/Cart/?from=mail#Top': 'kept',
}
const places = Object.keys(outcomes).map((address) => placeAt(address, states[address]))

function outcomeFor({ place, user, addProduct }: AccessContext): Effect[] | 'open' | undefined {
  if (place.path === '/products/new' && user && addProduct === 'signedIn') return 'open'
  const role = user?.isAdmin ? 'administrator' : 'customer'
  return outcomes[addressOf(place)]?.[user ? role : 'guest']
}

type AccessAnswer = Answer<typeof accessMachine>

function opensOrRedirects(
  next: (context: AccessContext, event: AnyEventObject) => AccessContext,
): AccessAnswer[] {
  const after = (before: AccessContext, context: AccessContext, event: AnyEventObject) => {
    const { place, user } = next(before, event)
    return context.place === place && context.user === user
  }
  return [
    { when: (context, event) => outcomeFor(next(context, event)) === 'open', to: 'open', after },
    {
      to: 'redirecting',
      does: (context, event) => {
        const outcome = outcomeFor(next(context, event))
        return typeof outcome === 'object' ? outcome : []
      },
      after,
    },
  ]
}

const onUserChange = opensOrRedirects((before, { user }) => ({ ...before, user }))
const onPlaceChange = opensOrRedirects((before, { place }) => ({ ...before, place }))
const hasNewPlace = (_: AccessContext, { place }: AccessContext, event: AnyEventObject) =>
  place === event.place
const onPlaceChangeBeforeRestore: AccessAnswer[] = [
  {
    when: (_, { place }) => nonCanonicalPaths.includes(place.path),
    to: 'redirectingWhileRestoring',
    does: (_, { place }) => outcomes[addressOf(place)]?.guest as Effect[],
    after: hasNewPlace,
  },
  {
    when: (_, { place }) => pathsOpenBeforeRestore.includes(place.path),
    to: 'openWhileRestoring',
    after: hasNewPlace,
  },
  {
    when: (_, { place }) => place.path === '/categories/jewelery',
    to: 'redirectingWhileRestoring',
    does: replacesBy('/products?category=jewelery'),
    after: hasNewPlace,
  },
  { to: 'unknown', after: hasNewPlace },
]
const sessions: (User | undefined)[] = [ada, grace, undefined]

export const accessModel = defineShopModel({
  machine: accessMachine,
  purpose: 'Guards every route: it opens it, asks the visitor to sign in first, or redirects.',
  input: { place: placeAt('/'), user: undefined, addProduct: 'admin' },
  otherInputs: [{ place: placeAt('/products/new'), user: undefined, addProduct: 'signedIn' }],
  events: [
    ...sessions.map((user) => ({ type: 'session.changed', user })),
    ...places.map((place) => ({ type: 'place.changed', place })),
  ],
  abstract: ({ place, user, addProduct }) => [place.key, user?.id, addProduct],
  answers: {
    unknown: { 'session.changed': onUserChange, 'place.changed': onPlaceChangeBeforeRestore },
    openWhileRestoring: { 'session.changed': onUserChange, 'place.changed': onPlaceChangeBeforeRestore },
    open: {
      'session.changed': [
        {
          when: (before, { user }) =>
            before.user !== undefined && !user && outcomeFor({ ...before, user }) !== 'open',
          to: 'signedOut',
          after: (_, { user }) => user === undefined,
        },
        ...onUserChange,
      ],
      'place.changed': onPlaceChange,
    },
    signedOut: { 'session.changed': onUserChange, 'place.changed': onPlaceChange },
    redirectingWhileRestoring: {
      'session.changed': { to: 'redirecting', after: (_, { user }, event) => user === event.user },
      'place.changed': onPlaceChangeBeforeRestore,
    },
    redirecting: {
      'session.changed': { after: (_, { user }, event) => user === event.user },
      'place.changed': onPlaceChange,
    },
  },
  tags: { openWhileRestoring: ['open'], open: ['open'] },
  invariants: {
    'a route is open only to visitors who may open it': ({ value, context }) =>
      value !== 'open' || outcomeFor(context) === 'open',
    'an account page is not shown before the session is restored': ({ value, context }) =>
      value !== 'openWhileRestoring' || pathsOpenBeforeRestore.includes(context.place.path),
  },
})
