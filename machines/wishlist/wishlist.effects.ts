import { fromPromise } from 'xstate'
import { keeperOf, keeperStores } from '../kept/keeper.ts'
import type { Unsent } from '../kept/kept.ts'
import { unwritten } from '../kept/unwritten.ts'
import type { Ports } from '../ports/ports.ts'
import type { Transaction } from '../ports/storage-port.ts'
import type { Owner } from '../ports/stored.ts'
import type { Product } from '../product/product.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import { applyToWishlist, type WishlistChange } from './wishlist.ts'

export function wishlistWith(ports: Pick<Ports, 'storage' | 'slate' | 'log'>) {
  const { storage, log } = ports
  const read = (owner: Owner) => storage.transact('read', ['wishlist'], (tx) => wishlistOf(tx, owner))

  const keeping = unwritten(ports, 'wishlist', {
    read,
    write: ({ owner, changes }) =>
      storage.transact('write', ['wishlist', ...keeperStores], async (tx) => {
        const keeper = await keeperOf(tx, owner)
        const products = changes.reduce(applyToWishlist, await wishlistOf(tx, keeper))
        await tx.put('wishlist', { owner: keeper, products })
        return products
      }),
  })

  return wishlistMachine.provide({
    actors: {
      recall: fromPromise<Product[], { owner: Owner }>(({ input }) => keeping.recall(input.owner)),
      read: fromPromise<Product[], { owner: Owner }>(({ input }) => read(input.owner)),
      write: fromPromise<Product[], Unsent<WishlistChange>>(({ input }) => keeping.write(input)),
    },
    actions: {
      takeDown: (_, unsent) => keeping.takeDown(unsent),
      logUnreadable: () => log.error('The wishlist could not be read; an empty one is used.'),
    },
  })
}

export async function wishlistOf(tx: Transaction, owner: Owner): Promise<Product[]> {
  return (await tx.get('wishlist', owner))?.products ?? []
}
