import { describe, expect, it } from 'vitest'
import { buyNowWith } from '../../machines/buy-now/buy-now.effects.ts'
import { OfferChanged } from '../../machines/buy-now/buy-now.machine.ts'
import { offerFrom } from '../../machines/buy-now/buy-now.ts'
import { sampleCard } from '../../machines/domain/saved-cards.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, lamp, mug, twoLamps } from '../../machines/fixtures/examples.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

const home = {
  street: '1 Engine Row',
  city: 'London',
  state: 'London',
  zipCode: 'N1',
  country: 'UK' as const,
}
const settings = { ...defaultSettings(ada), address: home }
const ordersIn = (ports: FakePorts) => ports.storage.contents('orders')
const linesIn = (ports: FakePorts) => ports.storage.contents('cart')[0]?.lines

async function readyPorts(card = {}) {
  const ports = await adasPorts()
  await ports.storage.seed('settings', { ...settings, owner: ada.id })
  const cards = [{ ...sampleCard(ada, ports.clock.now()), ...card }]
  await ports.storage.seed('paymentMethods', { owner: ada.id, cards })
  return ports
}

async function adasBuyNow(ports: FakePorts) {
  const tab = await adasShop(ports)
  const buyNow = openScreen(tab.shop, 'buyNow', buyNowWith(ports), { owner: ada.id }).start()
  await waitFor(buyNow, (snapshot) => !snapshot.matches('reading'))
  const buy = async () => {
    buyNow.send({ type: 'buyNow.ask' })
    buyNow.send({ type: 'buyNow.confirm' })
    buyNow.send({ type: 'buyNow.confirm' })
    await waitFor(buyNow, (snapshot) => !snapshot.hasTag('busy'))
    return buyNow.getSnapshot()
  }
  return { ...tab, buyNow, buy }
}

