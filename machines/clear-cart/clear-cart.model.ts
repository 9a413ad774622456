import { defineShopModel } from '../fixtures/shop-model.ts'
import { clearCartMachine } from './clear-cart.machine.ts'

export const clearCartModel = defineShopModel({
  machine: clearCartMachine,
  purpose: 'Asks before the cart is cleared.',
  input: undefined,
  initially: (snapshot) => snapshot.matches('resting'),
  events: [{ type: 'clearCart.ask' }, { type: 'clearCart.confirm' }, { type: 'clearCart.cancel' }],
  abstract: () => undefined,
  answers: {
    resting: { 'clearCart.ask': 'asking' },
    asking: {
      'clearCart.confirm': { to: 'resting', does: ['cart cart.clear'] },
      'clearCart.cancel': 'resting',
    },
  },
  invariants: {},
})
