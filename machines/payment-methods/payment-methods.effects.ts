import { fromPromise } from 'xstate'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import { applyToCards } from '../domain/saved-cards.ts'
import { cardsOf } from '../domain/stored.ts'
import type { Owner } from '../domain/user.ts'
import { paymentFormWith } from '../payment-form/payment-form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { paymentMethodsMachine } from './payment-methods.machine.ts'

export function paymentMethodsWith(ports: Pick<Ports, 'storage' | 'journal' | 'ids' | 'clock' | 'log'>) {
  const { storage, log } = ports
  const read = ({ owner }: { owner: Owner }) =>
    storage.transact('read', ['paymentMethods'], (tx) => cardsOf(tx, owner))
  return paymentMethodsMachine.provide({
    actors: {
      paymentForm: paymentFormWith(ports),
      recall: fromPromise(async ({ input }) => ({
        value: await read(input),
        refused: [],
      })),
      read: fromPromise(({ input }) => read(input)),
      write: fromPromise(({ input: { owner, changes } }) =>
        storage.transact('write', ['paymentMethods', ...currentUserStores], async (tx) => {
          await expectSignedIn(tx, owner)
          const cards = changes.reduce(applyToCards, await cardsOf(tx, owner))
          await tx.put('paymentMethods', { owner, cards })
          return cards
        }),
      ),
    },
    actions: {
      logRefused: (_, { error }) => log.error('The saved cards could not be written', { error }),
      logUnreadable: () => log.error('The saved cards could not be read; none are shown.'),
    },
  })
}
