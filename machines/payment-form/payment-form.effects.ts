import { fromPromise } from 'xstate'
import { formWith } from '../form/form.effects.ts'
import { holdsCard, withCard } from '../payment-methods/payment-methods.ts'
import type { Ports } from '../ports/ports.ts'
import type { Owner } from '../ports/stored.ts'
import { CardSavedAlready } from './card-saved-already.ts'
import { paymentFormMachine } from './payment-form.machine.ts'
import type { NewCard } from './payment-form.ts'

export function paymentFormWith({ storage, journal, ids }: Pick<Ports, 'storage' | 'journal' | 'ids'>) {
  return paymentFormMachine.provide({
    actors: {
      form: formWith({ storage, journal }),
      save: fromPromise<void, { owner: Owner; card: NewCard }>(({ input: { owner, card }, signal }) => {
        const id = ids.next()
        return storage.transact('write', ['paymentMethods'], async (tx) => {
          const cards = (await tx.get('paymentMethods', owner))?.cards ?? []
          if (holdsCard(cards, card)) throw new CardSavedAlready()
          await tx.put('paymentMethods', { owner, cards: withCard(cards, { ...card, id }) })
          signal.throwIfAborted()
        })
      }),
    },
  })
}
