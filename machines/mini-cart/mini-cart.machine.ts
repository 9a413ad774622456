import { fromCallback, setup } from 'xstate'
import type { Shop } from '../shop/open-shop.ts'

export type MiniCartEvent = { type: 'miniCart.open' } | { type: 'miniCart.close' } | { type: 'miniCart.left' }

/** Speaks up when the visitor goes elsewhere, or becomes somebody else. */
const departures = fromCallback<{ type: 'departures' }>(({ sendBack, system }) => {
  const shop: Shop | undefined = system.get('shop')
  const start = shop?.getSnapshot().context
  const subscription = shop?.subscribe(({ context: { place, user } }) => {
    if (place.key !== start?.place.key || user?.id !== start.user?.id) sendBack({ type: 'miniCart.left' })
  })
  return () => subscription?.unsubscribe()
})

/** The drawer in which a guest finds the cart, on whatever screen. */
export const miniCartMachine = setup({
  types: { events: {} as MiniCartEvent },
  actors: { departures },
}).createMachine({
  id: 'miniCart',
  initial: 'closed',
  states: {
    closed: { on: { 'miniCart.open': 'open' } },
    open: {
      invoke: { id: 'departures', src: 'departures' },
      on: { 'miniCart.close': 'closed', 'miniCart.left': 'closed' },
    },
  },
})
