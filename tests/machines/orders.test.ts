import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { lineProduct } from '../../machines/cart/cart.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { adasOrder } from '../../machines/fixtures/orders.ts'
import { grace } from '../../machines/fixtures/people.ts'
import { lamp, mug, soldOut } from '../../machines/fixtures/products.ts'
import { totalsOf } from '../../machines/money/money.ts'
import {
  deliveryDate,
  inOrder,
  isAllSold,
  itemsOf,
  linesAgain,
  type Order,
  subtotalOf,
} from '../../machines/orders/order.ts'
import { ordersWith } from '../../machines/orders/orders.effects.ts'
import {
  CartChanged,
  drawOrder,
  NothingToOrder,
  type OrderSlip,
  placeOrder,
  placingStores,
  sharedAttempt,
} from '../../machines/orders/place-order.ts'
import { waitFor } from '../wait.ts'

const older: Order = { ...adasOrder, id: 'older', attempt: 'older', orderDate: '2024-01-01T00:00:00.000Z' }
const newest: Order = { ...adasOrder, id: 'newest', attempt: 'newest', orderDate: '2026-01-01T00:00:00.000Z' }
const another: Order = { ...adasOrder, id: 'another', attempt: 'another', owner: grace.id }

function opened(ports: FakePorts) {
  return createActor(ordersWith(ports), { input: { owner: adasOrder.owner } }).start()
}

describe('the orders', () => {
  it('are those of their owner alone, newest first, and those of whoever comes next', async () => {
    const ports = fakePorts()
    await ports.storage.seed('orders', older, adasOrder, newest, another)
    const orders = opened(ports)
    await waitFor(orders, (snapshot) => !snapshot.hasTag('loading'))
    expect(orders.getSnapshot().context.orders.map(({ id }) => id)).toEqual(['newest', adasOrder.id, 'older'])
    orders.send({ type: 'owner.changed', owner: grace.id })
    expect(orders.getSnapshot().context.orders).toEqual([])
    await waitFor(orders, (snapshot) => !snapshot.hasTag('loading'))
    expect(orders.getSnapshot().context.orders).toEqual([another])
  })

  it('are read anew when another tab has placed one', async () => {
    const ports = fakePorts()
    await ports.storage.seed('orders', older, another)
    const orders = opened(ports)
    await waitFor(orders, (snapshot) => snapshot.matches('ready'))
    await ports.storage.seed('orders', newest)
    orders.send({ type: 'storage.changed' })
    await waitFor(orders, (snapshot) => snapshot.matches('ready'))
    expect(orders.getSnapshot().context.orders).toEqual([newest, older])
  })

  it('are none where they cannot be read, which is noted', async () => {
    const ports = fakePorts()
    ports.storage.gate.fail(new Error('unreadable'))
    const orders = opened(ports)
    await waitFor(orders, (snapshot) => !snapshot.hasTag('loading'))
    expect(orders.getSnapshot().context.orders).toEqual([])
    expect(ports.log.entries.map(({ level }) => level)).toEqual(['error'])
  })

  it('can be printed, and a receipt of one be saved', () => {
    const ports = fakePorts()
    const orders = opened(ports)
    orders.send({ type: 'order.receipt.save', name: 'receipt.html', content: '<p>Thanks</p>' })
    expect(ports.files.saved).toEqual([{ name: 'receipt.html', type: 'text/html', content: '<p>Thanks</p>' }])
    expect(ports.files.printed).toBe(0)
    orders.send({ type: 'order.print' })
    expect(ports.files.printed).toBe(1)
  })
})

