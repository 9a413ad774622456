import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { Order } from '../../machines/domain/order.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp, mug } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { scenarios } from '../../src/app/machine-room/scenarios.ts'
import { waitFor } from '../wait.ts'

const sold = Array.from({ length: 14 }, (_, at) => ({ ...lamp, id: at + 1 }))

async function opened(id: string) {
  const ports = fakePorts({ sources: createFakeSources({ one: sold, two: [mug] }) })
  await scenarios.find((scenario) => scenario.id === id)?.prepare(ports)
  const shop = openShop(ports, 'admin', { clock: new SimulatedClock() }).start()
  const { session, cart, orders } = shop.system.getAll()
  await waitFor(session, (snapshot) => !snapshot.hasTag('loading'))
  return { ports, session, cart, orders }
}

test('a customer with three orders', async () => {
  const { orders } = await opened('three-orders')
  const { context } = await waitFor(orders, (snapshot) => snapshot.context.orders.length > 0)
  expect(context.orders.map(({ number }: Order) => number)).toEqual([
    'ORD-100001',
    'ORD-100002',
    'ORD-100003',
  ])
})

test('a full cart, and a card that has expired', async () => {
  const { cart, ports } = await opened('expired-card')
  const { context } = await waitFor(cart, (snapshot) => snapshot.context.stored.lines.length > 0)
  expect(context.stored.lines).toHaveLength(12)
  const [card] = ports.storage.contents('paymentMethods')[0]?.cards ?? []
  const [month, year] = card?.expiryDate.split('/').map(Number) ?? []
  expect(new Date(2000 + (year ?? 0), month ?? 0).getTime()).toBeLessThan(ports.clock.now())
})

test('an administrator', async () => {
  const { session } = await opened('administrator')
  await waitFor(session, (snapshot) => snapshot.context.user?.isAdmin === true)
})

test.each(['administrator', 'full-cart', 'three-orders'])(
  '%s while the products cannot be loaded',
  async (id) => {
    const ports = fakePorts()
    ports.sources.list = () => Promise.reject(new Error('offline'))
    await scenarios.find((scenario) => scenario.id === id)?.prepare(ports)
    expect(ports.storage.contents('user')).toHaveLength(1)
    expect(ports.storage.contents('orders')).toEqual([])
  },
)

test('a source that is down', async () => {
  const { ports } = await opened('source-down')
  const { signal } = new AbortController()
  await expect(ports.sources.list('two', signal)).rejects.toThrow('Failed fetching products')
  await expect(ports.sources.product(mug.id, signal)).rejects.toThrow('Failed fetching products')
  ports.sources.pages[100] = { products: [lamp], dropped: 0 }
  await expect(ports.sources.list('one', signal, 100)).resolves.toMatchObject({ products: [lamp] })
  await expect(ports.sources.product(lamp.id, signal)).resolves.toMatchObject({ id: lamp.id })
})
