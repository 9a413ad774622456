import { fromPromise } from 'xstate'
import { keeperOf, keeperStores } from '../kept/keeper.ts'
import type { Unsent } from '../kept/kept.ts'
import { unwritten } from '../kept/unwritten.ts'
import type { Ports } from '../ports/ports.ts'
import type { Transaction } from '../ports/storage-port.ts'
import type { Owner } from '../ports/stored.ts'
import { cartMachine } from './cart.machine.ts'
import { applyToCart, type Cart, type CartChange, emptyCart } from './cart.ts'
import { lookUpWith } from './look-up.ts'

/** How many writes a cart remembers: those that a page may not have lived to hear of. */
const remembered = 8

export function cartWith(ports: Pick<Ports, 'storage' | 'slate' | 'log' | 'sources'>) {
  const { storage, log } = ports
  const read = (owner: Owner) => storage.transact('read', ['cart'], (tx) => cartOf(tx, owner))

  const keeping = unwritten(ports, 'cart', {
    read,
    write: ({ owner, changes }, name) =>
      storage.transact('write', ['cart', ...keeperStores], async (tx) => {
        const keeper = await keeperOf(tx, owner)
        const before = await cartOf(tx, keeper)
        // Whoever was the keeper the first time.
        if ((await tx.all('cart')).some(({ written }) => written?.includes(name))) return before
        const written = (await tx.get('cart', keeper))?.written ?? []
        const cart = changes.reduce(applyToCart, before)
        await tx.put('cart', { ...cart, owner: keeper, written: [...written, name].slice(-remembered) })
        return cart
      }),
  })

  return cartMachine.provide({
    actors: {
      lookUp: lookUpWith(ports.sources),
      recall: fromPromise<Cart, { owner: Owner }>(({ input }) => keeping.recall(input.owner)),
      read: fromPromise<Cart, { owner: Owner }>(({ input }) => read(input.owner)),
      write: fromPromise<Cart, Unsent<CartChange>>(({ input }) => keeping.write(input)),
    },
    actions: {
      takeDown: (_, unsent) => keeping.takeDown(unsent),
      logUnreadable: () => log.error('The cart could not be read; an empty one is used.'),
    },
  })
}

export async function cartOf(tx: Transaction, owner: Owner): Promise<Cart> {
  const { owner: _, written: __, ...cart } = (await tx.get('cart', owner)) ?? { ...emptyCart, owner }
  return cart
}
