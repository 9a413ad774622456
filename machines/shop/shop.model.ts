import { type Answer, defineModel, type Effect, inputOf, isSameData, performs, tells } from '@statecart/prove'
import { createActor, createMachine } from 'xstate'
import type { Place } from '../domain/place.ts'
import type { Preferences } from '../domain/preferences.ts'
import type { StoreName } from '../domain/stored.ts'
import type { User } from '../domain/user.ts'
import { ada, grace } from '../fixtures/examples.ts'
import { says, shopActors } from '../fixtures/shop-model.ts'
import { shopMachine } from './shop.machine.ts'
import type { ShopContext } from './shop-types.ts'

const home: Place = { path: '/', search: '', hash: '', key: 'a', state: undefined }
const cart: Place = { path: '/cart', search: '', hash: '', key: 'b', state: undefined }
const start: Preferences = { language: 'en', currency: 'USD', theme: 'system' }
const chosen: Preferences = { ...start, theme: 'dark' }
const updates = [{ source: 'one', products: [], dropped: 0 }]

const ownerOf = (user: User | undefined) => user?.id ?? 'guest'
const storageChanged = (reader: string) => tells(reader, { type: 'storage.changed' })
const failure = new Error('died')
const logsFailure = performs('logFailure', { error: failure })

/** The actors that show the data of each store, and read it again after a change. */
const readers: Partial<Record<StoreName, readonly string[]>> = {
  cart: ['cart'],
  wishlist: ['wishlist'],
  orders: ['orders'],
  user: ['session'],
  registeredUsers: ['session'],
  preferences: ['preferences'],
  products: ['catalogue'],
  /** The session shows the user's picture, which is one of the settings. */
  settings: ['session', 'settings'],
}
const stores = Object.keys(readers)
const allReadAgain = [...new Set(Object.values(readers).flat())].map(storageChanged)

/** A restarted actor has a new prefix for its journal entries. */
const journaled =
  (name: 'cart' | 'wishlist') =>
  ({ user, restarts }: ShopContext) => ({
    owner: ownerOf(user),
    session: `visit-1-${name}-${restarts[name] ?? 0}`,
  })

/** The input of each child when it is restarted. */
const restartInputs: Record<string, (context: ShopContext) => unknown> = {
  notices: () => undefined,
  storage: () => undefined,
  catalogue: ({ prerendered }) => ({ prerendered }),
  session: () => undefined,
  connection: ({ online }) => ({ online }),
  theme: ({ dark, chosen: { theme } }) => ({ theme, systemDark: dark }),
  preferences: ({ user, chosen: last }) => ({
    owner: ownerOf(user),
    start,
    chosen: last,
    loadedLanguage: 'en',
  }),
  access: ({ place, user }) => ({ place, addProduct: 'admin', user }),
  navigation: ({ place }) => ({ place }),
  cart: journaled('cart'),
  wishlist: journaled('wishlist'),
  orders: ({ user }) => ({ owner: ownerOf(user) }),
}
const supervisedActors = Object.entries(restartInputs)

const maxRestarts = 5

/** Children that have been restarted as often as allowed. */
const withoutRestartsLeft = (restarts: ShopContext['restarts']) =>
  Object.entries(restarts).flatMap(([name, times]) => (times >= maxRestarts ? [name] : []))

const restarts = supervisedActors.map(([name, restartInput]): [string, Answer<typeof shopMachine>[]] => [
  `xstate.error.actor.${name}`,
  [
    {
      when: ({ restarts: before }) => (Object(before)[name] ?? 0) < maxRestarts,
      to: `${name}.running`,
      does: [logsFailure, says('error', 'startedAgain')],
      after: ({ restarts: before, ...rest }, { restarts: after, ...others }, _, snapshot) =>
        isSameData(rest, others) &&
        isSameData(after, { ...before, [name]: (Object(before)[name] ?? 0) + 1 }) &&
        isSameData(inputOf(snapshot, name), restartInput({ ...rest, restarts: after })),
    },
    { does: [performs('logStopped', { error: failure })], keepsEnded: true },
  ],
])

/** A screen's actor that is writing when its screen is closed. */
const savingScreen = createActor(
  createMachine({ id: 'screen', initial: 'saving', states: { saving: { tags: ['saving'] } } }),
)

/** Each actor with data of an owner gets the new owner. */
function ownerChanges(user: User | undefined): Effect[] {
  return ['cart', 'wishlist', 'orders', 'preferences'].map((name) =>
    tells(name, { type: 'owner.changed', owner: ownerOf(user) }),
  )
}

