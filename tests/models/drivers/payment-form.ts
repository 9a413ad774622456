import { CardSavedAlready } from '../../../machines/domain/errors.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import { paymentFormModel } from '../../../machines/payment-form/payment-form.model.ts'
import { paymentTexts } from '../../../src/i18n/en/checkout.ts'
import { defineDriver } from '../driver.ts'
import { alert, button, field, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

const words = paymentTexts.en
const number = '4242 4242 4242 4242'
const typed = {
  cardNumber: new Secret('cardNumber', number),
  cardHolder: 'Ada Lovelace',
  expiryDate: '12/40',
  cvv: new Secret('cardCode', '907'),
}

export async function fillCard({ visitor }: Scene): Promise<void> {
  await visitor.fill(field(words.fields.cardNumber), number)
  await visitor.fill(field(words.fields.cardHolder), typed.cardHolder)
  await visitor.fill(field(words.fields.expiryDate), typed.expiryDate)
  await visitor.fill(field(words.fields.cvv), '907')
}

export const paymentFormDriver = defineDriver({
  model: paymentFormModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/profile/payment')
    await visitor.click(button(words.add))
  },
  moves: [
    {
      events: [{ type: 'form.changed', values: typed }],
      when: (snapshot) => snapshot.matches('open'),
      how: ({ visitor }) => visitor.fill(field(words.fields.cardNumber), number),
    },
    {
      events: [{ type: 'form.submitted', values: typed }],
      when: (snapshot) => snapshot.matches('open'),
      async how(scene) {
        await fillCard(scene)
        scene.world.gate('store:paymentMethods').hold()
        await scene.visitor.click(button(words.save))
      },
    },
    {
      events: [{ type: 'xstate.done.actor.save', output: undefined }],
      async how({ world }) {
        await world.stores('paymentMethods', { owner: ada.id, cards: [] })
        await world.gate('store:paymentMethods').open()
      },
    },
    {
      events: [{ type: 'xstate.error.actor.save', error: new CardSavedAlready() }],
      /** Another tab saves the same card first. */
      async how({ visitor, world }) {
        const { cardHolder, expiryDate } = typed
        const card = { id: 'visa', brand: 'visa', last4: '4242', cardHolder, expiryDate, isDefault: true }
        await world.stores('paymentMethods', { owner: ada.id, cards: [card] })
        await world.gate('store:paymentMethods').open()
        await visitor.sees(alert('This card is already saved'))
      },
    },
    {
      events: [{ type: 'xstate.error.actor.save', error: new Error('full') }],
      async how({ world }) {
        await world.gate('store:paymentMethods').refuse('full')
        await world.gate('store:paymentMethods').open()
      },
    },
  ],
  shows: {
    open: ({ visitor }) => visitor.isDisabled(button(words.save), false),
    'open.filling': ({ visitor }) => visitor.misses(alert(words.formNotKept)),
    'open.notSaved': ({ visitor }) => visitor.sees(alert(words.formNotKept)),
    saving: ({ visitor }) => visitor.isDisabled(button(words.save)),
    async saved({ visitor, world }) {
      await visitor.sees(toast('Payment method added successfully'), button(/^Remove Visa ending in 4242/))
      await visitor.misses(field(words.fields.cardNumber))
      const [kept] = await world.stored('paymentMethods')
      if (kept?.cards.length !== 1 || JSON.stringify(kept).includes(number))
        throw new Error('The account has another number of cards, or the number of the card is stored.')
    },
  },
})
