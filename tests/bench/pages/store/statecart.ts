import { fakePorts } from '../../../../machines/fakes/fake-ports.ts'
import { openShop } from '../../../../machines/shop/open-shop.ts'
import type { Start } from '../trial.ts'
import { cartOfActor } from './cart-trial.ts'

/** The whole shop, with the cart as one of its actors. */
export const start: Start = (root, size) =>
  cartOfActor(openShop(fakePorts()).start().system.get('cart'), root, size)
