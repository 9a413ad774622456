import { describe, expect, it } from 'vitest'
import { lineProduct } from '../../machines/domain/cart.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { lamp, mug, twoLamps } from '../../machines/fixtures/examples.ts'
import { waitFor } from '../wait.ts'
import { adasCheckout, adasPorts, filledCheckout } from './customer.ts'

const ordersIn = (ports: FakePorts) => ports.storage.contents('orders')
const linesIn = (ports: FakePorts) => ports.storage.contents('cart')[0]?.lines

describe('one checkout attempt', () => {
  it('creates one order when two tabs pay at the same time', async () => {
    const ports = await adasPorts()
    const firstTab = await filledCheckout(ports)
    const secondTab = await filledCheckout(ports)
    await Promise.all([firstTab.pay(), secondTab.pay()])
    for (const { checkout } of [firstTab, secondTab])
      expect(checkout.getSnapshot().matches('placed')).toBe(true)
    expect(ordersIn(ports)).toHaveLength(1)
  })

  it('creates one order when the second tab pays an hour later', async () => {
    const ports = await adasPorts()
    const firstTab = await filledCheckout(ports)
    const secondTab = await filledCheckout(ports)
    await firstTab.pay()
    ports.clock.advance(3_600_000)
    await secondTab.pay()
    expect(secondTab.checkout.getSnapshot().matches('placed')).toBe(true)
    expect(ordersIn(ports)).toHaveLength(1)
  })

  it('creates one order, in the currency of the tab that paid first', async () => {
    const ports = await adasPorts()
    const firstTab = await filledCheckout(ports)
    const secondTab = await filledCheckout(ports)
    firstTab.actors.preferences.send({ type: 'preferences.currency', currency: 'EUR' })
    await firstTab.pay()
    secondTab.actors.preferences.send({ type: 'preferences.currency', currency: 'GBP' })
    await secondTab.pay()
    const [order, ...others] = ordersIn(ports)
    expect(others).toEqual([])
    expect(order?.currency).toBe('EUR')
    expect(secondTab.checkout.getSnapshot().context.order).toEqual(order)
  })

  it('saves no address if the tab that placed the order was not to save it', async () => {
    const ports = await adasPorts()
    const firstTab = await filledCheckout(ports)
    const secondTab = await filledCheckout(ports)
    firstTab.fill({ saveAddress: false })
    secondTab.fill({ saveAddress: true })
    await firstTab.pay()
    await secondTab.pay()
    expect(secondTab.checkout.getSnapshot().matches('placed')).toBe(true)
    expect(ports.storage.contents('settings')).toEqual([])
  })

  it('is not reused for products added to the cart afterwards', async () => {
    const ports = await adasPorts()
    const firstTab = await filledCheckout(ports)
    const secondTab = await filledCheckout(ports)
    await firstTab.pay()
    firstTab.actors.cart.send({ type: 'cart.add', product: mug })
    await waitFor(firstTab.actors.cart, (snapshot) => snapshot.matches('settled'))
    await secondTab.pay()
    expect(secondTab.checkout.getSnapshot().hasTag('changed')).toBe(true)
    expect(ordersIn(ports)).toHaveLength(1)
    expect(linesIn(ports)).toHaveLength(1)
  })

  it.each([0, 700, 1_499])(
    'creates one order when the page is reloaded %i ms after the submit',
    async (elapsed) => {
      const ports = await adasPorts()
      const before = await filledCheckout(ports)
      before.submit()
      await waitFor(before.checkout, (snapshot) => snapshot.hasTag('busy'))
      before.clock.increment(elapsed)
      before.shop.stop()
      expect(ordersIn(ports)).toEqual([])
      const tab = await filledCheckout(ports)
      await tab.pay()
      expect(ordersIn(ports)).toHaveLength(1)
    },
  )

  it('shows its order once if the page is reloaded after the order was stored, before the confirmation', async () => {
    const ports = await adasPorts()
    const before = await filledCheckout(ports)
    before.submit()
    await waitFor(before.checkout, (snapshot) => snapshot.hasTag('busy'))
    before.clock.increment(1_500)
    while (ordersIn(ports).length === 0) await Promise.resolve()
    expect(before.checkout.getSnapshot().hasTag('busy')).toBe(true)
    before.shop.send({ type: 'screen.closed', actor: before.checkout })
    before.shop.stop()
    const { checkout } = await adasCheckout(ports)
    const [order] = ordersIn(ports)
    expect(checkout.getSnapshot().context.order).toEqual(order)
    await expect.poll(() => ports.history.place().search).toBe(`?order=${order?.id}`)
    await expect.poll(() => ports.storage.contents('drafts')).toEqual([])
    const later = await adasCheckout(ports)
    expect(later.checkout.getSnapshot().matches('cartEmpty')).toBe(true)
  })

  it('places no order after the page has been closed', async () => {
    const ports = await adasPorts()
    const { shop, checkout, clock, submit } = await filledCheckout(ports)
    submit()
    await waitFor(checkout, (snapshot) => snapshot.hasTag('busy'))
    ports.storage.gate.hold()
    clock.increment(1_500)
    shop.send({ type: 'screen.closed', actor: checkout })
    ports.storage.gate.release()
    await ports.storage.transact('write', ['orders'], () => Promise.resolve())
    expect([ordersIn(ports), linesIn(ports)]).toEqual([[], twoLamps.lines])
  })

  it('is named by the draft until the page has navigated to the confirmation', async () => {
    const ports = await adasPorts()
    ports.history.replace('/checkout')
    const tab = await filledCheckout(ports)
    ports.screens.gate.hold()
    await tab.pay()
    const [order] = ordersIn(ports)
    const read = () => ports.storage.transact('read', ['drafts'], (tx) => tx.all('drafts'))
    expect(await read()).toMatchObject([{ values: { placed: order?.id } }])
    ports.screens.gate.release()
    await expect.poll(read).toEqual([])
  })

  it('redirects to the cart when the checkout is opened again afterwards', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    await tab.pay()
    tab.shop.stop()
    const { checkout } = await adasCheckout(ports)
    expect(checkout.getSnapshot().matches('cartEmpty')).toBe(true)
  })
})

it('places an order with the currency, the rate and the totals at the time of the submit', async () => {
  const cheap = { ...lamp, price: 340 }
  const ports = await adasPorts({ lines: [{ product: lineProduct(cheap), quantity: 3 }] }, [cheap])
  const tab = await filledCheckout(ports)
  tab.actors.preferences.send({ type: 'preferences.currency', currency: 'EUR' })
  tab.submit()
  await waitFor(tab.checkout, (snapshot) => snapshot.hasTag('busy'))
  tab.actors.preferences.send({ type: 'preferences.currency', currency: 'GBP' })
  tab.clock.increment(1_500)
  await waitFor(tab.checkout, (snapshot) => snapshot.matches('placed'))
  expect(ports.storage.contents('orders')[0]).toMatchObject({
    items: [{ unitPrice: 313, quantity: 3 }],
    totals: { subtotal: 939, shipping: 0, tax: 94, total: 1_033 },
    currency: 'EUR',
    rate: 0.92,
  })
})
