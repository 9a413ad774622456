import { type ActorRefFrom, waitFor } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import { totalItems } from '../../../../machines/domain/cart.ts'
import { lamp } from '../../../../machines/fixtures/examples.ts'
import type { Trial } from '../trial.ts'
import { counted, shownIn } from './counted.ts'

/** The cart as an actor of the shop's own chart; writing what was added is begun, and not waited for. */
export async function cartOfActor(
  cart: ActorRefFrom<typeof cartMachine>,
  root: HTMLElement,
  size: number,
): Promise<Trial> {
  const isSettled = () => waitFor(cart, (snapshot) => snapshot.matches('settled'))
  await isSettled()
  const show = shownIn(root)
  cart.subscribe(({ context }) => show(totalItems(context.shown)))
  return counted(
    size,
    (line) => cart.send({ type: 'cart.add', product: { ...lamp, id: line + 1 } }),
    isSettled,
  )
}
