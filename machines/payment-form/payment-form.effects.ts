import { fromPromise } from 'xstate'
import { paymentRules } from '../domain/card-form.ts'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import { CardSavedAlready } from '../domain/errors.ts'
import { includesCard, withCard } from '../domain/saved-cards.ts'
import { cardsOf } from '../domain/stored.ts'
import { formWith } from '../form/form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { paymentFormMachine } from './payment-form.machine.ts'

export function paymentFormWith({
  storage,
  journal,
  ids,
  clock,
}: Pick<Ports, 'storage' | 'journal' | 'ids' | 'clock'>) {
  return paymentFormMachine.provide({
    actors: {
      form: formWith({ storage, journal }, paymentRules(clock.now)),
      save: fromPromise(({ input: { owner, card }, signal }) => {
        const id = ids.next()
        return storage.transact('write', ['paymentMethods', ...currentUserStores], async (tx) => {
          await expectSignedIn(tx, owner)
          const cards = await cardsOf(tx, owner)
          if (includesCard(cards, card)) throw new CardSavedAlready()
          await tx.put('paymentMethods', { owner, cards: withCard(cards, { ...card, id }) })
          signal.throwIfAborted()
        })
      }),
    },
  })
}
