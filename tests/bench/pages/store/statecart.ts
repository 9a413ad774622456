import { fakePorts } from '../../../../machines/fakes/fake-ports.ts'
import { openShop } from '../../../../machines/shop/open-shop.ts'
import type { Start } from '../trial.ts'
import { cartOfActor } from './cart-trial.ts'

/** The whole shop, of which the cart is one actor. */
export const start: Start = (root, size) =>
  cartOfActor(openShop(fakePorts()).start().system.get('cart'), root, size)
