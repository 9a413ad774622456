import { fromPromise } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import type { Transaction } from '../ports/storage-port.ts'
import type { Owner } from '../ports/stored.ts'
import type { Product } from '../product/product.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import { applyToWishlist, type WishlistChange } from './wishlist.ts'

export function wishlistWith({ storage, log }: Pick<Ports, 'storage' | 'log'>) {
  return wishlistMachine.provide({
    actors: {
      read: fromPromise<Product[], { owner: Owner }>(({ input }) =>
        storage.transact('read', ['wishlist'], (tx) => wishlistOf(tx, input.owner)),
      ),
      write: fromPromise<Product[], { owner: Owner; changes: WishlistChange[] }>(
        ({ input: { owner, changes } }) =>
          storage.transact('write', ['wishlist'], async (tx) => {
            const products = changes.reduce(applyToWishlist, await wishlistOf(tx, owner))
            await tx.put('wishlist', { owner, products })
            return products
          }),
      ),
    },
    actions: {
      logUnreadable: () => log.error('The wishlist could not be read; an empty one is used.'),
    },
  })
}

export async function wishlistOf(tx: Transaction, owner: Owner): Promise<Product[]> {
  return (await tx.get('wishlist', owner))?.products ?? []
}