describe('an order', () => {
  const mugs = { product: mug, quantity: 3 }
  const lamps = { product: lamp, quantity: 2 }

  it('comes a week after its day', () => {
    expect(deliveryDate(adasOrder).toISOString()).toBe('2025-03-22T00:00:00.000Z')
  })

  it('adds up before tax', () => {
    expect(subtotalOf({ items: [lamps, mugs] })).toBe(2 * lamp.price + 3 * mug.price)
  })

  it('keeps of a line its product and quantity', () => {
    const line = { ...lamps, gone: true } as const
    expect(itemsOf([line])).toEqual([lamps])
  })

  it('is bought again as it is sold today, without what has sold out', () => {
    const gone = { product: { ...mug, id: soldOut.id }, quantity: 1 }
    const today = [{ ...lamp, price: 1 }, soldOut]
    const again = linesAgain({ items: [lamps, gone, mugs] }, today)
    expect(again.map(({ product, quantity }) => [product.id, product.price, quantity])).toEqual([
      [lamp.id, 1, 2],
      [mug.id, mug.price, 3],
    ])
    expect(isAllSold({ items: [lamps, gone] }, today)).toBe(false)
    expect(isAllSold({ items: [lamps, mugs] }, today)).toBe(true)
    expect(isAllSold({ items: [lamps] })).toBe(true)
  })

  it('gets an id that is unique and a number that can be read out', () => {
    expect(drawOrder(1_741_996_800_000, () => 0.314_159, 'a1b2-c3d4-e5f6')).toEqual({
      id: 'order-1741996800000-a1b2c3d4',
      number: 'ORD-314159',
      now: 1_741_996_800_000,
    })
  })

  it('stands before older ones, and leaves their list as it was', () => {
    const orders = [older, newest]
    expect(inOrder(orders)).toEqual([newest, older])
    expect(orders).toEqual([older, newest])
  })
})

describe('placing an order', () => {
  const { owner, attempt, shipping, card, currency, rate } = adasOrder
  const total = totalsOf(2 * lamp.price).total
  const draw = { id: 'order-1', number: 'ORD-7', now: 0 }
  const slip: OrderSlip = { owner, attempt, shipping, card, currency, rate, agreed: total, draw }
  const twoLamps = { owner, lines: [{ product: lineProduct(lamp), quantity: 2 }] }
  const place = ({ storage }: FakePorts, given: Partial<OrderSlip> = {}) =>
    storage.transact('write', placingStores, (tx) => placeOrder(tx, { ...slip, ...given }))

  it('writes it whole, and empties the cart', async () => {
    const ports = fakePorts()
    await ports.storage.seed('cart', twoLamps)
    const order = await place(ports)
    expect(order).toEqual({
      ...{ owner, attempt, shipping, card, currency, rate },
      ...{ id: 'order-1', number: 'ORD-7', orderDate: '1970-01-01T00:00:00.000Z', status: 'completed' },
      ...{ items: twoLamps.lines, totalItems: 2, totalAmount: total },
    })
    expect(ports.storage.contents('orders')).toEqual([order])
    expect(ports.storage.contents('cart')).toEqual([{ owner, lines: [] }])
  })

  it('is done once an attempt', async () => {
    const ports = fakePorts()
    await ports.storage.seed('cart', twoLamps)
    const order = await place(ports)
    expect(await place(ports, { draw: { ...draw, id: 'order-2' } })).toEqual(order)
    await ports.storage.seed('cart', twoLamps)
    await expect(place(ports)).rejects.toThrow(CartChanged)
    expect(ports.storage.contents('orders')).toEqual([order])
  })

  it('takes nothing but what was agreed to', async () => {
    const ports = fakePorts()
    await expect(place(ports)).rejects.toThrow(NothingToOrder)
    await ports.storage.seed('cart', { owner, lines: [] })
    await expect(place(ports)).rejects.toThrow(NothingToOrder)
    await ports.storage.seed('cart', twoLamps)
    await expect(place(ports, { agreed: total - 1 })).rejects.toThrow(CartChanged)
    const lines = twoLamps.lines.map((line) => ({ ...line, gone: true as const }))
    await ports.storage.seed('cart', { owner, lines })
    await expect(place(ports)).rejects.toThrow(CartChanged)
    expect(ports.storage.contents('orders')).toEqual([])
  })

  it('tells by a name why it was not', () => {
    expect([new NothingToOrder('').name, new CartChanged('').name]).toEqual(['NothingToOrder', 'CartChanged'])
  })

  it('has one attempt in every tab, and none without a cart', async () => {
    const ports = fakePorts()
    const shared = (fresh: string) =>
      ports.storage.transact('write', ['cart'], (tx) => sharedAttempt(tx, owner, fresh))
    await expect(shared('one')).rejects.toThrow(NothingToOrder)
    await ports.storage.seed('cart', { owner, lines: [] })
    await expect(shared('one')).rejects.toThrow(NothingToOrder)
    await ports.storage.seed('cart', twoLamps)
    expect([await shared('one'), await shared('two')]).toEqual(['one', 'one'])
    expect(ports.storage.contents('cart')).toEqual([{ ...twoLamps, attempt: 'one' }])
  })
})
