import { OfferChanged } from '../../../machines/buy-now/buy-now.machine.ts'
import { buyNowModel } from '../../../machines/buy-now/buy-now.model.ts'
import type { BuyNowOffer } from '../../../machines/buy-now/buy-now.ts'
import { lineProduct } from '../../../machines/domain/cart.ts'
import { StorageError } from '../../../machines/domain/errors.ts'
import {
  CardDeclined,
  CardRemoved,
  CartChanged,
  NothingToOrder,
} from '../../../machines/domain/place-order.ts'
import { defaultSettings } from '../../../machines/domain/settings.ts'
import { ada, adasOrder, lamp } from '../../../machines/fixtures/examples.ts'
import { cartTexts } from '../../../src/i18n/en/cart.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, link, named, title, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

type BuyNowMove = Move<typeof buyNowModel.machine>
type Snapshot = Parameters<NonNullable<BuyNowMove['when']>>[0]

const words = cartTexts.en.buyNow
const good = {
  id: 'card-1',
  brand: 'visa',
  last4: '4242',
  cardHolder: 'Ada',
  expiryDate: '12/40',
  isDefault: true,
}
const declined = { ...good, id: 'card-2', last4: '0002' }
const { address: street, city, state, zipCode, country } = adasOrder.shipping
const settings = {
  ...defaultSettings(ada),
  owner: ada.id,
  address: { street, city, state, zipCode, country: country as 'UK' },
}
const expired = { ...good, id: 'card-3', expiryDate: '12/20' }
const offerWith = (card: BuyNowOffer['card']): BuyNowOffer => ({ card, shipping: adasOrder.shipping })

const isDeclined = ({ context }: Snapshot) => context.offer?.card.id === declined.id
const isAsking = (snapshot: Snapshot) => snapshot.hasTag('asking')
const buyButton = (card: string) => button(words.with(`•••• ${card}`))
const isPlaced = (snapshot: Snapshot) => snapshot.matches({ offered: 'placed' })
const confirm = button(/^Buy now for/)

async function fillsCart({ world }: Scene, quantity: number): Promise<void> {
  await world.stores('cart', { owner: ada.id, lines: [{ product: lineProduct(lamp), quantity }] })
}

async function offers({ world }: Scene, card: typeof good): Promise<void> {
  await world.stores('settings', settings)
  await world.stores('paymentMethods', { owner: ada.id, cards: [card] })
  await world.gate('store:settings').pass()
}

export async function beginBuyNow(scene: Scene): Promise<void> {
  const { visitor, world } = scene
  await world.signsIn(ada)
  await fillsCart(scene, 2)
  world.gate('store:settings').hold()
  await visitor.open('/cart')
  await visitor.sees(button(cartTexts.en.clear))
}

const read: BuyNowMove = {
  events: [{ type: 'xstate.done.actor.reading', output: offerWith(good) }],
  how: (scene) => offers(scene, good),
}
const ask: BuyNowMove = {
  events: [{ type: 'buyNow.ask' }],
  when: (snapshot) =>
    snapshot.hasTag('offered') && !isAsking(snapshot) && !snapshot.hasTag('busy') && !isPlaced(snapshot),
  how: ({ visitor }, { context }) => visitor.click(buyButton(context.offer?.card.last4 ?? '')),
}
const confirmed: BuyNowMove = {
  events: [{ type: 'buyNow.confirm' }],
  when: (snapshot) => isAsking(snapshot) && !isDeclined(snapshot),
  async how({ visitor, world }) {
    world.gate('store:orders').hold()
    await visitor.click(confirm)
  },
}

/** The moves from opening the page to a pending order. */
export const purchaseOpening = [read, ask, confirmed]

/** The transaction of an order also waits at the gate of the settings. */
export async function placesOrder({ world }: Scene): Promise<void> {
  await world.gate('store:orders').open()
  await world.gate('store:settings').pass()
}

async function expectOrder({ world }: Scene): Promise<void> {
  const [cart] = await world.stored('cart')
  if ((await world.stored('orders')).length !== 1 || cart?.lines.length !== 0)
    throw new Error('There should be one order, and the cart empty.')
}

