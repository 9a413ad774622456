import { createActor, fromPromise, waitFor } from 'xstate'
import { cartMachine, shownCart } from '../../../../machines/cart/cart.machine.ts'
import {
  applyToCart,
  type Cart,
  type CartChange,
  emptyCart,
  totalItems,
} from '../../../../machines/cart/cart.ts'
import { lamp } from '../../../../machines/fixtures/products.ts'
import type { Unsent } from '../../../../machines/kept/kept.ts'
import { guest } from '../../../../machines/ports/stored.ts'
import type { Start } from '../trial.ts'
import { counted, shownIn } from './counted.ts'

/** The same chart without a shop around it: nothing looks on, and what is written stays in a variable. */
export const start: Start = async (root, size) => {
  let stored: Cart = emptyCart
  const nothing = () => {}
  const machine = cartMachine.provide({
    actors: {
      recall: fromPromise(() => Promise.resolve(stored)),
      read: fromPromise(() => Promise.resolve(stored)),
      write: fromPromise<Cart, Unsent<CartChange>>(({ input }) => {
        stored = input.changes.reduce(applyToCart, stored)
        return Promise.resolve(stored)
      }),
    },
    actions: { announce: nothing, withdrawUndo: nothing, afterRead: nothing },
  })
  const cart = createActor(machine, { input: { owner: guest } }).start()
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
