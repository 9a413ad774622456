import { ada } from '../../../machines/fixtures/examples.ts'
import { menuModel } from '../../../machines/menu/menu.model.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, header, link, named, title } from '../locators.ts'

const labels = ['My Orders', 'Wishlist', 'Payment Methods', 'Settings', 'Sign Out']
const account = button('Account menu', header)
const menu = named('menu', 'Account menu')
const keys = { next: 'ArrowDown', previous: 'ArrowUp', first: 'Home', last: 'End' } as const
const isOpen: Move['when'] = (snapshot) => snapshot.matches('open')
const isClosed: Move['when'] = (snapshot) => snapshot.matches('closed')
const item = (at: number) => named('menuitem', labels[at], menu)

/** Drives the account menu with mouse and keyboard. */
export const menuDriver = defineDriver({
  model: menuModel,
  actor: 'menu account',
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/about')
    await visitor.sees(title('About Statecart'))
    await visitor.click(link('Contact', header))
    await visitor.sees(title('Contact'))
  },
  moves: [
    {
      events: [
        { type: 'menu.toggle', labels },
        { type: 'menu.reached', item: 0 },
      ],
      when: isClosed,
      how: ({ visitor }) => visitor.click(account),
    },
    { events: [{ type: 'menu.toggle', labels }], when: isOpen, how: ({ visitor }) => visitor.click(account) },
    ...(['first', 'last'] as const).map(
      (at): Move => ({
        events: [
          { type: 'menu.open', labels, at },
          { type: 'menu.reached', item: at === 'first' ? 0 : labels.length - 1 },
        ],
        when: isClosed,
        async how({ visitor }) {
          await visitor.click(account)
          await visitor.press('Escape')
          await visitor.isFocused(account)
          await visitor.press(at === 'first' ? 'ArrowDown' : 'ArrowUp')
        },
      }),
    ),
    ...Object.entries(keys).map(
      ([to, key]): Move => ({
        events: [{ type: 'menu.move', to }],
        when: isOpen,
        how: ({ visitor }) => visitor.press(key),
      }),
    ),
    {
      events: [{ type: 'menu.typed', letter: 's' }],
      when: isOpen,
      how: ({ visitor }) => visitor.press('s'),
    },
    {
      events: [{ type: 'menu.reached', item: 3 }, { type: 'menu.chosen' }],
      when: isOpen,
      async how({ visitor }) {
        await visitor.click(item(3))
        await visitor.isAt('/profile/settings')
      },
    },
    {
      events: [{ type: 'menu.escaped' }],
      when: isOpen,
      async how({ visitor }) {
        await visitor.press('Escape')
        await visitor.isFocused(account)
      },
    },
    {
      events: [{ type: 'menu.dismissed' }],
      when: isOpen,
      how: ({ visitor }) => visitor.click(title(/./)),
    },
    { events: [{ type: 'menu.left' }], when: isOpen, how: ({ visitor }) => visitor.back() },
  ],
  shows: {
    closed: async ({ visitor }) => {
      await visitor.misses(menu)
      await visitor.isOn(account, false)
    },
    open: async ({ visitor }, { context: { active } }) => {
      await visitor.isOn(account)
      await visitor.counts(named('menuitem', undefined, menu), labels.length)
      await visitor.isFocused(item(active))
    },
  },
})
