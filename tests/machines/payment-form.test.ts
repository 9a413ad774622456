import { expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { blankCard, brandIn, cardFrom } from '../../machines/domain/card-form.ts'
import { type FormValues, isEmpty } from '../../machines/domain/form.ts'
import { sampleCard } from '../../machines/domain/saved-cards.ts'
import { Secret } from '../../machines/domain/secret.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { paymentFormWith } from '../../machines/payment-form/payment-form.effects.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

const values = {
  cardNumber: new Secret('cardNumber', '4242 4242 4242 4242'),
  cardHolder: ' Ada Lovelace ',
  expiryDate: '12/40',
  cvv: new Secret('cardCode', '907'),
}

async function openPaymentForm(ports: FakePorts) {
  const { shop } = await adasShop(ports)
  const input = { owner: ada.id }
  const actor = openScreen(shop, 'paymentForm', paymentFormWith(ports), input).start()
  const form: AnyActorRef | undefined = actor.getSnapshot().children.form
  const type = (typed: FormValues) => {
    for (const [name, value] of Object.entries(typed)) form?.send({ type: 'field.changed', name, value })
  }
  return { actor, type, problems: () => form?.getSnapshot().context.problems, form }
}

it('saves a card with a new id, after the existing cards', async () => {
  const ports = await adasPorts()
  for (const expiryDate of ['12/40', '12/43']) {
    const { actor, type, form } = await openPaymentForm(ports)
    type({ ...values, expiryDate })
    form?.send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => snapshot.matches('saved'))
  }
  const [record] = ports.storage.contents('paymentMethods')
  const card = { brand: 'visa', last4: '4242', cardHolder: 'Ada Lovelace', expiryDate: '12/40' }
  expect(record).toMatchObject({ owner: ada.id, cards: [card, { ...card, expiryDate: '12/43' }] })
  expect(record?.cards.map(({ isDefault }) => isDefault)).toEqual([true, false])
  expect(new Set(record?.cards.map(({ id }) => id)).size).toBe(2)
})

it('refuses a card that is already saved, except for the sample card', async () => {
  const ports = await adasPorts()
  const sample = { ...sampleCard(ada, 0), expiryDate: values.expiryDate }
  await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [sample] })
  const submitted = async () => {
    const { actor, type, form, problems } = await openPaymentForm(ports)
    type({ ...values, cardHolder: 'A. Lovelace' })
    form?.send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return problems()
  }
  expect(await submitted()).toEqual({})
  expect(await submitted()).toEqual({ cardNumber: 'cardSavedAlready' })
  expect(ports.storage.contents('paymentMethods')[0]?.cards).toHaveLength(2)
})

it('reports a failed write, and can be submitted again', async () => {
  const ports = await adasPorts()
  ports.storage.refuseWrites('full')
  const { actor, type, form } = await openPaymentForm(ports)
  type(values)
  form?.send({ type: 'form.submit' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('notSaved'))
  ports.storage.refuseWrites()
  form?.send({ type: 'form.submit' })
  await waitFor(actor, (snapshot) => snapshot.matches('saved'))
})

it('validates the fields, and the code depending on the brand', async () => {
  const { type, problems } = await openPaymentForm(await adasPorts())
  expect(Object.keys(problems())).toEqual(['cardNumber', 'cardHolder', 'expiryDate', 'cvv'])
  type({ ...values, expiryDate: '12/20' })
  expect(Object.keys(problems())).toEqual(['expiryDate'])
  type({ ...values, cardNumber: new Secret('cardNumber', '3782 822463 10005') })
  expect(Object.keys(problems())).toEqual(['cvv'])
  type({ cvv: new Secret('cardCode', '9071') })
  expect(problems()).toEqual({})
})

it('stores only holder and date in the draft', async () => {
  const ports = await adasPorts()
  const { type, form } = await openPaymentForm(ports)
  type(values)
  form?.send({ type: 'field.left', name: 'cvv' })
  await expect
    .poll(() => ports.storage.contents('drafts'))
    .toEqual([
      {
        key: `${ada.id}/payment`,
        owner: ada.id,
        values: { cardHolder: ' Ada Lovelace ', expiryDate: '12/40' },
      },
    ])
})

it('has no brand before a number is typed', () => {
  expect(brandIn({})).toBe('')
  expect(brandIn(values)).toBe('visa')
  expect(cardFrom({})).toEqual({ brand: '', last4: '', cardHolder: '', expiryDate: '' })
  expect([blankCard.cardNumber, blankCard.cvv].map(String)).toEqual(['[cardNumber]', '[cardCode]'])
  expect(Object.values(blankCard).every(isEmpty)).toBe(true)
})
