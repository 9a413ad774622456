import { checkoutModel } from '../../../machines/checkout/checkout.model.ts'
import { placedOrderDraft } from '../../../machines/checkout/submission.ts'
import { lineProduct } from '../../../machines/domain/cart.ts'
import { StorageError } from '../../../machines/domain/errors.ts'
import {
  CardDeclined,
  CardRemoved,
  CartChanged,
  NothingToOrder,
} from '../../../machines/domain/place-order.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { defaultSettings } from '../../../machines/domain/settings.ts'
import { ada, adasOrder, lamp } from '../../../machines/fixtures/examples.ts'
import { checkoutTexts, confirmationTexts } from '../../../src/i18n/en/checkout.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, title, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

type CheckoutMove = Move<typeof checkoutModel.machine>
type Snapshot = Parameters<NonNullable<CheckoutMove['when']>>[0]

const words = checkoutTexts.en
export const goodNumber = '4242 4242 4242 4242'
const declinedNumber = '4000 0000 0000 0002'
const { firstName, lastName, email, address, city, state, zipCode } = adasOrder.shipping
const typed = { firstName, lastName, email, address, city, state, zipCode }
const card = {
  id: 'card-1',
  brand: 'visa',
  last4: '1881',
  cardHolder: 'Ada',
  expiryDate: '12/40',
  isDefault: true,
}
const start = { attempt: 'attempt-1', settings: defaultSettings(ada), cards: [card] }
/** An order that was stored when the page was closed before showing the confirmation. */
const unseenOrder = { ...adasOrder, attempt: 'attempt-1' }

function numberIn({ context }: Snapshot): string {
  const { cardNumber } = context.submitted
  return cardNumber instanceof Secret ? Secret.open(cardNumber) : ''
}
const isDeclined = (snapshot: Snapshot) => numberIn(snapshot) === declinedNumber

export async function fillsCart({ world }: Scene, quantity: number): Promise<void> {
  await world.stores('cart', {
    owner: ada.id,
    lines: [{ product: lineProduct(lamp), quantity }],
    attempt: 'attempt-1',
  })
}

export function submits(number: string): CheckoutMove {
  const values = {
    ...typed,
    country: 'UK',
    card: 'new',
    cardName: 'Ada',
    cardNumber: new Secret('cardNumber', number),
    expiryDate: '12/40',
    cvv: new Secret('cardCode', '907'),
  }
  return {
    events: [{ type: 'form.submitted', values }],
    when: (snapshot) => snapshot.matches('open') && !snapshot.hasTag('busy'),
    async how({ visitor, world }) {
      const { fields } = words
      for (const [name, text] of Object.entries(typed))
        await visitor.fill(field(fields[name as keyof typeof typed]), text)
      await visitor.choose(field(fields.country), 'United Kingdom')
      await visitor.fill(field(fields.cardName), 'Ada')
      await visitor.fill(field(fields.cardNumber), number)
      await visitor.fill(field(fields.expiryDate), '12/40')
      await visitor.fill(field(fields.cvv), '907')
      world.gate('store:orders').hold()
      await visitor.click(button(words.place))
    },
  }
}

const saved = field(/1881/)

/** Pays with the saved card, which another tab removes at the same time. */
const submitsRemovedCard: CheckoutMove = {
  events: [
    { type: 'checkout.card.chosen', card: card.id },
    { type: 'form.submitted', values: { ...typed, country: 'UK', card: card.id, saveAddress: true } },
    { type: 'xstate.after.processing.checkout.open.processing.paying' },
    { type: 'xstate.error.actor.place', error: new CardRemoved(card.id) },
  ],
  when: (snapshot) => snapshot.matches({ open: 'filling' }),
  async how({ visitor, world }) {
    const { fields } = words
    for (const [name, text] of Object.entries(typed))
      await visitor.fill(field(fields[name as keyof typeof typed]), text)
    await visitor.choose(field(fields.country), 'United Kingdom')
    await visitor.click(saved)
    await visitor.fill(field(fields.cvv), '907')
    await visitor.click(button(words.place))
    await world.stores('paymentMethods', { owner: ada.id, cards: [] })
    await world.waits(1_500)
    await world.gate('store:settings').pass()
  },
}

/** The transaction of an order also waits at the gate of the settings. */
async function places({ world }: Scene): Promise<void> {
  await world.gate('store:orders').open()
  await world.gate('store:settings').pass()
}

const placing = 'xstate.error.actor.place'

