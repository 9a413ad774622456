import { fromPromise, waitFor } from 'xstate'
import { isDeclined } from '../domain/card.ts'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import { draftKey } from '../domain/form.ts'
import { CardDeclined, newOrderIds, placeOrder, placingStores, sharedAttempt } from '../domain/place-order.ts'
import { cardsOf, type StoreName } from '../domain/stored.ts'
import { formWith } from '../form/form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { toNavigation, whenCartIsWritten } from '../ports/system.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutRules, settingsFor } from './checkout.ts'
import {
  alreadyPlacedOrder,
  placedOrderDraft,
  removePlacedOrderDraft,
  saveForNextOrder,
  savingStores,
} from './submission.ts'

const startStores: StoreName[] = [
  'cart',
  'settings',
  'paymentMethods',
  'orders',
  'drafts',
  ...currentUserStores,
]

type CheckoutPorts = Pick<Ports, 'storage' | 'journal' | 'clock' | 'random' | 'ids' | 'durability'>

export function checkoutWith({ storage, journal, clock, random, ids, durability }: CheckoutPorts) {
  return checkoutMachine.provide({
    actors: {
      form: formWith({ storage, journal }, checkoutRules(clock.now)),
      begin: fromPromise(({ input: { user } }) =>
        storage.transact('write', startStores, async (tx) => {
          await expectSignedIn(tx, user.id)
          const placed = await alreadyPlacedOrder(tx, user.id)
          await removePlacedOrderDraft(tx, user.id)
          if (placed) return { placed }
          return {
            attempt: await sharedAttempt(tx, user.id, ids.next()),
            settings: settingsFor(user, await tx.get('settings', user.id)),
            cards: await cardsOf(tx, user.id),
          }
        }),
      ),
      place: fromPromise(async ({ input, system, signal }) => {
        const { cardNumber, user, saving, ...request } = input
        if (isDeclined(request.payment, cardNumber)) throw new CardDeclined('The card was declined')
        await whenCartIsWritten(system)
        const orderIds = newOrderIds(clock.now(), random.next, ids.next())
        const cardId = ids.next()
        const stores = [
          ...new Set([...placingStores, ...savingStores, ...currentUserStores, 'drafts' as const]),
        ]
        const order = await storage.transact('write', stores, async (tx) => {
          await expectSignedIn(tx, user.id)
          const placed = await placeOrder(tx, { ...request, owner: user.id, orderIds })
          // If the id differs, another tab placed the order, with its own address and card.
          if (placed.id === orderIds.id) await saveForNextOrder(tx, user, placed, saving, cardId)
          await tx.put('drafts', placedOrderDraft(placed))
          signal.throwIfAborted()
          return placed
        })
        void durability.persist()
        return order
      }),
      leavingCheckout: fromPromise(async ({ system, input: { owner } }) => {
        await waitFor(toNavigation({ system }), ({ context }) => context.place.path !== '/checkout')
          .then(() =>
            storage.transact('write', ['drafts'], (tx) => tx.remove('drafts', draftKey(owner, 'checkout'))),
          )
          .catch(() => undefined)
      }),
    },
  })
}
