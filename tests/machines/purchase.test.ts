import { expect, it } from 'vitest'
import { type AnyActorRef, SimulatedClock, waitFor } from 'xstate'
import { registerWith } from '../../machines/auth/auth.effects.ts'
import { checkoutWith } from '../../machines/checkout/checkout.effects.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import type { FieldValue } from '../../machines/form/form.ts'
import type { Product } from '../../machines/product/product.ts'
import { Secret } from '../../machines/secret/secret.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { ownerOf } from '../../machines/shop/shop.machine.ts'

const lamp: Product = {
  id: 7,
  title: 'Reading lamp',
  price: 4_999,
  description: 'Warm light for late chapters.',
  category: 'electronics',
  image: '/pictures/lamp.svg',
  images: ['/pictures/lamp.svg'],
  rating: { rate: 4.5, count: 12 },
}

it('goes from a stranger to an order without a browser', async () => {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp] }) })
  const clock = new SimulatedClock()
  const shop = openShop(ports, 'admin', { clock }).start()
  const { cart, orders, preferences, session, navigation } = shop.system.getAll()

  cart.send({ type: 'cart.add', product: lamp })
  cart.send({ type: 'cart.add', product: lamp })

  const { chosen } = preferences.getSnapshot().context
  const register = openScreen(shop, 'register', registerWith(ports), {
    preferences: chosen,
    owner: 'guest',
  }).start()
  fill(register, {
    name: 'Grace Brewster Hopper',
    email: ' Grace@Example.com ',
    password: new Secret('password', 'correct horse'),
    confirmPassword: new Secret('password', 'correct horse'),
  })
  const { context } = await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  await waitFor(cart, (snapshot) => snapshot.context.stored.lines.length === 1)

  const now = () => ports.clock.now()
  const checkout = openScreen(shop, 'checkout', checkoutWith(ports), { user: context.user, now }).start()
  await waitFor(checkout, (snapshot) => snapshot.hasTag('open'))
  fill(checkout, {
    address: '1 Compiler Way',
    city: 'Arlington',
    state: 'VA',
    zipCode: '22201',
    country: 'US',
    cardName: 'Grace Hopper',
    cardNumber: new Secret('cardNumber', '4242 4242 4242 4242'),
    expiryDate: '12/40',
    cvv: new Secret('cardCode', '123'),
  })
  await waitFor(checkout, (snapshot) => snapshot.hasTag('busy'))
  clock.increment(1_500)
  await waitFor(checkout, (snapshot) => snapshot.matches('placed'))
  await waitFor(orders, (snapshot) => snapshot.context.orders.length === 1)
  await waitFor(cart, (snapshot) => snapshot.context.stored.lines.length === 0)
  await waitFor(navigation, (snapshot) => snapshot.context.place.path === '/order-confirmation')

  const [order] = orders.getSnapshot().context.orders
  expect(order).toMatchObject({
    owner: ownerOf(context),
    items: [{ product: { id: 7 }, quantity: 2 }],
    totalItems: 2,
    totalAmount: 10_998,
    card: { brand: 'visa', last4: '4242' },
    shipping: { firstName: 'Grace', lastName: 'Brewster Hopper' },
  })
  expect(ports.toasts.shown.map(({ text }) => text)).toEqual([
    'addedToCart',
    'registrationSuccessful',
    'orderPlaced',
  ])
  expect(JSON.stringify(ports.storage.contents('orders'))).not.toContain('4242 4242')
})

function fill(screen: AnyActorRef, values: Record<string, FieldValue>): void {
  const { form } = screen.getSnapshot().children as { form: { send(event: object): void } }
  for (const [name, value] of Object.entries(values)) form.send({ type: 'field.changed', name, value })
  form.send({ type: 'form.submit' })
}
