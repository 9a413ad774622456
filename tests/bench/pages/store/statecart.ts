import { type ActorRefFrom, waitFor } from 'xstate'
import { type cartMachine, shownCart } from '../../../../machines/cart/cart.machine.ts'
import { totalItems } from '../../../../machines/cart/cart.ts'
import { fakePorts } from '../../../../machines/fakes/fake-ports.ts'
import { lamp } from '../../../../machines/fixtures/products.ts'
import { openShop } from '../../../../machines/shop/open-shop.ts'
import type { Start } from '../trial.ts'
import { counted, shownIn } from './counted.ts'

/** The whole shop, of which the cart is one actor; writing what was added is begun, and not waited for. */
export const start: Start = async (root, size) => {
  const shop = openShop(fakePorts()).start()
  const cart: ActorRefFrom<typeof cartMachine> = shop.system.get('cart')
  const isSettled = () => waitFor(cart, (snapshot) => snapshot.matches('settled'))
  await isSettled()
  const show = shownIn(root)
  cart.subscribe(({ context }) => show(totalItems(shownCart(context))))
  return counted(
    size,
    (line) => cart.send({ type: 'cart.add', product: { ...lamp, id: line + 1 } }),
    isSettled,
  )
}
