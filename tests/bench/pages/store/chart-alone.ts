import { createActor, fromPromise } from 'xstate'
import { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import { applyToCart, type Cart, type CartChange, emptyCart } from '../../../../machines/domain/cart.ts'
import type { Recalled, Recorded } from '../../../../machines/domain/optimistic.ts'
import { guest, type Owner } from '../../../../machines/domain/user.ts'
import type { Start } from '../trial.ts'
import { cartOfActor } from './cart-trial.ts'

/** The same machine without a shop: without inspection, and with a variable as storage. */
export const start: Start = (root, size) => {
  let stored: Cart = emptyCart
  const nothing = () => {}
  const machine = cartMachine.provide({
    actors: {
      recall: fromPromise<
        Recalled<Cart, Recorded<CartChange>>,
        { owner: Owner; pending: readonly Recorded<CartChange>[] }
      >(() => Promise.resolve({ value: stored, refused: [] })),
      read: fromPromise(() => Promise.resolve(stored)),
      write: fromPromise<Cart, { owner: Owner; changes: readonly Recorded<CartChange>[] }>(({ input }) => {
        stored = input.changes.reduce(applyToCart, stored)
        return Promise.resolve(stored)
      }),
    },
    actions: { announce: nothing, withdrawUndo: nothing, afterRead: nothing },
  })
  return cartOfActor(createActor(machine, { input: { owner: guest, session: 'bench' } }).start(), root, size)
}
