import {
  type AnyActorRef,
  assign,
  type ErrorActorEvent,
  enqueueActions,
  forwardTo,
  fromCallback,
  raise,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import { accessMachine } from '../access/access.machine.ts'
import { cartMachine } from '../cart/cart.machine.ts'
import { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import { connectionMachine } from '../connection/connection.machine.ts'
import { say } from '../domain/notice.ts'
import type { Place } from '../domain/place.ts'
import type { Preferences } from '../domain/preferences.ts'
import { ownerOf, type User } from '../domain/user.ts'
import { navigationMachine } from '../navigation/navigation.machine.ts'
import { noticesMachine } from '../notices/notices.machine.ts'
import { ordersMachine } from '../orders/orders.machine.ts'
import { withEvent } from '../ports/setup.ts'
import { toNotices } from '../ports/system.ts'
import { preferencesMachine } from '../preferences/preferences.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'
import { storageMachine } from '../storage/storage.machine.ts'
import { themeMachine } from '../theme/theme.machine.ts'
import { wishlistMachine } from '../wishlist/wishlist.machine.ts'
import { type ClosedScreen, closesScreen, isSaving } from './saving.ts'
import type { ChildName, ShopContext, ShopEvent, ShopInput } from './shop-types.ts'
import {
  allReaders,
  journaledBy,
  maxRestarts,
  noInput,
  ownerChangedEvent,
  readersOf,
  supervised,
} from './supervised.ts'

const shop = setup({
  types: {
    context: {} as ShopContext,
    events: {} as ShopEvent,
    input: {} as ShopInput,
    children: {} as { [Name in ChildName]: Name },
  },
  actors: {
    outside: fromCallback<ShopEvent>(() => {}),
    access: accessMachine,
    cart: cartMachine,
    catalogue: catalogueMachine,
    connection: connectionMachine,
    navigation: navigationMachine,
    notices: noticesMachine,
    orders: ordersMachine,
    preferences: preferencesMachine,
    session: sessionMachine,
    storage: storageMachine,
    theme: themeMachine,
    wishlist: wishlistMachine,
  },
  actions: {
    setUser: assign((_, { user }: { user: User | undefined }) => ({ user })),
    setPlace: assign((_, { place }: { place: Place }) => ({ place })),
    setChosen: assign((_, { chosen }: { chosen: Preferences }) => ({ chosen })),
    setDark: assign((_, { dark }: { dark: boolean }) => ({ dark })),
    setOnline: assign((_, { online }: { online: boolean }) => ({ online })),
    /** The recorded events contain what the previous owner typed. */
    clearRecentEvents: () => {},
    tellAccess: forwardTo('access'),
    /** After a sign-in or a sign-out, notices about the previous session are no longer true. */
    withdrawNotices: sendTo('notices', (_, { user }: { user: User | undefined }) => ({
      type: 'notice.withdraw' as const,
      topics: user ? (['signInAsked', 'signedOut'] as const) : (['signedIn'] as const),
    })),
    tellNoticesOfPlace: sendTo('notices', (_, { place }: { place: Place }) => ({
      type: 'place.changed' as const,
      path: place.path,
    })),
    tellNavigation: sendTo('navigation', (_, { place }: { place: Place }) => ({
      type: 'navigation.popped' as const,
      place,
    })),
    giveCart: sendTo('cart', ownerChangedEvent),
    giveWishlist: sendTo('wishlist', ownerChangedEvent),
    giveOrders: sendTo('orders', ownerChangedEvent),
    givePreferences: sendTo('preferences', ownerChangedEvent),
    tellStorage: forwardTo('storage'),
    tellThemeOfDark: forwardTo('theme'),
    tellThemeOfChoice: sendTo('theme', (_, { chosen }: { chosen: Preferences }) => ({
      type: 'theme.chosen' as const,
      theme: chosen.theme,
    })),
    tellPreferences: forwardTo('preferences'),
    tellConnection: forwardTo('connection'),
    tellCart: forwardTo('cart'),
    askCatalogue: sendTo('catalogue', { type: 'catalogue.ask' }),
    stopScreen: stopChild((_, { actor }: { actor: AnyActorRef }) => actor),
    closeOnceSaved: (_, __: { actor: AnyActorRef }) => {},
    /** Raised, so that the notice is shown after the restart: the actor may be the one that shows notices. */
    tellOfRestart: raise({ type: 'actor.restarted' }),
    readAgain: raise({ type: 'storage.reopened' }),
    sayStartedAgain: sendTo(toNotices, say('error', 'startedAgain')),
    countRestart: assign(({ context: { restarts } }, { name }: { name: ChildName }) => ({
      restarts: { ...restarts, [name]: (restarts[name] ?? 0) + 1 },
    })),
    logFailure: (_, __: { error: unknown }) => {},
    logStopped: (_, __: { error: unknown }) => {},
  },
  delays: { restartDelay: 1_000 },
  guards: {
    canRestart: ({ context: { restarts } }, { name }: { name: ChildName }) =>
      (restarts[name] ?? 0) < maxRestarts,
    isSaving: (_, { actor }: ClosedScreen) => isSaving(actor),
    isNewOwner: ({ context }, { user }: { user: User | undefined }) => user?.id !== context.user?.id,
  },
}).extend({
  actions: {
    // Separate, because the types of `enqueueActions` can only be inferred once the other actions are known.
    /** Tells the actors with these ids to read their data again. A screen has no actor while it is closed, or two: see open-shop.ts. */
    tellReaders: enqueueActions(({ enqueue, system }, { readers }: { readers: readonly string[] }) => {
      const actors = Object.values<AnyActorRef>(system.getAll())
      for (const id of readers)
        for (const actor of actors) if (actor.id === id) enqueue.sendTo(actor, { type: 'storage.changed' })
    }),
  },
})

const errorOf = ({ event }: { event: ErrorActorEvent }) => ({ error: event.error })

/** The root machine: the parent of every long-lived actor, which restarts a child that fails. */
export const shopMachine = shop.createMachine({
  id: 'shop',
  context: ({ input }) => ({ ...input, user: undefined, restarts: {} }),
  type: 'parallel',
  on: {
    'session.changed': [
      {
        guard: withEvent('isNewOwner'),
        actions: [
          withEvent('setUser'),
          'clearRecentEvents',
          withEvent('withdrawNotices'),
          'giveCart',
          'giveWishlist',
          'giveOrders',
          'givePreferences',
          'tellAccess',
        ],
      },
      { actions: [withEvent('setUser'), 'tellAccess'] },
    ],
    'place.changed': { actions: [withEvent('setPlace'), withEvent('tellNoticesOfPlace'), 'tellAccess'] },
    'history.popped': { actions: withEvent('tellNavigation') },
    'store.changed': {
      actions: { type: 'tellReaders', params: ({ event }) => ({ readers: readersOf(event.store) }) },
    },
    'storage.lost': { actions: 'tellStorage' },
    'storage.quarantined': { actions: 'tellStorage' },
    'storage.reopened': { actions: { type: 'tellReaders', params: { readers: allReaders } } },
    'environment.dark': { actions: [withEvent('setDark'), 'tellThemeOfDark'] },
    'environment.online': { actions: [withEvent('setOnline'), 'tellConnection'] },
    'preferences.saved': { actions: 'tellPreferences' },
    'catalogue.updated': { actions: 'tellCart' },
    'cart.loaded': { actions: 'askCatalogue' },
    'preferences.chosen': { actions: [withEvent('setChosen'), withEvent('tellThemeOfChoice')] },
    'actor.restarted': { actions: 'sayStartedAgain' },
    /**
     * Handles the error of a child that cannot be restarted again, or of a screen's actor, so that all other actors keep running.
     */
    'xstate.error.actor.*': { actions: { type: 'logStopped', params: errorOf } },
    'screen.closed': closesScreen,
  },
  states: {
    /** After an error, waits before listening again, because the same error may occur immediately. */
    outside: {
      initial: 'listening',
      states: {
        listening: {
          invoke: {
            id: 'outside',
            src: 'outside',
            onError: {
              target: 'waiting',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        waiting: { after: { restartDelay: { target: 'listening', actions: 'readAgain' } } },
      },
    },
    notices: supervised('notices', noInput),
    storage: supervised('storage', noInput),
    connection: supervised('connection', ({ context }) => ({ online: context.online })),
    theme: supervised('theme', ({ context }) => ({ theme: context.chosen.theme, systemDark: context.dark })),
    preferences: supervised('preferences', ({ context: { start, chosen, loadedLanguage, user } }) => ({
      owner: ownerOf({ user }),
      start,
      chosen,
      loadedLanguage,
    })),
    access: supervised('access', ({ context: { place, addProduct, user } }) => ({ place, addProduct, user })),
    navigation: supervised('navigation', ({ context }) => ({ place: context.place })),
    cart: supervised('cart', journaledBy('cart')),
    wishlist: supervised('wishlist', journaledBy('wishlist')),
    orders: supervised('orders', ({ context }) => ({ owner: ownerOf(context) })),
    catalogue: supervised('catalogue', ({ context: { prerendered } }) => ({ prerendered })),
    session: supervised('session', noInput),
  },
})
