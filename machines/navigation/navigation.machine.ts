import { assign, sendTo, setup } from 'xstate'
import { namedError } from '../domain/errors.ts'
import type { NavigationEvent } from '../domain/events.ts'
import { addressOf, type Place, pathOf } from '../domain/place.ts'
import { port, withEvent } from '../ports/setup.ts'
import { toShop } from '../ports/system.ts'

/** Where to go next, and how the browser's history is updated. */
export type PendingNavigation =
  | { how: 'push' | 'replace'; to: string; state?: unknown }
  | { how: 'pop'; to: string; place: Place }

export interface NavigationContext {
  place: Place
  how: PendingNavigation['how']
  wanted: PendingNavigation | undefined
}

/**
 * The code of a screen cannot be loaded, although the browser is online. A browser does not request a failed module again, so the
 * page must be reloaded.
 */
export class ScreenLost extends namedError('ScreenLost') {}

/** Where the visitor is. A new screen is fetched before the address changes, so that no half-loaded page is shown. */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as { place: Place },
    tags: {} as 'busy',
  },
  actors: { prepare: port<void, { path: string }>('preparing a screen') },
  actions: {
    want: assign((_, wanted: PendingNavigation) => ({ wanted })),
    arrive: assign(({ context }, { place }: { place: Place }) => ({
      place,
      how: context.wanted?.how ?? context.how,
      wanted: undefined,
    })),
    commit: (_, __: { wanted: PendingNavigation | undefined }) => {},
    loadAgain: () => {},
    tellShop: sendTo(toShop, ({ context }) => ({ type: 'place.changed', place: context.place })),
  },
  guards: {
    isHere: ({ context }) => context.wanted !== undefined && pathOf(context.wanted.to) === context.place.path,
    isLost: (_, { error }: { error: unknown }) => error instanceof ScreenLost,
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ place: input.place, how: 'push', wanted: undefined }),
  initial: 'resting',
  on: {
    'navigation.push': {
      target: '.deciding',
      actions: {
        type: 'want',
        params: ({ event, context }) => ({
          how: event.to === addressOf(context.place) ? 'replace' : 'push',
          to: event.to,
          state: event.state,
        }),
      },
    },
    'navigation.replace': {
      target: '.deciding',
      actions: {
        type: 'want',
        params: ({ event }) => ({ how: 'replace', to: event.to, state: event.state }),
      },
    },
    'navigation.popped': {
      target: '.deciding',
      actions: {
        type: 'want',
        params: ({ event }) => ({ how: 'pop', to: addressOf(event.place), place: event.place }),
      },
    },
    'navigation.retry': {
      target: '.retrying',
      actions: {
        type: 'want',
        params: ({ context: { place } }) => ({
          how: 'replace',
          to: addressOf(place),
          state: place.state,
        }),
      },
    },
  },
  states: {
    resting: { entry: 'tellShop' },
    deciding: { always: [{ guard: 'isHere', target: 'committing' }, { target: 'preparing' }] },
    preparing: {
      tags: ['busy'],
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => ({ path: pathOf(context.wanted?.to ?? '/') }),
        onDone: 'committing',
        /** The screen shows the error and offers a retry. */
        onError: 'committing',
      },
    },
    retrying: {
      tags: ['busy'],
      invoke: {
        id: 'retry',
        src: 'prepare',
        input: ({ context }) => ({ path: pathOf(context.wanted?.to ?? '/') }),
        onDone: 'committing',
        onError: [
          { guard: withEvent('isLost'), target: 'leaving', actions: 'loadAgain' },
          { target: 'committing' },
        ],
      },
    },
    /** The whole page is reloaded. */
    leaving: { tags: ['busy'] },
    committing: {
      entry: { type: 'commit', params: ({ context }) => ({ wanted: context.wanted }) },
      on: {
        'navigation.arrived': { target: 'resting', actions: withEvent('arrive') },
      },
    },
  },
})
