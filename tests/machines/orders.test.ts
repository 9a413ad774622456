import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  canReorderAll,
  deliveryDate,
  itemsOf,
  linesToReorder,
  newestFirst,
  type Order,
  subtotalOf,
  unknownPayment,
  withTotals,
} from '../../machines/domain/order.ts'
import { newOrderIds } from '../../machines/domain/place-order.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { adasOrder, grace, lamp, mug, soldOut } from '../../machines/fixtures/examples.ts'
import { ordersWith } from '../../machines/orders/orders.effects.ts'
import { waitFor } from '../wait.ts'

const older: Order = { ...adasOrder, id: 'older', attempt: 'older', orderDate: '2024-01-01T00:00:00.000Z' }
const newest: Order = { ...adasOrder, id: 'newest', attempt: 'newest', orderDate: '2026-01-01T00:00:00.000Z' }
const another: Order = { ...adasOrder, id: 'another', attempt: 'another', owner: grace.id }

function openOrders(ports: FakePorts) {
  return createActor(ordersWith(ports), { input: { owner: adasOrder.owner } }).start()
}

describe('the orders', () => {
  it('include only those of the owner, newest first, also after a change of owner', async () => {
    const ports = fakePorts()
    await ports.storage.seed('orders', older, adasOrder, newest, another)
    const orders = openOrders(ports)
    await waitFor(orders, (snapshot) => !snapshot.hasTag('loading'))
    expect(orders.getSnapshot().context.orders.map(({ id }) => id)).toEqual(['newest', adasOrder.id, 'older'])
    orders.send({ type: 'owner.changed', owner: grace.id })
    expect(orders.getSnapshot().context.orders).toEqual([])
    await waitFor(orders, (snapshot) => !snapshot.hasTag('loading'))
    expect(orders.getSnapshot().context.orders).toEqual([another])
  })

  it('are read again when another tab has placed one', async () => {
    const ports = fakePorts()
    await ports.storage.seed('orders', older, another)
    const orders = openOrders(ports)
    await waitFor(orders, (snapshot) => snapshot.matches('ready'))
    await ports.storage.seed('orders', newest)
    orders.send({ type: 'storage.changed' })
    await waitFor(orders, (snapshot) => snapshot.matches('ready'))
    expect(orders.getSnapshot().context.orders).toEqual([newest, older])
  })

  it('are empty if they cannot be read, which is logged', async () => {
    const ports = fakePorts()
    ports.storage.gate.fail(new Error('unreadable'))
    const orders = openOrders(ports)
    await waitFor(orders, (snapshot) => !snapshot.hasTag('loading'))
    expect(orders.getSnapshot().context.orders).toEqual([])
    expect(ports.log.entries.map(({ level }) => level)).toEqual(['error'])
  })

  it('can be printed, and saved as a receipt', () => {
    const ports = fakePorts()
    const orders = openOrders(ports)
    orders.send({ type: 'order.receipt.save', name: 'receipt.html', content: '<p>Thanks</p>' })
    expect(ports.files.saved).toEqual([{ name: 'receipt.html', type: 'text/html', content: '<p>Thanks</p>' }])
    expect(ports.files.printed).toBe(0)
    orders.send({ type: 'order.print' })
    expect(ports.files.printed).toBe(1)
  })
})

describe('an order', () => {
  const mugs = { product: mug, quantity: 3, unitPrice: 923 }
  const lamps = { product: lamp, quantity: 2, unitPrice: 1_964 }

  it('is delivered a week after its date', () => {
    expect(deliveryDate(adasOrder).toISOString()).toBe('2025-03-22T00:00:00.000Z')
  })

  it('has the sum of its lines as subtotal', () => {
    expect(subtotalOf([lamps, mugs])).toBe(2 * 1_964 + 3 * 923)
  })

  it('stores the product, the quantity and the unit price in its currency for each line', () => {
    const line = { product: lamp, quantity: 2, gone: true } as const
    expect(itemsOf([line], 0.77)).toEqual([lamps])
  })

  it('is bought again at current prices, without sold-out products', () => {
    const gone = { product: { ...mug, id: soldOut.id }, quantity: 1, unitPrice: 923 }
    const today = [{ ...lamp, price: 1 }, soldOut]
    const again = linesToReorder({ items: [lamps, gone, mugs] }, today)
    expect(again.map(({ product, quantity }) => [product.id, product.price, quantity])).toEqual([
      [lamp.id, 1, 2],
      [mug.id, mug.price, 3],
    ])
    expect(canReorderAll({ items: [lamps, gone] }, today)).toBe(false)
    expect(canReorderAll({ items: [lamps, mugs] }, today)).toBe(true)
    expect(canReorderAll({ items: [lamps] })).toBe(true)
  })

  it('gets a unique id and a short number', () => {
    expect(newOrderIds(1_741_996_800_000, () => 0.314_159, 'a1b2-c3d4-e5f6')).toEqual({
      id: 'order-1741996800000-a1b2c3d4',
      number: 'ORD-314159',
      now: 1_741_996_800_000,
    })
  })

  it('is listed before older ones, without changing the list', () => {
    const orders = [older, newest]
    expect(newestFirst(orders)).toEqual([newest, older])
    expect(orders).toEqual([older, newest])
  })

  it('is sorted by its instant, independent of date format and time zone', () => {
    const orderedAt = (orderDate: string) => ({ ...adasOrder, orderDate })
    const first = orderedAt('2025-03-14T23:30:00.000-05:00')
    const second = orderedAt('2025-03-15T04:31:00Z')
    const third = orderedAt('+002025-03-15T05:00:00.000Z')
    expect(newestFirst([first, second, third])).toEqual([third, second, first])
  })
})

describe('an older record without totals', () => {
  const { totals, items: _, ...older } = { ...adasOrder, currency: 'EUR' as const, rate: 0.92 }
  const items = [{ product: { ...lamp, price: 340 }, quantity: 3 }]
  const read = (totalAmount: number) => withTotals({ ...older, items, totalAmount })

  it('gets them from its lines, with each price converted once', () => {
    expect(totals).toEqual(adasOrder.totals)
    expect(read(1_122)).toMatchObject({
      items: [{ quantity: 3, unitPrice: 313 }],
      totals: { subtotal: 939, shipping: 0, tax: 94, total: 1_033 },
      totalAmount: 1_122,
    })
  })

  it('has no tax if none was paid', () => {
    expect(read(1_020).totals).toEqual({ subtotal: 939, shipping: 0, tax: 0, total: 939 })
  })

  it('keeps the paid amount even if its lines have another total', () => {
    expect(read(2_200).totals).toEqual({ subtotal: 1_840, shipping: 0, tax: 184, total: 2_024 })
  })

  it('stays unchanged if it has totals', () => {
    expect(withTotals(adasOrder)).toEqual(adasOrder)
  })
})

it('shows neither brand nor digits of an unknown payment', () => {
  expect(unknownPayment).toEqual({ kind: 'card', brand: '', last4: '' })
})
