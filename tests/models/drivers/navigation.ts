import type { Place } from '../../../machines/domain/place.ts'
import { navigationModel } from '../../../machines/navigation/navigation.model.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, header, link, named, title } from '../locators.ts'

const busy = named('progressbar', 'Loading page')
const footer = named('contentinfo')

const placeAt = (path: string): Place => ({ path, search: '', hash: '', key: path, state: undefined })
const arrives = (path: string) => ({ type: 'navigation.arrived', place: placeAt(path) })
const isAt =
  (path: string): NonNullable<Move['when']> =>
  (snapshot) =>
    snapshot.matches('resting') && snapshot.context.place.path === path

const isRetrying: NonNullable<Move['when']> = (snapshot) => snapshot.matches('retrying')

/** Screens are lazy-loaded on navigation; the path decides when. */
export const navigationDriver = defineDriver({
  model: navigationModel,
  input: { place: placeAt('/about') },
  async begin({ visitor, world }) {
    await visitor.open('/about')
    world.gate('screen').hold()
  },
  moves: [
    {
      events: [{ type: 'navigation.push', to: '/faq' }],
      when: isAt('/about'),
      how: ({ visitor }) => visitor.click(link('FAQ', footer)),
    },
    {
      events: [{ type: 'xstate.done.actor.prepare', output: undefined }, arrives('/faq')],
      when: ({ context }) => context.wanted?.to === '/faq',
      async how({ visitor, world }) {
        await world.gate('screen').pass()
        await visitor.isAt('/faq')
      },
    },
    {
      /** A screen that was loaded during this visit is shown immediately. */
      events: [
        { type: 'navigation.popped', place: placeAt('/about') },
        { type: 'xstate.done.actor.prepare', output: undefined },
        arrives('/about'),
      ],
      when: isAt('/faq'),
      async how({ visitor, world }) {
        await world.gate('screen').open()
        await visitor.back()
        await visitor.isAt('/about')
        world.gate('screen').hold()
      },
    },
    {
      events: [{ type: 'navigation.push', to: '/about' }, arrives('/about')],
      when: isAt('/about'),
      async how({ visitor }) {
        await visitor.click(link('About', header))
        await visitor.isAt('/about')
      },
    },
    {
      events: [{ type: 'navigation.push', to: '/terms' }],
      when: isAt('/about'),
      how: ({ visitor }) => visitor.click(link('Terms & Conditions', footer)),
    },
    {
      events: [{ type: 'xstate.error.actor.prepare', error: new Error('offline') }, arrives('/terms')],
      when: ({ context }) => context.wanted?.how === 'push' && context.wanted.to === '/terms',
      async how({ visitor, world }) {
        await world.gate('screen').refuse()
        await visitor.sees(title('Unexpected Application Error!'))
      },
    },
    {
      events: [{ type: 'navigation.retry' }],
      when: (snapshot) => isAt('/terms')(snapshot) && snapshot.context.how === 'push',
      how: ({ visitor }) => visitor.click(button('Retry')),
    },
    {
      events: [{ type: 'xstate.done.actor.retry', output: undefined }, arrives('/terms')],
      when: isRetrying,
      async how({ visitor, world }) {
        await world.gate('screen').pass()
        await visitor.sees(title(/^Terms/))
      },
    },
  ],
  shows: {
    preparing: ({ visitor }) => visitor.sees(busy),
    retrying: ({ visitor }) => visitor.sees(busy),
    resting: async ({ visitor }, { context: { place } }) => {
      await visitor.misses(busy)
      await visitor.isAt(place.path)
    },
  },
  exceptions: {
    both: {
      'navigation.retrying|xstate.error.actor.retry|0':
        'the page itself comes anew, and the actor with it: tests/browser/endurance.spec.ts sees it come',
      'navigation.retrying|xstate.error.actor.retry|1':
        'the code that this visit has fetched already cannot be refused again',
    },
  },
})

/** A guest is redirected to the sign-in page, which replaces the address. */
export const ledDriver = defineDriver({
  model: navigationModel,
  input: { place: placeAt('/cart') },
  async begin({ visitor, world }) {
    world.gate('screen').hold()
    await visitor.open('/cart')
    await world.gate('screen').open()
    await visitor.isAt('/login')
  },
  opening: [
    { type: 'navigation.replace', to: '/login', state: { from: '/cart' } },
    { type: 'xstate.done.actor.prepare', output: undefined },
    arrives('/login'),
  ],
  moves: [],
  shows: { resting: ({ visitor }) => visitor.sees(title(/./)) },
})