export const shopModel = defineModel({
  machine: shopMachine,
  replaced: shopActors.filter((name) => name !== 'shop'),
  /** The settings' screen, which is open outside this machine. */
  siblings: { settings: undefined },
  purpose:
    'The whole shop: it runs every long-lived actor, forwards the events that concern it, and restarts it after an error.',
  input: {
    place: home,
    start,
    chosen,
    loadedLanguage: 'en',
    dark: false,
    online: true,
    addProduct: 'admin',
    prerendered: [],
    visit: 'visit-1',
  },
  events: [
    { type: 'session.changed', user: ada },
    { type: 'session.changed', user: { ...ada, name: 'Ada King' } },
    { type: 'session.changed', user: grace },
    { type: 'session.changed', user: undefined },
    { type: 'place.changed', place: cart },
    { type: 'history.popped', place: home },
    ...stores.map((store) => ({ type: 'store.changed', store })),
    { type: 'storage.lost', why: 'denied' },
    { type: 'storage.quarantined' },
    { type: 'storage.reopened' },
    { type: 'environment.dark', dark: true },
    { type: 'environment.online', online: false },
    { type: 'preferences.saved', saved: { theme: 'light' } },
    { type: 'catalogue.updated', updates },
    { type: 'cart.loaded' },
    { type: 'preferences.chosen', chosen: start },
    { type: 'xstate.error.actor.outside', error: failure },
    { type: 'xstate.after.restartDelay.shop.outside.waiting' },
    { type: 'screen.closed', actor: 'outside' },
    { type: 'screen.closed', actor: savingScreen },
    ...supervisedActors.map(([name]) => ({ type: `xstate.error.actor.${name}`, error: failure })),
  ],
  abstract: ({ user, online, chosen: { theme }, restarts }) => [
    user?.name,
    online,
    theme,
    restarts.theme,
    withoutRestartsLeft(restarts),
  ],
  stopsAt: ({ user, online, chosen: { theme }, restarts }) =>
    withoutRestartsLeft(restarts).length > 0 ||
    (restarts.theme !== undefined && (user !== undefined || !online || theme !== 'dark')),
  extraPaths: supervisedActors.map(([name]) =>
    Array.from({ length: maxRestarts }, () => ({ type: `xstate.error.actor.${name}`, error: failure })),
  ),
  answers: {
    'outside.waiting': {
      'xstate.after.restartDelay.shop.outside.waiting': { to: 'outside.listening', does: allReadAgain },
    },
    '*': {
      ...Object.fromEntries(restarts),
      'xstate.error.actor.outside': {
        when: (_, __, snapshot) => snapshot.matches({ outside: 'listening' }),
        to: 'outside.waiting',
        does: [logsFailure],
      },
      'session.changed': [
        {
          when: ({ user: before }, { user }) => before?.id !== user?.id,
          does: (_, { user }) => [
            'clearRecentEvents',
            ...ownerChanges(user),
            tells('notices', {
              type: 'notice.withdraw',
              topics: user ? ['signInAsked', 'signedOut'] : ['signedIn'],
            }),
            tells('access', { type: 'session.changed', user }),
          ],
          after: (_, { user }, event) => user === event.user,
        },
        {
          does: (_, { user }) => [tells('access', { type: 'session.changed', user })],
          after: (_, { user }, event) => user === event.user,
        },
      ],
      'place.changed': {
        does: [
          tells('access', { type: 'place.changed', place: cart }),
          tells('notices', { type: 'place.changed', path: '/cart' }),
        ],
        after: (_, { place }) => place === cart,
      },
      'history.popped': { does: [tells('navigation', { type: 'navigation.popped', place: home })] },
      'store.changed': {
        does: (_, { store }) => readers[store as StoreName]?.map(storageChanged) ?? [],
      },
      'storage.lost': { does: [tells('storage', { type: 'storage.lost', why: 'denied' })] },
      'storage.quarantined': { does: [tells('storage', { type: 'storage.quarantined' })] },
      'storage.reopened': {
        does: allReadAgain,
      },
      'environment.dark': {
        does: [tells('theme', { type: 'environment.dark', dark: true })],
        after: (_, { dark }) => dark,
      },
      'environment.online': {
        does: [tells('connection', { type: 'environment.online', online: false })],
        after: (_, { online }) => !online,
      },
      'preferences.saved': {
        does: [tells('preferences', { type: 'preferences.saved', saved: { theme: 'light' } })],
      },
      'catalogue.updated': { does: [tells('cart', { type: 'catalogue.updated', updates })] },
      'preferences.chosen': {
        does: [tells('theme', { type: 'theme.chosen', theme: 'system' })],
        after: (_, { chosen: chosenAfter }) => chosenAfter === start,
      },
      'cart.loaded': { does: [tells('catalogue', { type: 'catalogue.ask' })] },
      /** Screens are opened outside this machine. Here, a child of the shop takes the place of a screen's actor. */
      'screen.closed': [
        {
          when: (_, { actor }) => actor === savingScreen,
          does: [performs('closeOnceSaved', { type: 'screen.closed', actor: savingScreen })],
        },
        { after: (_, __, ___, { children }) => children.outside === undefined },
      ],
    },
  },
  delays: { restartDelay: 1_000 },
  initially: ({ children }) => 'outside' in children,
  tags: {},
  invariants: {
    'every supervised actor exists': ({ children }) => supervisedActors.every(([name]) => name in children),
  },
  acceptedMutants: {
    'shop: screen.closed: without the action tellReaders': 'no screen is open in this model',
  },
})