const shows = {
  '*': async ({ visitor }: Scene, snapshot: Snapshot) => {
    const { context } = snapshot
    if (isPlaced(snapshot)) return visitor.isAt('/profile/orders')
    await visitor.counts(named('alertdialog'), isAsking(snapshot) ? 1 : 0)
    if (isAsking(snapshot)) return visitor.sees(confirm)
    for (const trouble of ['declined', 'notSaved', 'changed'] as const)
      await visitor.counts(alert(words[trouble]), snapshot.hasTag(trouble) ? 1 : 0)
    await visitor.counts(alert(words.cardRemoved), snapshot.matches('cardRemoved') ? 1 : 0)
    const buy = buyButton(context.offer?.card.last4 ?? '4242')
    await visitor.counts(buy, snapshot.hasTag('offered') ? 1 : 0)
    if (snapshot.hasTag('offered')) await visitor.isDisabled(buy, snapshot.hasTag('busy'))
  },
}

export const buyNowDriver = defineDriver({
  model: buyNowModel,
  begin: beginBuyNow,
  moves: [
    read,
    {
      events: [{ type: 'xstate.done.actor.reading', output: offerWith(declined) }],
      how: (scene) => offers(scene, declined),
    },
    {
      events: [{ type: 'xstate.done.actor.reading', output: 'expired' }],
      how: (scene) => offers(scene, expired),
    },
    {
      events: [{ type: 'xstate.done.actor.reading', output: undefined }],
      async how({ world }) {
        await world.deletes('settings', ada.id)
        await world.gate('store:settings').pass()
      },
    },
    {
      events: [{ type: 'xstate.error.actor.reading', error: new StorageError('failed', 'closed') }],
      how: ({ world }) => world.gate('store:settings').refuse(),
    },
    ask,
    confirmed,
    {
      events: [
        { type: 'buyNow.confirm' },
        { type: 'xstate.error.actor.place', error: new CardDeclined('declined') },
      ],
      when: (snapshot) => isAsking(snapshot) && isDeclined(snapshot),
      how: ({ visitor }) => visitor.click(confirm),
    },
    {
      events: [{ type: 'buyNow.cancel' }],
      when: isAsking,
      how: ({ visitor }) => visitor.click(button(words.cancel)),
    },
    {
      events: [{ type: 'xstate.done.actor.place', output: adasOrder }],
      async how(scene) {
        await placesOrder(scene)
        await scene.visitor.isAt('/profile/orders')
        await scene.visitor.sees(title('Your Orders'))
        await expectOrder(scene)
      },
    },
    {
      events: [{ type: 'xstate.error.actor.place', error: new OfferChanged('moved') }],
      async how(scene) {
        await scene.world.stores('settings', { ...settings, phone: '555', firstName: 'Augusta' })
        await placesOrder(scene)
      },
    },
    {
      events: [{ type: 'xstate.error.actor.place', error: new CardRemoved(good.id) }],
      async how(scene) {
        await scene.world.stores('paymentMethods', { owner: ada.id, cards: [] })
        await placesOrder(scene)
      },
    },
    {
      events: [{ type: 'xstate.error.actor.place', error: new CartChanged('dearer') }],
      async how(scene) {
        await fillsCart(scene, 3)
        await placesOrder(scene)
      },
    },
    {
      events: [{ type: 'xstate.error.actor.place', error: new StorageError('full', 'full') }],
      async how({ world }) {
        await world.gate('store:orders').refuse('full')
        await world.gate('store:orders').open()
      },
    },
  ],
  shows: {
    reading: shows['*'],
    notOffered: shows['*'],
    expired: async (scene, snapshot) => {
      await shows['*'](scene, snapshot)
      await scene.visitor.sees({ text: words.expired }, link(words.cards))
    },
    cardRemoved: shows['*'],
    offered: shows['*'],
    async 'offered.placed'({ visitor }) {
      await visitor.sees(toast('Order placed successfully!'), title('Your Orders'))
    },
  },
  exceptions: {
    both: {
      'buyNow.offered.asking|buyNow.ask|0': 'the question is modal: what asks it lies behind it',
      'buyNow.offered.placing|buyNow.ask|0': 'the button is disabled while an order is placed',
    },
  },
})

/** Another tab empties the cart, which removes Buy Now from the page. */
export const emptiedBuyNowDriver = defineDriver({
  model: buyNowModel,
  begin: beginBuyNow,
  moves: [
    ...purchaseOpening,
    {
      events: [{ type: 'xstate.error.actor.place', error: new NothingToOrder('empty') }],
      async how(scene) {
        await scene.world.deletes('cart', ada.id)
        await placesOrder(scene)
        await scene.visitor.sees({ text: 'Your cart is empty' })
      },
    },
  ],
  shows: {
    reading: shows['*'],
    offered: (scene, snapshot) =>
      snapshot.matches({ offered: 'resting' }) ? scene.visitor.misses(confirm) : shows['*'](scene, snapshot),
  },
})
