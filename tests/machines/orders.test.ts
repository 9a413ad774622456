import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { lineProduct } from '../../machines/domain/cart.ts'
import {
  canReorderAll,
  deliveryDate,
  itemsOf,
  linesToReorder,
  newestFirst,
  type Order,
  subtotalOf,
  withTotals,
} from '../../machines/domain/order.ts'
import {
  agreementOn,
  CartChanged,
  NothingToOrder,
  newOrderIds,
  type OrderRequest,
  placeOrder,
  placingStores,
  sharedAttempt,
} from '../../machines/domain/place-order.ts'
import type { Product } from '../../machines/domain/product.ts'
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

describe('placing an order', () => {
  const { owner, attempt, shipping, payment, items, totals, totalAmount, currency, rate } = adasOrder
  const draw = { id: 'order-1', number: 'ORD-7', now: 0 }
  const twoLamps = { owner, lines: [{ product: lineProduct(lamp), quantity: 2 }] }
  const agreed = agreementOn(twoLamps, 'GBP')
  const request: OrderRequest = { owner, attempt, shipping, payment, agreed, draw }
  const place = ({ storage }: FakePorts, changes: Partial<OrderRequest> = {}) =>
    storage.transact('write', placingStores, (tx) => placeOrder(tx, { ...request, ...changes }))

  it('writes the complete order, and empties the cart', async () => {
    const ports = fakePorts()
    await ports.storage.seed('cart', twoLamps)
    const order = await place(ports)
    expect(order).toEqual({
      ...{ owner, attempt, shipping, payment, currency, rate },
      ...{ id: 'order-1', number: 'ORD-7', orderDate: '1970-01-01T00:00:00.000Z', status: 'completed' },
      ...{ items: [{ ...items[0], product: lineProduct(lamp) }], totalItems: 2, totals, totalAmount },
    })
    expect(ports.storage.contents('orders')).toEqual([order])
    expect(ports.storage.contents('cart')).toEqual([{ owner, lines: [] }])
  })

  it('creates one order per attempt', async () => {
    const ports = fakePorts()
    await ports.storage.seed('cart', twoLamps)
    const order = await place(ports)
    const later = { draw: { ...draw, id: 'order-2' }, agreed: agreementOn(twoLamps, 'EUR') }
    expect(await place(ports, later)).toEqual(order)
    await ports.storage.seed('cart', twoLamps)
    await expect(place(ports)).rejects.toThrow(CartChanged)
    expect(ports.storage.contents('orders')).toEqual([order])
  })

  it('accepts only the cart that the shopper has confirmed', async () => {
    const ports = fakePorts()
    await expect(place(ports)).rejects.toThrow(NothingToOrder)
    await ports.storage.seed('cart', { owner, lines: [] })
    await expect(place(ports)).rejects.toThrow(NothingToOrder)
    await ports.storage.seed('cart', twoLamps)
    const lines = twoLamps.lines.map((line) => ({ ...line, gone: true as const }))
    await ports.storage.seed('cart', { owner, lines })
    await expect(place(ports)).rejects.toThrow(CartChanged)
    expect(ports.storage.contents('orders')).toEqual([])
  })

  const line = (product: Product, quantity: number) => ({ product: lineProduct(product), quantity })
  it.each([
    ['another product of the same price', [line({ ...mug, price: lamp.price }, 2)]],
    ['a higher quantity', [line(lamp, 3)]],
    ['another price', [line({ ...lamp, price: lamp.price + 1 }, 2)]],
    ['one more line', [line(lamp, 2), line({ ...mug, price: 0 }, 1)]],
    ['two lines of the same total', [line(lamp, 1), line({ ...mug, price: lamp.price }, 1)]],
  ])('is refused if the cart contains %s', async (_, lines) => {
    const ports = fakePorts()
    await ports.storage.seed('cart', { owner, lines })
    await expect(place(ports)).rejects.toThrow(CartChanged)
    expect(ports.storage.contents('orders')).toEqual([])
  })

  it('ignores the order of the lines', async () => {
    const ports = fakePorts()
    const lines = [line(lamp, 2), line(mug, 1)]
    await ports.storage.seed('cart', { owner, lines: [...lines].reverse() })
    expect(await place(ports, { agreed: agreementOn({ lines }, 'EUR') })).toMatchObject({ currency: 'EUR' })
  })

  it('has named errors for its refusals', () => {
    expect([new NothingToOrder('').name, new CartChanged('').name]).toEqual(['NothingToOrder', 'CartChanged'])
  })

  it('shares one attempt between all tabs, and has none without a cart', async () => {
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
