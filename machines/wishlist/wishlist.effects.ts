import { fromPromise } from 'xstate'
import type { Recalled, Recorded } from '../domain/optimistic.ts'
import type { Product } from '../domain/product.ts'
import { wishlistOf } from '../domain/stored.ts'
import type { Owner } from '../domain/user.ts'
import { applyToWishlist, type WishlistChange } from '../domain/wishlist.ts'
import { throughJournal } from '../optimistic/write-journal.ts'
import type { Ports } from '../ports/ports.ts'
import { wishlistMachine } from './wishlist.machine.ts'

type Changes = readonly Recorded<WishlistChange>[]

export function wishlistWith(ports: Pick<Ports, 'storage' | 'journal' | 'clock' | 'log'>) {
  const journaled = throughJournal<'wishlist', Product[]>(ports, 'wishlist', {
    get: wishlistOf,
    put: (tx, owner, products) => tx.put('wishlist', { owner, products }),
    apply: applyToWishlist,
  })

  return wishlistMachine.provide({
    actors: {
      recall: fromPromise<Recalled<Product[], Recorded<WishlistChange>>, { owner: Owner; pending: Changes }>(
        ({ input }) => journaled.recall(input),
      ),
      read: fromPromise<Product[], { owner: Owner }>(({ input }) => journaled.read(input.owner)),
      write: fromPromise<Product[], { owner: Owner; changes: Changes }>(({ input }) =>
        journaled.write(input),
      ),
    },
    actions: {
      record: (_, entry) => journaled.record(entry),
      logRefused: (_, { error }) => journaled.logRefused(error),
      logUnreadable: () => ports.log.error('The wishlist could not be read; an empty one is used.'),
    },
  })
}
