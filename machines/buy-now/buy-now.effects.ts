import { fromPromise } from 'xstate'
import { isDeclined } from '../domain/card.ts'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import type { Payment } from '../domain/order.ts'
import {
  CardDeclined,
  expectCardSaved,
  newOrderIds,
  placeOrder,
  placingStores,
  sharedAttempt,
} from '../domain/place-order.ts'
import { cardsOf, type Transaction } from '../domain/stored.ts'
import type { Owner } from '../domain/user.ts'
import type { Ports } from '../ports/ports.ts'
import { whenCartIsWritten } from '../ports/system.ts'
import { buyNowMachine, OfferChanged } from './buy-now.machine.ts'
import { isSameOffer, type OfferResult, offerFrom } from './buy-now.ts'

type BuyNowPorts = Pick<Ports, 'storage' | 'clock' | 'random' | 'ids' | 'durability'>

export function buyNowWith({ storage, clock, random, ids, durability }: BuyNowPorts) {
  return buyNowMachine.provide({
    actors: {
      readOffer: fromPromise(({ input: { owner } }) =>
        storage.transact('read', ['settings', 'paymentMethods'], (tx) => offerIn(tx, owner, clock.now())),
      ),
      place: fromPromise(async ({ input: { offer, owner, agreed }, system, signal }) => {
        const { brand, last4 } = offer.card
        const payment: Payment = { kind: 'card', brand, last4 }
        if (isDeclined(payment)) throw new CardDeclined('The card was declined')
        await whenCartIsWritten(system)
        const now = clock.now()
        const newAttempt = ids.next()
        const orderIds = newOrderIds(now, random.next, ids.next())
        const stores = [...placingStores, ...currentUserStores, 'settings' as const]
        const placed = await storage.transact('write', stores, async (tx) => {
          await expectSignedIn(tx, owner)
          await expectCardSaved(tx, owner, offer.card.id)
          if (!isSameOffer(offer, await offerIn(tx, owner, now)))
            throw new OfferChanged('Card or address changed')
          const attempt = await sharedAttempt(tx, owner, newAttempt)
          const order = await placeOrder(tx, {
            agreed,
            owner,
            attempt,
            shipping: offer.shipping,
            payment,
            orderIds,
          })
          signal.throwIfAborted()
          return order
        })
        void durability.persist()
        return placed
      }),
    },
  })
}

async function offerIn(tx: Transaction, owner: Owner, now: number): Promise<OfferResult> {
  const settings = await tx.get('settings', owner)
  return offerFrom(settings, await cardsOf(tx, owner), now)
}
