import { sendTo, setup } from 'xstate'
import { toCart } from '../ports/system.ts'

export type ClearCartEvent =
  | { type: 'clearCart.ask' }
  | { type: 'clearCart.confirm' }
  | { type: 'clearCart.cancel' }

/** Asks before the cart is cleared. */
export const clearCartMachine = setup({
  types: { events: {} as ClearCartEvent },
  actions: { clear: sendTo(toCart, { type: 'cart.clear' }) },
}).createMachine({
  id: 'clearCart',
  initial: 'resting',
  states: {
    resting: { on: { 'clearCart.ask': 'asking' } },
    asking: {
      on: { 'clearCart.confirm': { target: 'resting', actions: 'clear' }, 'clearCart.cancel': 'resting' },
    },
  },
})
