import { type ActorRefFrom, type AnyActorRef, waitFor } from 'xstate'
import type { cartMachine } from './cart.machine.ts'

/** Until what this tab did to the cart lies in storage or was refused there: an order takes what lies there. */
export async function cartWritten(system: AnyActorRef['system']): Promise<void> {
  const cart: ActorRefFrom<typeof cartMachine> | undefined = system.get('cart')
  if (cart) await waitFor(cart, ({ context }) => context.pending.length === 0)
}
