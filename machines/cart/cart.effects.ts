import { fromPromise } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import type { Transaction } from '../ports/storage-port.ts'
import type { Owner } from '../ports/stored.ts'
import { cartMachine } from './cart.machine.ts'
import { applyToCart, type Cart, type CartChange, emptyCart } from './cart.ts'

export function cartWith({ storage, log }: Pick<Ports, 'storage' | 'log'>) {
  return cartMachine.provide({
    actors: {
      read: fromPromise<Cart, { owner: Owner }>(({ input }) =>
        storage.transact('read', ['cart'], (tx) => cartOf(tx, input.owner)),
      ),
      write: fromPromise<Cart, { owner: Owner; changes: CartChange[] }>(({ input: { owner, changes } }) =>
        storage.transact('write', ['cart'], async (tx) => {
          const cart = changes.reduce(applyToCart, await cartOf(tx, owner))
          await tx.put('cart', { ...cart, owner })
          return cart
        }),
      ),
    },
    actions: {
      logUnreadable: () => log.error('The cart could not be read; an empty one is used.'),
    },
  })
}

export async function cartOf(tx: Transaction, owner: Owner): Promise<Cart> {
  const { owner: _, ...cart } = (await tx.get('cart', owner)) ?? { ...emptyCart, owner }
  return cart
}
