import { tells } from '@statecart/prove'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { miniCartMachine } from './mini-cart.machine.ts'

export const miniCartModel = defineShopModel({
  machine: miniCartMachine,
  purpose: 'The drawer that shows a guest the cart; navigating closes it.',
  input: undefined,
  initially: (snapshot) => snapshot.matches('closed'),
  events: [
    { type: 'miniCart.open' },
    { type: 'miniCart.close' },
    { type: 'miniCart.left' },
    { type: 'miniCart.known' },
  ],
  abstract: () => undefined,
  answers: {
    closed: { 'miniCart.open': 'open' },
    open: {
      'miniCart.close': 'closed',
      'miniCart.left': 'closed',
      'miniCart.known': {
        to: 'closed',
        does: [tells('navigation', { type: 'navigation.push', to: '/cart' })],
      },
    },
  },
  invariants: {
    'routeChanges runs only while the drawer is open': (snapshot) =>
      snapshot.matches('open') === 'routeChanges' in snapshot.children,
  },
})
