import { wishlistOf } from '../domain/stored.ts'
import { applyToWishlist } from '../domain/wishlist.ts'
import { throughJournal } from '../optimistic/write-journal.ts'
import type { Ports } from '../ports/ports.ts'
import { wishlistMachine } from './wishlist.machine.ts'

export function wishlistWith(ports: Pick<Ports, 'storage' | 'journal' | 'clock' | 'log'>) {
  return wishlistMachine.provide(
    throughJournal(ports, 'wishlist', {
      get: wishlistOf,
      put: (tx, owner, products) => tx.put('wishlist', { owner, products }),
      apply: applyToWishlist,
    }),
  )
}
