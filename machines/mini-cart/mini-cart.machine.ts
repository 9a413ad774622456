import { fromCallback, sendTo, setup } from 'xstate'
import { toNavigation } from '../ports/system.ts'

export type MiniCartEvent =
  | { type: 'miniCart.open' }
  | { type: 'miniCart.close' }
  | { type: 'miniCart.left' }
  /** The session was restored with a user. */
  | { type: 'miniCart.known' }

/** The drawer that shows a guest's cart on any screen. A signed-in user is sent to the cart page instead. */
export const miniCartMachine = setup({
  types: { events: {} as MiniCartEvent },
  actors: { routeChanges: fromCallback<MiniCartEvent>(() => {}) },
  actions: { toCart: sendTo(toNavigation, { type: 'navigation.push', to: '/cart' }) },
}).createMachine({
  id: 'miniCart',
  initial: 'closed',
  states: {
    closed: { on: { 'miniCart.open': 'open' } },
    open: {
      invoke: { id: 'routeChanges', src: 'routeChanges' },
      on: {
        'miniCart.close': 'closed',
        'miniCart.left': 'closed',
        'miniCart.known': { target: 'closed', actions: 'toCart' },
      },
    },
  },
})
