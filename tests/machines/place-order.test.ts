import { describe, expect, it } from 'vitest'
import { lineProduct } from '../../machines/domain/cart.ts'
import {
  agreementOn,
  CardRemoved,
  CartChanged,
  emptyAgreement,
  NothingToOrder,
  type OrderRequest,
  placeOrder,
  placingStores,
  sharedAttempt,
} from '../../machines/domain/place-order.ts'
import type { Product } from '../../machines/domain/product.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { adasOrder, lamp, mug } from '../../machines/fixtures/examples.ts'

describe('placing an order', () => {
  const { owner, attempt, shipping, payment, items, totals, totalAmount, currency, rate } = adasOrder
  const orderIds = { id: 'order-1', number: 'ORD-7', now: 0 }
  const twoLamps = { owner, lines: [{ product: lineProduct(lamp), quantity: 2 }] }
  const agreed = agreementOn(twoLamps, 'GBP')
  const request: OrderRequest = { owner, attempt, shipping, payment, agreed, orderIds }
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
    const later = { orderIds: { ...orderIds, id: 'order-2' }, agreed: agreementOn(twoLamps, 'EUR') }
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

  it.each([
    ['is missing', [line(lamp, 2)]],
    ['has changed', [line(lamp, 2), line(mug, 2)]],
  ])('is refused if one of two lines %s', async (_, lines) => {
    const ports = fakePorts()
    const both = agreementOn({ lines: [line(lamp, 2), line(mug, 1)] }, 'EUR')
    await ports.storage.seed('cart', { owner, lines })
    await expect(place(ports, { agreed: both })).rejects.toThrow(CartChanged)
  })

  it('agrees on nothing, in US dollars, before the cart is known', () => {
    const totals = { subtotal: 0, shipping: 0, tax: 0, total: 0 }
    expect(emptyAgreement).toEqual({ lines: [], currency: 'USD', rate: 1, totals })
  })

  it('ignores the order of the lines', async () => {
    const ports = fakePorts()
    const lines = [line(lamp, 2), line(mug, 1)]
    await ports.storage.seed('cart', { owner, lines: [...lines].reverse() })
    expect(await place(ports, { agreed: agreementOn({ lines }, 'EUR') })).toMatchObject({ currency: 'EUR' })
  })

  it('has named errors for its refusals', () => {
    const errors = [new NothingToOrder(''), new CartChanged(''), new CardRemoved('one')]
    expect(errors.map(({ name }) => name)).toEqual(['NothingToOrder', 'CartChanged', 'CardRemoved'])
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
