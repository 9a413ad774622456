import { expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { applyToCards, type SavedCard, sampleCard, withCard } from '../../machines/domain/saved-cards.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { cardsOf } from '../../machines/domain/stored.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { paymentMethodsWith } from '../../machines/payment-methods/payment-methods.effects.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { eventually, waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'
import { writesOf } from './writes.ts'

const visa: SavedCard = {
  id: 'one',
  brand: 'visa',
  last4: '4242',
  cardHolder: 'Ada Lovelace',
  expiryDate: '12/40',
  isDefault: true,
}
const master: SavedCard = { ...visa, id: 'two', brand: 'mastercard', last4: '4444', isDefault: false }

async function openCards(cards: SavedCard[]) {
  const ports = await adasPorts()
  await ports.storage.seed('paymentMethods', { owner: ada.id, cards })
  const { shop } = await adasShop(ports)
  const input = { owner: ada.id }
  const actor = openScreen(shop, 'paymentMethods', paymentMethodsWith(ports), input).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  return { actor, ports, shop }
}

function submitCard(actor: Awaited<ReturnType<typeof openCards>>['actor']): void {
  actor.send({ type: 'form.toggled' })
  const { paymentForm } = actor.getSnapshot().children
  const form: AnyActorRef | undefined = paymentForm?.getSnapshot().children.form
  const values = {
    cardNumber: new Secret('cardNumber', '5555 5555 5555 4444'),
    cardHolder: ' Ada Lovelace ',
    expiryDate: '12/40',
    cvv: new Secret('cardCode', '907'),
  }
  for (const [name, value] of Object.entries(values)) form?.send({ type: 'field.changed', name, value })
  form?.send({ type: 'form.submit' })
}

async function addCard(actor: Awaited<ReturnType<typeof openCards>>['actor']): Promise<void> {
  submitCard(actor)
  await waitFor(actor, (snapshot) => !snapshot.hasTag('adding') && snapshot.matches({ cards: 'settled' }))
}

it('makes a new card the default only if there is none', async () => {
  const first = await openCards([])
  await addCard(first.actor)
  expect(first.ports.storage.contents('paymentMethods')[0]?.cards).toMatchObject([
    { brand: 'mastercard', last4: '4444', cardHolder: 'Ada Lovelace', isDefault: true },
  ])
  const second = await openCards([visa])
  expect(second.actor.getSnapshot().hasTag('refused')).toBe(false)
  await addCard(second.actor)
  expect(second.actor.getSnapshot().context.shown.map(({ isDefault }) => isDefault)).toEqual([true, false])
  expect(second.ports.toasts.visible()).toEqual(['paymentMethodAdded'])
  expect(JSON.stringify(second.ports.storage.contents('paymentMethods'))).not.toMatch(/5555|907/)
})

it('saves no card if its form is closed, even during the write', async () => {
  const { actor, ports } = await openCards([visa])
  const written = writesOf(ports.storage, 'paymentMethods', () => actor.send({ type: 'form.toggled' }))
  submitCard(actor)
  await expect(written[0]).rejects.toThrow()
  expect(ports.storage.contents('paymentMethods')).toEqual([{ owner: ada.id, cards: [visa] }])
})

it('saves a card although its screen is closed during the write', async () => {
  const { actor, ports, shop } = await openCards([visa])
  const written = writesOf(ports.storage, 'paymentMethods', () => shop.send({ type: 'screen.closed', actor }))
  submitCard(actor)
  await eventually(() => expect(ports.toasts.visible()).toEqual(['paymentMethodAdded']))
  expect(written).toHaveLength(1)
  expect(ports.storage.contents('paymentMethods')[0]?.cards).toMatchObject([visa, { last4: '4444' }])
  await eventually(() => expect(actor.getSnapshot().status).toBe('stopped'))
})

it('is stopped with its open form when the screen is closed', async () => {
  const { actor, shop } = await openCards([visa])
  actor.send({ type: 'form.toggled' })
  shop.send({ type: 'screen.closed', actor })
  expect(actor.getSnapshot().status).toBe('stopped')
})

it('has exactly one default card, and none after that card was removed', async () => {
  const { actor, ports } = await openCards([visa, master])
  actor.send({ type: 'card.default', id: master.id })
  await waitFor(actor, (snapshot) => snapshot.matches({ cards: 'settled' }))
  expect(
    ports.storage.contents('paymentMethods')[0]?.cards.filter(({ isDefault }) => isDefault),
  ).toMatchObject([{ id: master.id }])
  actor.send({ type: 'card.remove.ask', card: master })
  actor.send({ type: 'card.remove.confirm' })
  await waitFor(actor, (snapshot) => snapshot.matches({ cards: 'settled' }))
  expect(ports.storage.contents('paymentMethods')[0]?.cards).toEqual([{ ...visa, isDefault: false }])
  expect(ports.toasts.visible()).toEqual(['paymentMethodRemoved'])
})

it('shows the stored cards when a change is refused, and writes it again on retry', async () => {
  const { actor, ports } = await openCards([visa, master])
  ports.storage.refuseWrites('full')
  actor.send({ type: 'card.default', id: master.id })
  await waitFor(actor, (snapshot) => snapshot.hasTag('refused'))
  expect(actor.getSnapshot().context.shown).toEqual([visa, master])
  expect(ports.log.entries).toMatchObject([{ level: 'error', facts: { error: { reason: 'full' } } }])
  ports.storage.refuseWrites()
  actor.send({ type: 'write.retry' })
  await waitFor(actor, (snapshot) => snapshot.matches({ cards: 'settled' }))
  expect(actor.getSnapshot().context.shown.find(({ isDefault }) => isDefault)?.id).toBe(master.id)
})

it('no longer shows a card that another tab removed', async () => {
  const { actor, ports } = await openCards([visa, master])
  await ports.storage.otherTab.transact('write', ['paymentMethods'], (tx) =>
    tx.put('paymentMethods', { owner: ada.id, cards: [visa] }),
  )
  await waitFor(actor, (snapshot) => snapshot.context.shown.length === 1)
})

it('shows no cards if they cannot be read, which is logged', async () => {
  const ports = await adasPorts()
  const { shop } = await adasShop(ports)
  ports.storage.gate.fail(new Error('unreadable'))
  const input = { owner: ada.id }
  const actor = openScreen(shop, 'paymentMethods', paymentMethodsWith(ports), input).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  expect(actor.getSnapshot().context.shown).toEqual([])
  expect(ports.log.entries.map(({ level }) => level)).toEqual(['error'])
})

it('reads an empty list before any card is saved', async () => {
  const { storage } = await adasPorts()
  expect(await storage.transact('read', ['paymentMethods'], (tx) => cardsOf(tx, ada.id))).toEqual([])
})

it('applies one change at a time', () => {
  const cards = [visa, master]
  const chosen = applyToCards(cards, { type: 'card.default', id: master.id })
  expect(chosen).toEqual([
    { ...visa, isDefault: false },
    { ...master, isDefault: true },
  ])
  expect(applyToCards(cards, { type: 'card.default', id: 'gone' })).toBe(cards)
  expect(applyToCards(cards, { type: 'card.remove', id: visa.id })).toEqual([master])
  expect(applyToCards(cards, { type: 'card.remove', id: 'gone' })).toEqual(cards)
  const { isDefault: _, ...third } = { ...visa, id: 'three' }
  expect(withCard(cards, third)).toEqual([...cards, { ...third, isDefault: false }])
  expect(withCard([], third)).toEqual([{ ...third, isDefault: true }])
})

it.each([
  [2026, '12/29'],
  [2098, '12/01'],
])('starts in %i with a sample card that has not expired', (year, expiryDate) => {
  expect(sampleCard(ada, new Date(year, 5, 1).getTime())).toEqual({
    id: `sample-${ada.id}`,
    brand: 'visa',
    last4: '4242',
    cardHolder: ada.name,
    expiryDate,
    isDefault: true,
    sample: true,
  })
})
