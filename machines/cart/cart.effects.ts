import { fromPromise } from 'xstate'
import { applyToCart, type Cart, type CartChange } from '../domain/cart.ts'
import type { Recalled, Recorded } from '../domain/optimistic.ts'
import { cartOf } from '../domain/stored.ts'
import type { Owner } from '../domain/user.ts'
import { throughJournal } from '../optimistic/write-journal.ts'
import type { Ports } from '../ports/ports.ts'
import { cartMachine } from './cart.machine.ts'
import { lookUpWith } from './refresh.ts'

type Changes = readonly Recorded<CartChange>[]

export function cartWith(ports: Pick<Ports, 'storage' | 'journal' | 'clock' | 'log' | 'sources'>) {
  const journaled = throughJournal<'cart', Cart>(ports, 'cart', {
    get: cartOf,
    put: (tx, owner, cart) => tx.put('cart', { ...cart, owner }),
    apply: applyToCart,
  })

  return cartMachine.provide({
    actors: {
      lookUp: lookUpWith(ports.sources),
      recall: fromPromise<Recalled<Cart, Recorded<CartChange>>, { owner: Owner; pending: Changes }>(
        ({ input }) => journaled.recall(input),
      ),
      read: fromPromise<Cart, { owner: Owner }>(({ input }) => journaled.read(input.owner)),
      write: fromPromise<Cart, { owner: Owner; changes: Changes }>(({ input }) => journaled.write(input)),
    },
    actions: {
      record: (_, entry) => journaled.record(entry),
      logRefused: (_, { error }) => journaled.logRefused(error),
      logUnreadable: () => ports.log.error('The cart could not be read; an empty one is used.'),
    },
  })
}
