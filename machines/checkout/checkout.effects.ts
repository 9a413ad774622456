import { fromPromise } from 'xstate'
import type { User } from '../auth/user.ts'
import { isDeclined, isDeclinedCard } from '../card/card.ts'
import { formWith } from '../form/form.effects.ts'
import type { Order } from '../orders/order.ts'
import { drawOrder, placeOrder, placingStores, sharedAttempt } from '../orders/place-order.ts'
import type { Ports } from '../ports/ports.ts'
import { CardDeclined, checkoutMachine, type Submission } from './checkout.machine.ts'
import { type CheckoutStart, settingsFor } from './checkout.ts'

type CheckoutPorts = Pick<Ports, 'storage' | 'clock' | 'chance' | 'ids' | 'durability'>

export function checkoutWith({ storage, clock, chance, ids, durability }: CheckoutPorts) {
  return checkoutMachine.provide({
    actors: {
      form: formWith({ storage }),
      begin: fromPromise<CheckoutStart, { user: User }>(({ input: { user } }) =>
        storage.transact('write', ['cart', 'settings', 'paymentMethods'], async (tx) => ({
          attempt: await sharedAttempt(tx, user.id, ids.next()),
          settings: settingsFor(user, await tx.get('settings', user.id)),
          cards: (await tx.get('paymentMethods', user.id))?.cards ?? [],
        })),
      ),
      place: fromPromise<Order, Submission>(async ({ input: { cardNumber, ...slip } }) => {
        const isRefused = cardNumber ? isDeclined(cardNumber) : isDeclinedCard(slip.card)
        if (isRefused) throw new CardDeclined('The card was declined')
        const draw = drawOrder(clock.now(), chance.random, ids.next())
        const order = await storage.transact('write', placingStores, (tx) =>
          placeOrder(tx, { ...slip, draw }),
        )
        void durability.persist()
        return order
      }),
    },
  })
}
