import { type Answer, inputOf, isSameData, performs, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import type { Place } from '../domain/place.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import {
  type NavigationContext,
  navigationMachine,
  type PendingNavigation,
  ScreenLost,
} from './navigation.machine.ts'

const home: Place = { path: '/', search: '', hash: '', key: 'a', state: undefined }
const products: Place = {
  path: '/products',
  search: '?search=mug',
  hash: '#results',
  key: 'b',
  state: { top: 40 },
}
const fullAddress = ({ path, search, hash }: Place) => path + search + hash

function wantedBy({ place }: NavigationContext, event: AnyEventObject): PendingNavigation {
  switch (event.type) {
    case 'navigation.push':
      return { how: event.to === fullAddress(place) ? 'replace' : 'push', to: event.to, state: event.state }
    case 'navigation.replace':
      return { how: 'replace', to: event.to, state: event.state }
    case 'navigation.popped':
      return { how: 'pop', to: fullAddress(event.place), place: event.place }
    default:
      return { how: 'replace', to: fullAddress(place), state: place.state }
  }
}

const pageOf = (address: string) => address.split(/[?#]/)[0]

type NavigationAnswer = Answer<typeof navigationMachine>

const setsWanted = {
  after: (before: NavigationContext, { wanted, place }: NavigationContext, event: AnyEventObject) =>
    isSameData(wanted, wantedBy(before, event)) && place === before.place,
}

/** The code of the current page is already loaded. */
const onNavigation: NavigationAnswer[] = [
  {
    when: (context, event) => pageOf(wantedBy(context, event).to) === context.place.path,
    to: 'committing',
    does: (context, event) => [performs('commit', { wanted: wantedBy(context, event) })],
    ...setsWanted,
  },
  { to: 'preparing', ...setsWanted },
]
const commits: NavigationAnswer = { to: 'committing', does: ({ wanted }) => [performs('commit', { wanted })] }

export const navigationModel = defineShopModel({
  machine: navigationMachine,
  purpose:
    'Where the visitor is. A new screen is loaded before the address changes, so that no half-loaded page is shown.',
  input: { place: home },
  events: [
    { type: 'navigation.push', to: '/products?search=mug#results' },
    { type: 'navigation.push', to: '/products', state: { top: 0 } },
    { type: 'navigation.replace', to: '/login', state: { from: '/cart' } },
    { type: 'navigation.replace', to: '/?welcome' },
    { type: 'navigation.popped', place: home },
    { type: 'navigation.popped', place: products },
    { type: 'navigation.retry' },
    { type: 'xstate.done.actor.prepare', output: undefined },
    { type: 'xstate.error.actor.prepare', error: new Error('offline') },
    { type: 'xstate.done.actor.retry', output: undefined },
    { type: 'xstate.error.actor.retry', error: new Error('offline') },
    { type: 'xstate.error.actor.retry', error: new ScreenLost() },
    { type: 'navigation.arrived', place: home },
    { type: 'navigation.arrived', place: products },
  ],
  abstract: ({ place, how, wanted }) => [place.key, how, wanted],
  answers: {
    '*': {
      'navigation.push': onNavigation,
      'navigation.replace': onNavigation,
      'navigation.popped': onNavigation,
      'navigation.retry': { to: 'retrying', ...setsWanted },
    },
    preparing: {
      'xstate.done.actor.prepare': commits,
      'xstate.error.actor.prepare': commits,
    },
    retrying: {
      'xstate.done.actor.retry': commits,
      'xstate.error.actor.retry': [
        { when: (_, { error }) => error instanceof ScreenLost, to: 'leaving', does: ['loadAgain'] },
        commits,
      ],
    },
    committing: {
      'navigation.arrived': {
        to: 'resting',
        does: (_, { place }) => [tells('shop', { type: 'place.changed', place })],
        after: ({ wanted }, { place, how, wanted: next }, event) =>
          place === event.place && how === wanted?.how && next === undefined,
      },
    },
  },
  tags: { preparing: ['busy'], retrying: ['busy'], leaving: ['busy'] },
  invariants: {
    'the screen that is loaded is that of the pending address': (snapshot) => {
      const { wanted } = snapshot.context
      const actorId = { preparing: 'prepare', retrying: 'retry' }[String(snapshot.value)]
      return !actorId || isSameData(inputOf(snapshot, actorId), { path: pageOf(wanted?.to ?? '') })
    },
    'no navigation is pending at rest': ({ value, context }) =>
      value !== 'resting' || context.wanted === undefined,
  },
})
