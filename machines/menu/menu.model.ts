import { defineShopModel } from '../fixtures/shop-model.ts'
import { menuMachine } from './menu.machine.ts'

const labels = ['My Orders', 'Wishlist', 'My Settings']

export const menuModel = defineShopModel({
  machine: menuMachine,
  purpose: 'What a button of the header opens: a menu with keyboard navigation, or a panel.',
  input: undefined,
  initially: (snapshot) => snapshot.matches('closed'),
  events: [
    { type: 'menu.toggle', labels },
    { type: 'menu.toggle' },
    { type: 'menu.open', labels, at: 'first' },
    { type: 'menu.open', labels, at: 'last' },
    { type: 'menu.move', to: 'next' },
    { type: 'menu.move', to: 'previous' },
    { type: 'menu.move', to: 'first' },
    { type: 'menu.move', to: 'last' },
    { type: 'menu.typed', letter: 'm' },
    { type: 'menu.typed', letter: 'w' },
    { type: 'menu.typed', letter: 'z' },
    { type: 'menu.reached', item: 1 },
    { type: 'menu.chosen' },
    { type: 'menu.escaped' },
    { type: 'menu.dismissed' },
    { type: 'menu.left' },
  ],
  abstract: ({ labels: { length }, active }) => ({ length, active }),
  answers: {
    closed: {
      'menu.toggle': { to: 'open', after: (_, { active }) => active === 0 },
      'menu.open': {
        to: 'open',
        after: (_, { active, labels: { length } }, { at }) => active === (at === 'first' ? 0 : length - 1),
      },
    },
    open: {
      'menu.toggle': 'closed',
      'menu.move': {
        after: (before, after, { to }) => {
          const last = Math.max(0, before.labels.length - 1)
          if (to === 'first') return after.active === 0
          if (to === 'last') return after.active === last
          if (to === 'next') return after.active === (before.active === last ? 0 : before.active + 1)
          return after.active === (before.active === 0 ? last : before.active - 1)
        },
      },
      'menu.typed': {
        after: (before, after, { letter }) => {
          if (before.active === 0 && letter === 'm' && before.labels.length > 0) return after.active === 2
          if (letter === 'z' || before.labels.length === 0) return after.active === before.active
          return after.labels[after.active]?.toLowerCase().startsWith(letter) === true
        },
      },
      'menu.reached': {
        after: ({ labels: all }, { active }, { item }) => active === (all.length === 0 ? 0 : item),
      },
      'menu.chosen': 'closed',
      'menu.escaped': 'closed',
      'menu.dismissed': 'closed',
      'menu.left': 'closed',
    },
  },
  invariants: {
    'routeChanges runs only while the menu is open': (snapshot) =>
      snapshot.matches('open') === 'routeChanges' in snapshot.children,
    'the active item is one of the items': ({ context: { labels: all, active } }) =>
      active === 0 || active < all.length,
  },
})
