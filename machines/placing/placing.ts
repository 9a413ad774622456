import { type EventObject, type MachineContext, sendTo } from 'xstate'
import { emptyCart } from '../domain/cart.ts'
import type { NoticesEvent, ShopBroadcast } from '../domain/events.ts'
import { say } from '../domain/notice.ts'
import {
  type Agreement,
  agreementOn,
  CardDeclined,
  CardRemoved,
  CartChanged,
  NothingToOrder,
} from '../domain/place-order.ts'
import { cartIn, preferencesIn, type System, toNotices, toShop } from '../ports/system.ts'

/** The actions that the checkout and buy-now share. Both place an order and can fail in the same ways. */
export function placingActions<Context extends MachineContext, Event extends EventObject>() {
  const tellShop = (event: ShopBroadcast) =>
    sendTo<Context, Event, undefined, ReturnType<typeof toShop>, Event>(toShop, event)
  const tellNotices = (event: NoticesEvent) =>
    sendTo<Context, Event, undefined, ReturnType<typeof toNotices>, Event>(toNotices, event)
  return {
    tellOrders: tellShop({ type: 'store.changed', store: 'orders' }),
    tellCart: tellShop({ type: 'store.changed', store: 'cart' }),
    sayPlaced: tellNotices(say('success', 'orderPlaced')),
    sayFailed: tellNotices(say('error', 'paymentFailed')),
  }
}

interface Failure {
  error: unknown
}

export const placingGuards = {
  isNothingToOrder: (_: unknown, { error }: Failure) => error instanceof NothingToOrder,
  isCartChanged: (_: unknown, { error }: Failure) => error instanceof CartChanged,
  isCardRemoved: (_: unknown, { error }: Failure) => error instanceof CardRemoved,
  isDeclined: (_: unknown, { error }: Failure) => error instanceof CardDeclined,
}

/** What the shopper sees now: the cart, in the chosen currency. */
export function currentAgreement(system: System): Agreement {
  return agreementOn(cartIn(system) ?? emptyCart, preferencesIn(system).currency)
}
