import { expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { order, register } from './grace.ts'

it('registers a visitor and places an order without a browser', async () => {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp] }) })
  const clock = new SimulatedClock()
  const shop = openShop(ports, 'admin', { clock }).start()
  const { cart, orders, navigation } = shop.system.getAll()
  cart.send({ type: 'cart.add', product: lamp })
  cart.send({ type: 'cart.add', product: lamp })

  const visit = { shop, ports, clock }
  const user = await register(visit)
  await order(visit, user, { number: '4242 4242 4242 4242', code: '123' })
  await waitFor(cart, (snapshot) => snapshot.context.stored.lines.length === 0)
  await waitFor(navigation, (snapshot) => snapshot.context.place.path === '/order-confirmation')

  expect(user).toBeDefined()
  expect(orders.getSnapshot().context.orders).toMatchObject([
    {
      owner: user?.id,
      items: [{ product: { id: lamp.id }, quantity: 2 }],
      totalItems: 2,
      totalAmount: 5_610,
      payment: { kind: 'card', brand: 'visa', last4: '4242' },
      shipping: { firstName: 'Grace', lastName: 'Brewster Hopper' },
    },
  ])
  expect(ports.toasts.shown.map(({ text }) => text)).toEqual([
    'addedToCart',
    'registrationSuccessful',
    'orderPlaced',
  ])
  expect(JSON.stringify(ports.storage.contents('orders'))).not.toContain('4242 4242')
})
