import { buyNowModel } from '../../../machines/buy-now/buy-now.model.ts'
import { checkoutModel } from '../../../machines/checkout/checkout.model.ts'
import { NotSignedIn } from '../../../machines/domain/errors.ts'
import { defaultSettings } from '../../../machines/domain/settings.ts'
import { ada, savedVisa } from '../../../machines/fixtures/examples.ts'
import { paymentFormModel } from '../../../machines/payment-form/payment-form.model.ts'
import { paymentMethodsModel } from '../../../machines/payment-methods/payment-methods.model.ts'
import { preferencesModel } from '../../../machines/preferences/preferences.model.ts'
import { checkoutTexts, paymentTexts } from '../../../src/i18n/en/checkout.ts'
import { noticeTexts } from '../../../src/i18n/en/notices.ts'
import { defineDriver } from '../driver.ts'
import { button, field, header, title, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'
import { beginBuyNow, placesOrder, purchaseOpening } from './buy-now.ts'
import { fillsCart, goodNumber, submits } from './checkout.ts'
import { fillCard } from './payment-form.ts'

/**
 * Drivers of a tab that has missed a sign-out in another tab: its writes for the account are refused, then it reads the session
 * again and leaves the account's page.
 */

export async function signsOutWithoutMessage({ world }: Scene): Promise<void> {
  await world.deletes('user', 'current')
}

export async function leaves({ visitor }: Scene): Promise<void> {
  await visitor.isAt('/')
  await visitor.sees(toast(noticeTexts.en.notSignedIn))
}

const payment = paymentTexts.en
const card = { ...savedVisa, isDefault: false }

const submit = submits(goodNumber)

export const signedOutCheckoutDriver = defineDriver({
  model: checkoutModel,
  opening: [
    {
      type: 'xstate.done.actor.begin',
      output: { attempt: 'attempt-1', settings: defaultSettings(ada), cards: [] },
    },
  ],
  async begin(scene) {
    await scene.world.signsIn(ada)
    await fillsCart(scene, 2)
    await scene.visitor.open('/checkout')
    await scene.visitor.sees(button(checkoutTexts.en.place))
  },
  moves: [
    { ...submit, when: (snapshot) => snapshot.matches({ open: 'filling' }) },
    {
      events: [{ type: 'xstate.after.processing.checkout.open.processing.paying' }],
      how: ({ world }) => world.waits(1_500),
    },
    {
      events: [{ type: 'xstate.error.actor.place', error: new NotSignedIn() }],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.world.gate('store:orders').open()
      },
    },
  ],
  shows: {
    'open.filling': ({ visitor }) => visitor.sees(button(checkoutTexts.en.place)),
    'open.processing': ({ visitor }) => visitor.sees(button(checkoutTexts.en.processing)),
    async 'open.signedOut'(scene) {
      await leaves(scene)
      if ((await scene.world.stored('orders')).length > 0) throw new Error('There is an order.')
    },
  },
})

export const unopenedCheckoutDriver = defineDriver({
  model: checkoutModel,
  async begin(scene) {
    await scene.world.signsIn(ada)
    await fillsCart(scene, 2)
    scene.world.gate('store:settings').hold()
    await scene.visitor.open('/checkout')
  },
  moves: [
    {
      events: [{ type: 'xstate.error.actor.begin', error: new NotSignedIn() }],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.world.gate('store:settings').pass()
      },
    },
  ],
  shows: {
    opening: ({ visitor }) => visitor.sees(title(checkoutTexts.en.title)),
    unavailable: leaves,
  },
})

export const signedOutBuyNowDriver = defineDriver({
  model: buyNowModel,
  begin: beginBuyNow,
  moves: [
    ...purchaseOpening,
    {
      events: [{ type: 'xstate.error.actor.place', error: new NotSignedIn() }],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await placesOrder(scene)
      },
    },
  ],
  shows: {
    '*': ({ visitor }, snapshot) =>
      snapshot.matches({ offered: 'signedOut' }) ? Promise.resolve() : visitor.isAt('/cart'),
    'offered.signedOut': leaves,
  },
})

export const signedOutPaymentFormDriver = defineDriver({
  model: paymentFormModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/profile/payment')
    await visitor.click(button(payment.add))
  },
  moves: [
    {
      events: [
        { type: 'form.submitted', values: {} },
        { type: 'xstate.error.actor.save', error: new NotSignedIn() },
      ],
      when: (snapshot) => snapshot.matches({ open: 'filling' }),
      async how(scene) {
        await fillCard(scene)
        await signsOutWithoutMessage(scene)
        await scene.visitor.click(button(payment.save))
      },
    },
  ],
  shows: {
    'open.filling': ({ visitor }) => visitor.sees(button(payment.save)),
    'open.signedOut': leaves,
  },
})

export const signedOutPaymentMethodsDriver = defineDriver({
  model: paymentMethodsModel,
  opening: [{ type: 'xstate.done.actor.reading', output: { value: [card], refused: [] } }],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await world.stores('paymentMethods', { owner: ada.id, cards: [card] })
    await visitor.open('/profile/payment')
    await visitor.sees(button(payment.add))
  },
  moves: [
    {
      events: [
        { type: 'card.default', id: card.id },
        { type: 'xstate.error.actor.writing', error: new NotSignedIn() },
      ],
      when: (snapshot) => snapshot.matches({ cards: 'settled' }),
      async how(scene) {
        const gate = scene.world.gate('store:paymentMethods')
        gate.hold()
        await scene.visitor.click(button(`${payment.setDefault} Visa ending in 1881`))
        await signsOutWithoutMessage(scene)
        await gate.pass()
      },
    },
  ],
  shows: {
    'cards.settled': ({ visitor }) => visitor.sees(button(payment.add)),
    'cards.refreshing': leaves,
  },
})

const panel = button('Preferences', header)
const currency = field('Currency', header)

export const signedOutPreferencesDriver = defineDriver({
  model: preferencesModel,
  input: { ...preferencesModel.input, owner: ada.id },
  opening: [{ type: 'xstate.done.actor.reading', output: undefined }],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/about')
    await visitor.click(panel)
  },
  moves: [
    {
      events: [
        { type: 'preferences.currency', currency: 'EUR' },
        { type: 'xstate.error.actor.writing', error: new NotSignedIn() },
        { type: 'owner.changed', owner: 'guest' },
      ],
      when: ({ context }) => context.owner !== 'guest',
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.visitor.choose(currency, 'EUR')
        await leaves(scene)
        await scene.visitor.click(panel)
      },
    },
  ],
  shows: {
    '*': ({ visitor }, { context: { chosen } }) => visitor.holds(currency, chosen.currency),
  },
})