export const checkoutDriver = defineDriver({
  model: checkoutModel,
  async begin(scene) {
    const { visitor, world } = scene
    await world.signsIn(ada)
    await world.stores('paymentMethods', { owner: ada.id, cards: [card] })
    await fillsCart(scene, 2)
    world.gate('store:settings').hold()
    await visitor.open('/checkout')
  },
  abstract: numberIn,
  moves: [
    {
      events: [{ type: 'xstate.done.actor.begin', output: start }],
      how: ({ world }) => world.gate('store:settings').pass(),
    },
    {
      events: [{ type: 'xstate.done.actor.begin', output: { placed: unseenOrder } }],
      async how({ world }) {
        await world.stores('orders', unseenOrder)
        await world.stores('drafts', placedOrderDraft(unseenOrder))
        await world.stores('cart', { owner: ada.id, lines: [] })
        await world.gate('store:settings').pass()
      },
    },
    {
      events: [{ type: 'xstate.error.actor.begin', error: new NothingToOrder('empty') }],
      async how({ world }) {
        await world.deletes('cart', ada.id)
        await world.gate('store:settings').pass()
      },
    },
    {
      events: [{ type: 'xstate.error.actor.begin', error: new StorageError('failed', 'closed') }],
      how: ({ world }) => world.gate('store:settings').refuse(),
    },
    {
      events: [{ type: 'checkout.retry' }],
      when: (snapshot) => snapshot.matches('unavailable') || snapshot.hasTag('changed'),
      how: ({ visitor }, snapshot) =>
        visitor.click(button(snapshot.hasTag('changed') ? words.review : words.retry)),
    },
    {
      events: [
        { type: 'checkout.card.chosen', card: card.id },
        { type: 'checkout.card.chosen', card: 'new' },
      ],
      when: (snapshot) =>
        snapshot.matches('open') && !snapshot.hasTag('busy') && snapshot.context.cards.length > 0,
      async how({ visitor }) {
        await visitor.click(saved)
        await visitor.misses(field(words.fields.cardNumber))
        await visitor.click(field(new RegExp(words.newCard)))
      },
    },
    {
      events: [{ type: 'checkout.card.chosen', card: card.id }],
      when: (snapshot) => snapshot.hasTag('busy') && snapshot.context.cards.length > 0,
      how: ({ visitor }) => visitor.click(saved),
    },
    submitsRemovedCard,
    submits(goodNumber),
    submits(declinedNumber),
    {
      events: [{ type: 'xstate.after.processing.checkout.open.processing.paying' }],
      when: (snapshot) => !isDeclined(snapshot),
      how: ({ world }) => world.waits(1_500),
    },
    {
      events: [
        { type: 'xstate.after.processing.checkout.open.processing.paying' },
        { type: placing, error: new CardDeclined('declined') },
      ],
      when: isDeclined,
      how: ({ world }) => world.waits(1_500),
    },
    {
      events: [{ type: 'xstate.done.actor.place', output: adasOrder }],
      how: places,
    },
    {
      events: [{ type: placing, error: new NothingToOrder('empty') }],
      async how(scene) {
        await scene.world.deletes('cart', ada.id)
        await places(scene)
      },
    },
    {
      events: [{ type: placing, error: new CartChanged('dearer') }],
      async how(scene) {
        await fillsCart(scene, 3)
        await places(scene)
      },
    },
    {
      events: [{ type: placing, error: new StorageError('full', 'full') }],
      async how({ world }) {
        await world.gate('store:orders').refuse('full')
        await world.gate('store:orders').open()
      },
    },
  ],
  shows: {
    async opening({ visitor }) {
      await visitor.sees(title(words.title))
      await visitor.misses(button(words.place), button(words.retry))
    },
    unavailable: ({ visitor }) => visitor.sees(alert(words.unavailable), button(words.retry)),
    cartEmpty: ({ visitor }) => visitor.isAt('/cart'),
    async open({ visitor }, snapshot) {
      for (const trouble of ['declined', 'notSaved', 'changed', 'cardRemoved'] as const)
        await visitor.counts(alert(words[trouble]), snapshot.hasTag(trouble) ? 1 : 0)
      await visitor.counts(button(words.processing), snapshot.hasTag('busy') ? 1 : 0)
      await visitor.sees(field(words.fields.cardNumber))
    },
    async placed({ visitor, world }) {
      await visitor.sees(title(confirmationTexts.en.title), toast('Order placed successfully!'))
      const [order, ...others] = await world.stored('orders')
      const [cart] = await world.stored('cart')
      if (order?.attempt !== 'attempt-1' || others.length > 0 || cart?.lines.length !== 0)
        throw new Error('There should be one order, and the cart empty.')
    },
  },
  exceptions: {
    both: {
      'checkout.open.processing|form.submitted|0':
        'a form that works is not sent again: its button is disabled',
    },
  },
})
