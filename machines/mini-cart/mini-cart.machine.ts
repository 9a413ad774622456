import { fromCallback, sendTo, setup } from 'xstate'
import { toNavigation, toShop } from '../ports/system.ts'

export type MiniCartEvent =
  | { type: 'miniCart.open' }
  | { type: 'miniCart.close' }
  | { type: 'miniCart.left' }
  /** Somebody turns out to be signed in, perhaps after all. */
  | { type: 'miniCart.known' }

/** Speaks up when the visitor goes elsewhere, or is no guest. */
const departures = fromCallback<{ type: 'departures' }>(({ sendBack, system }) => {
  const shop: ReturnType<typeof toShop> | undefined = toShop({ system })
  const start = shop?.getSnapshot().context
  const subscription = shop?.subscribe(({ context: { place, user } }) => {
    if (user) sendBack({ type: 'miniCart.known' })
    else if (place.key !== start?.place.key) sendBack({ type: 'miniCart.left' })
  })
  return () => subscription?.unsubscribe()
})

/** The drawer in which a guest finds the cart, on whatever screen; who is known has a page for it, and is led there. */
export const miniCartMachine = setup({
  types: { events: {} as MiniCartEvent },
  actors: { departures },
  actions: { toCart: sendTo(toNavigation, { type: 'navigation.push', to: '/cart' }) },
}).createMachine({
  id: 'miniCart',
  initial: 'closed',
  states: {
    closed: { on: { 'miniCart.open': 'open' } },
    open: {
      invoke: { id: 'departures', src: 'departures' },
      on: {
        'miniCart.close': 'closed',
        'miniCart.left': 'closed',
        'miniCart.known': { target: 'closed', actions: 'toCart' },
      },
    },
  },
})
