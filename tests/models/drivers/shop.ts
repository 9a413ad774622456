import { ada } from '../../../machines/fixtures/examples.ts'
import { shopModel } from '../../../machines/shop/shop.model.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, field, header, link, status, title, toast } from '../locators.ts'

const account = button('Account menu', header)
const offline = status('You are offline')
const banner = status('Nothing will be kept after this visit')
const renamed = { ...ada, name: 'Ada King' }
const place = { path: '/contact', search: '', hash: '', key: 'contact', state: undefined }
const updates = [{ source: 'one', products: [], dropped: 0 }]

/** The shop forwards events of its environment to the actors that handle them. */
export const shopDriver = defineDriver({
  model: shopModel,
  input: { ...shopModel.input, chosen: shopModel.input.start },
  opening: [
    { type: 'session.changed', user: ada },
    { type: 'cart.loaded' },
    { type: 'catalogue.updated', updates },
  ],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/about')
  },
  moves: [
    {
      events: [{ type: 'place.changed', place }],
      when: ({ context }) => context.place.path !== '/contact',
      how: ({ visitor }) => visitor.click(link('Contact', header)),
    },
    {
      events: [
        { type: 'history.popped', place: { ...place, path: '/about' } },
        { type: 'screen.closed', actor: 'outside' },
        { type: 'place.changed', place: { ...place, path: '/about' } },
      ],
      when: ({ context }) => context.place.path === '/contact',
      how: ({ visitor }) => visitor.back(),
    },
    {
      events: [{ type: 'environment.online', online: false }],
      when: ({ context }) => context.online,
      how: ({ world }) => world.online(false),
    },
    {
      events: ({ context: { chosen } }) => [
        { type: 'preferences.saved', saved: { currency: 'EUR' } },
        { type: 'preferences.chosen', chosen: { ...chosen, currency: 'EUR' } },
      ],
      when: ({ context }) => context.chosen.currency !== 'EUR',
      how: ({ world }) => world.prefersElsewhere({ currency: 'EUR' }),
    },
    {
      events: [{ type: 'environment.dark', dark: true }],
      when: ({ context }) => !context.dark,
      how: ({ world }) => world.dark(true),
    },
    {
      events: [
        { type: 'store.changed', store: 'registeredUsers' },
        { type: 'session.changed', user: renamed },
      ],
      when: ({ context }) => context.user?.name === ada.name,
      async how({ visitor, world }) {
        await world.registers(renamed)
        await world.reportsChange('registeredUsers')
        await visitor.click(account)
        await visitor.sees({ text: renamed.name, within: header })
        await visitor.press('Escape')
      },
    },
    {
      events: ({ context: { chosen } }) => [
        { type: 'preferences.chosen', chosen: { ...chosen, theme: 'dark' } },
      ],
      when: ({ context }) => context.chosen.theme !== 'dark',
      async how({ visitor }) {
        await visitor.click(button('Preferences', header))
        await visitor.choose(field('Theme', header), 'dark')
        await visitor.press('Escape')
      },
    },
  ],
  abstract: ({ context: { place: here, dark, user, chosen } }) => [here.path, dark, user?.name, chosen.theme],
  shows: {
    '*': async ({ visitor }, { context }) => {
      await visitor.isDark(context.chosen.theme === 'dark' || context.dark)
      await (context.online ? visitor.misses(offline) : visitor.sees(offline))
      await visitor.sees(title(context.place.path === '/contact' ? 'Contact' : 'About Statecart'))
    },
  },
  exceptions: {
    both: {
      ...Object.fromEntries(
        ['access', 'connection', 'storage', 'session', 'catalogue'].map((name) => [
          `shop.${name}.running|xstate.error.actor.${name}|0`,
          'nothing that this part asks of the world can throw: failing is an answer that it expects',
        ]),
      ),
      'shop|screen.closed|0': 'a screen that is left while it saves is shown in settings.test.ts',
      'shop|xstate.error.actor.*|0': 'nothing in the world lets a part die over and over',
    },
  },
})

/** For guests, because a signed-in user would be redirected when the session is lost with the storage. */
export const lostStorageDriver = defineDriver({
  ...shopDriver,
  opening: [{ type: 'session.changed', user: undefined }, ...(shopDriver.opening ?? []).slice(1)],
  begin: ({ visitor }) => visitor.open('/about'),
  moves: [
    {
      events: [{ type: 'storage.lost', why: 'denied' }, { type: 'storage.reopened' }],
      async how({ visitor, world }) {
        await world.losesStorage()
        await visitor.click(button('Try again', banner))
        await visitor.misses(banner)
      },
    },
    {
      events: [{ type: 'storage.quarantined' }],
      async how({ visitor, world }) {
        await world.corruptsRecord()
        await visitor.sees(toast(/^Some saved data could not be read/))
      },
    },
  ],
})

const restartNotice = 'Part of the shop stopped and was restarted.'
const restartEvents = (name: string): Move['events'] => [
  { type: `xstate.error.actor.${name}`, error: new Error('broken') },
  { type: 'actor.restarted' },
]

/** A port that throws stops the actor that uses it, and that actor is restarted. */
export const restartingDriver = defineDriver({
  ...shopDriver,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/about')
  },
  moves: [
    {
      events: restartEvents('theme'),
      async how({ visitor, world }) {
        await world.breaks('appearance')
        await world.dark(true)
        await visitor.sees(toast(restartNotice))
      },
    },
    {
      events: restartEvents('notices'),
      async how({ world }) {
        await world.breaks('toasts')
        await world.corruptsRecord()
      },
    },
    {
      events: restartEvents('navigation'),
      async how({ visitor, world }) {
        await world.breaks('history')
        // A link to the current page, so that nothing has to be loaded before the actor stops.
        await visitor.click(link('About', header))
      },
    },
    ...(['cart', 'wishlist', 'orders'] as const).map(
      (store): Move => ({
        events: restartEvents(store),
        async how({ world }) {
          world.gate(`store:${store}`).hold()
          await world.breaks('log')
          await world.reportsChange(store)
          await world.gate(`store:${store}`).refuse()
          await world.gate(`store:${store}`).open()
        },
      }),
    ),
    {
      events: restartEvents('preferences'),
      async how({ visitor, world }) {
        await world.breaks('language')
        await visitor.click(button('Preferences', header))
        await visitor.choose(field('Language', header), 'es')
      },
    },
  ],
  shows: { '*': ({ visitor }) => visitor.sees(title(/./)) },
})

/** After an error, the shop waits before it listens to external events again. */
export const waitingDriver = defineDriver({
  ...shopDriver,
  opening: [{ type: 'xstate.error.actor.outside', error: new Error('broken') }],
  async begin({ visitor, world }) {
    await world.breaks('environment')
    await visitor.open('/about')
  },
  moves: [
    {
      events: [{ type: 'xstate.after.restartDelay.shop.outside.waiting' }],
      how: ({ world }) => world.waits(1_000),
    },
  ],
  shows: { '*': ({ visitor }) => visitor.sees(title('About Statecart')) },
})
