import { fromPromise } from 'xstate'
import { newestFirst } from '../domain/order.ts'
import type { Ports } from '../ports/ports.ts'
import { ordersMachine } from './orders.machine.ts'

export function ordersWith({ storage, log, files }: Pick<Ports, 'storage' | 'log' | 'files'>) {
  return ordersMachine.provide({
    actors: {
      read: fromPromise(async ({ input }) =>
        newestFirst(
          await storage.transact('read', ['orders'], (tx) => tx.find('orders', 'owner', input.owner)),
        ),
      ),
    },
    actions: {
      logUnreadable: () => log.error('The orders could not be read; none are shown.'),
      saveReceipt: (_, { name, content }) => files.save(name, 'text/html', content),
      print: () => files.print(),
    },
  })
}