describe('Buy Now', () => {
  it('is offered if there are a valid default card and a complete address', () => {
    const now = new Date(2026, 0, 1).getTime()
    const card = sampleCard(ada, now)
    expect(offerFrom(settings, [card], now)).toMatchObject({ card, shipping: { address: '1 Engine Row' } })
    expect(offerFrom(undefined, [card], now)).toBeUndefined()
    expect(offerFrom(defaultSettings(ada), [card], now)).toBeUndefined()
    expect(offerFrom(settings, [{ ...card, isDefault: false }], now)).toBeUndefined()
    expect(offerFrom(settings, [{ ...card, expiryDate: '12/25' }], now)).toBe('expired')
    expect(offerFrom(settings, [], now)).toBeUndefined()
  })

  it('orders once after one confirmation, even if it is confirmed twice, and opens the orders', async () => {
    const ports = await readyPorts()
    const { buy, actors } = await adasBuyNow(ports)
    expect((await buy()).matches({ offered: 'placed' })).toBe(true)
    expect(ordersIn(ports)).toHaveLength(1)
    expect(ordersIn(ports)[0]).toMatchObject({
      totalAmount: 5_610,
      payment: { kind: 'card', brand: 'visa', last4: '4242' },
    })
    expect(linesIn(ports)).toEqual([])
    expect(ports.toasts.visible()).toEqual(['orderPlaced'])
    await waitFor(actors.navigation, ({ context }) => context.place.path === '/profile/orders')
  })

  it('is offered again after an order, in case another tab fills the cart before the orders are shown', async () => {
    const ports = await readyPorts()
    const { buy, actors } = await adasBuyNow(ports)
    await buy()
    await waitFor(actors.cart, ({ context }) => context.shown.lines.length === 0)
    actors.cart.send({ type: 'cart.add', product: mug })
    expect((await buy()).matches({ offered: 'placed' })).toBe(true)
    expect(ordersIn(ports)).toHaveLength(2)
  })

  it('waits for pending cart writes, and includes them in the order', async () => {
    const ports = await readyPorts()
    const { buy, actors } = await adasBuyNow(ports)
    for (const _ of ['written at once', 'waits for that'])
      actors.cart.send({ type: 'cart.add', product: mug })
    expect((await buy()).matches({ offered: 'placed' })).toBe(true)
    const mugs = ordersIn(ports)[0]?.items.find(({ product }) => product.id === mug.id)
    expect(mugs?.quantity).toBe(2)
    expect(linesIn(ports)).toEqual([])
  })

  it('orders nothing when the confirmation is canceled', async () => {
    const ports = await readyPorts()
    const { buyNow } = await adasBuyNow(ports)
    buyNow.send({ type: 'buyNow.ask' })
    buyNow.send({ type: 'buyNow.cancel' })
    buyNow.send({ type: 'buyNow.confirm' })
    expect(buyNow.getSnapshot().matches({ offered: 'resting' })).toBe(true)
    expect(ordersIn(ports)).toEqual([])
  })

  it('creates one order when two tabs buy at the same time', async () => {
    const ports = await readyPorts()
    const tabs = [await adasBuyNow(ports), await adasBuyNow(ports)]
    await Promise.all(tabs.map(({ buy }) => buy()))
    expect(ordersIn(ports)).toHaveLength(1)
  })

  it.each([
    ['declined', { last4: '0002' }, undefined],
    ['notSaved', {}, 'full'],
  ] as const)('reports the failure %s, places no order and keeps the cart', async (tag, card, trouble) => {
    const ports = await readyPorts(card)
    const { buy } = await adasBuyNow(ports)
    ports.storage.refuseWrites(trouble)
    expect((await buy()).hasTag(tag)).toBe(true)
    expect([ordersIn(ports), linesIn(ports)]).toEqual([[], twoLamps.lines])
  })

  it('orders in the currency that the confirmation showed', async () => {
    const ports = await readyPorts()
    const { buyNow, actors } = await adasBuyNow(ports)
    actors.preferences.send({ type: 'preferences.currency', currency: 'EUR' })
    buyNow.send({ type: 'buyNow.ask' })
    actors.preferences.send({ type: 'preferences.currency', currency: 'GBP' })
    buyNow.send({ type: 'buyNow.confirm' })
    await waitFor(buyNow, (snapshot) => snapshot.matches({ offered: 'placed' }))
    expect(ordersIn(ports)[0]).toMatchObject({ currency: 'EUR', totals: { total: 5_161 } })
  })

  it('orders nothing if the cart now has other products with the same total', async () => {
    const ports = await readyPorts()
    const { buyNow } = await adasBuyNow(ports)
    buyNow.send({ type: 'buyNow.ask' })
    await ports.storage.otherTab.transact('write', ['cart'], async (tx) => {
      await tx.put('cart', {
        lines: [{ product: { ...mug, price: lamp.price }, quantity: 2 }],
        owner: ada.id,
      })
    })
    buyNow.send({ type: 'buyNow.confirm' })
    await waitFor(buyNow, (snapshot) => snapshot.hasTag('changed'))
    expect(ordersIn(ports)).toEqual([])
  })

  it('orders nothing if the cart has changed since the confirmation was shown', async () => {
    const ports = await readyPorts()
    const { buyNow } = await adasBuyNow(ports)
    buyNow.send({ type: 'buyNow.ask' })
    await ports.storage.otherTab.transact('write', ['cart'], async (tx) => {
      await tx.put('cart', { lines: [...twoLamps.lines, { product: mug, quantity: 1 }], owner: ada.id })
    })
    buyNow.send({ type: 'buyNow.confirm' })
    await waitFor(buyNow, (snapshot) => snapshot.hasTag('changed'))
    expect(ordersIn(ports)).toEqual([])
  })

  it('orders nothing after the page has been closed', async () => {
    const ports = await readyPorts()
    const { shop, buyNow } = await adasBuyNow(ports)
    ports.storage.gate.hold()
    buyNow.send({ type: 'buyNow.ask' })
    buyNow.send({ type: 'buyNow.confirm' })
    shop.send({ type: 'screen.closed', actor: buyNow })
    ports.storage.gate.release()
    await ports.storage.transact('write', ['orders'], () => Promise.resolve())
    expect([ordersIn(ports), linesIn(ports)]).toEqual([[], twoLamps.lines])
  })

  it('orders nothing with a card that another tab has removed, and reports that', async () => {
    const ports = await readyPorts()
    const { buyNow, buy } = await adasBuyNow(ports)
    await ports.storage.otherTab.transact('write', ['paymentMethods'], (tx) =>
      tx.remove('paymentMethods', ada.id),
    )
    await buy()
    await waitFor(buyNow, (snapshot) => snapshot.matches('cardRemoved'))
    expect([ordersIn(ports), linesIn(ports)]).toEqual([[], twoLamps.lines])
  })

  it('asks again if the default card or the address has changed', async () => {
    const ports = await readyPorts()
    const { buyNow, buy } = await adasBuyNow(ports)
    await ports.storage.otherTab.transact('write', ['settings'], async (tx) => {
      await tx.put('settings', { ...settings, address: { ...home, street: '2 Engine Row' }, owner: ada.id })
    })
    await buy()
    await waitFor(buyNow, (snapshot) => snapshot.context.offer?.shipping.address === '2 Engine Row')
    expect(ordersIn(ports)).toEqual([])
    expect((await buy()).matches({ offered: 'placed' })).toBe(true)
  })
})

it('throws an error that another bundle recognizes by name', () => {
  expect(new OfferChanged('the card').name).toBe('OfferChanged')
})
