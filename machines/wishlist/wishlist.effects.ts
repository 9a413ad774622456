import { fromPromise } from 'xstate'
import { wishlistOf } from '../domain/stored.ts'
import { applyToWishlist } from '../domain/wishlist.ts'
import { throughJournal } from '../optimistic/write-journal.ts'
import type { Ports } from '../ports/ports.ts'
import { wishlistMachine } from './wishlist.machine.ts'

export function wishlistWith(ports: Pick<Ports, 'storage' | 'journal' | 'clock' | 'log'>) {
  const journaled = throughJournal(ports, 'wishlist', {
    get: wishlistOf,
    put: (tx, owner, products) => tx.put('wishlist', { owner, products }),
    apply: applyToWishlist,
  })

  return wishlistMachine.provide({
    actors: {
      recall: fromPromise(({ input }) => journaled.recall(input)),
      read: fromPromise(({ input }) => journaled.read(input.owner)),
      write: fromPromise(({ input }) => journaled.write(input)),
    },
    actions: {
      record: (_, entry) => journaled.record(entry),
      logRefused: (_, { error }) => journaled.logRefused(error),
      logUnreadable: () => ports.log.error('The wishlist could not be read; an empty one is used.'),
    },
  })
}
