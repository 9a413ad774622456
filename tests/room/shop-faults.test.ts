import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { checkoutWith } from '../../machines/checkout/checkout.effects.ts'
import { checkoutModel } from '../../machines/checkout/checkout.model.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { ada, lamp, mug } from '../../machines/fixtures/examples.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { openHost } from '../../packages/room/src/host/host.ts'
import type { Registry } from '../../packages/room/src/registry.ts'
import { faults } from '../../src/app/machine-room/faults.ts'
import { machinesWith } from '../../src/app/machine-room/machines.ts'
import { waitFor } from '../wait.ts'

const registry: Registry<Ports> = {
  machines: machinesWith({}),
  faults,
  scenarios: [],
  coverage: { depths: [], taken: {} },
  build: { version: '', id: '' },
}

async function open() {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp], two: [mug] }) })
  const clock = new SimulatedClock()
  const shop = openShop(ports, 'admin', { clock }).start()
  await waitFor(shop.system.get('session'), (snapshot) => !snapshot.hasTag('loading'))
  const later = (_: number, action: () => void) => {
    queueMicrotask(action)
    return () => undefined
  }
  const untouched = { ...ports.sources, ...ports.storage, ...ports.clock, ...ports.environment }
  const host = openHost({ root: shop, world: ports, clock: ports.clock, later }, registry)
  const switchOn = (id: string) => host.ask('faults.switch', id, true)
  return { ports, clock, shop, host, untouched, switchOn, of: shop.system.getAll() }
}

test('a full storage refuses writes, but still reads', async () => {
  const { switchOn, of } = await open()
  await switchOn('storage.full')
  of.cart.send({ type: 'cart.add', product: lamp })
  await waitFor(of.cart, (snapshot) => snapshot.hasTag('refused'))
})

test('a denied storage is reported immediately, and is opened again when the fault ends', async () => {
  const { host, switchOn, of } = await open()
  await waitFor(of.storage, (snapshot) => snapshot.matches({ place: 'persistent' }))
  await switchOn('storage.denied')
  expect(of.storage.getSnapshot().hasTag('notPersistent')).toBe(true)
  await host.ask('faults.switch', 'storage.denied', false)
  await waitFor(of.storage, (snapshot) => snapshot.matches({ place: 'persistent' }))
})

test('without a network, the shop reports that, and no source answers', async () => {
  const { ports, host, switchOn, of } = await open()
  await switchOn('offline')
  await waitFor(of.connection, (snapshot) => snapshot.matches('offline'))
  await expect(ports.sources.list('one', new AbortController().signal)).rejects.toThrow('no network')
  await host.ask('faults.switch', 'offline', false)
  await waitFor(of.connection, (snapshot) => snapshot.matches('online'))
})

test('the fault of a declined payment and a decision in advance replace the real effect', async () => {
  const { ports, clock, shop, host, switchOn } = await open()
  await switchOn('payment.declined')
  const [begin] = await host.ask('decide.list', 'checkout')
  const succeeds = begin?.choices.find(({ kind }) => kind === 'succeeds')
  await host.ask('decide.choose', 'checkout', 'begin', succeeds?.id)
  const checkout = openScreen(shop, 'checkout', checkoutWith(ports), { user: ada }).start()
  await waitFor(checkout, (snapshot) => snapshot.hasTag('open'))
  const submitted = checkoutModel.events.find(({ type }) => type === 'form.submitted')
  if (submitted) checkout.send(submitted as never)
  clock.increment(1_500)
  await waitFor(checkout, (snapshot) => snapshot.matches({ open: 'declined' }))
  expect(ports.storage.contents('orders')).toEqual([])
})

test('a slow source still answers with the requested page', async () => {
  const { ports, switchOn } = await open()
  ports.sources.pages[100] = { products: [lamp], dropped: 0 }
  await switchOn('two.slow')
  const { signal } = new AbortController()
  await expect(ports.sources.list('two', signal, 100)).resolves.toMatchObject({ products: [lamp] })
})

test('a source that is down answers no request, and the other source answers', async () => {
  const { ports, host, switchOn } = await open()
  const { signal } = new AbortController()
  await switchOn('one.down')
  await expect(ports.sources.product(lamp.id, signal)).rejects.toThrow('down')
  await expect(ports.sources.categories(signal)).rejects.toThrow('down')
  await expect(ports.sources.product(mug.id, signal)).resolves.toMatchObject({ id: mug.id })
  await host.ask('faults.switch', 'one.down', false)
  await switchOn('two.down')
  await expect(ports.sources.product(mug.id, signal)).rejects.toThrow('down')
  await expect(ports.sources.categories(signal)).resolves.toEqual([])
})

test('clock and source faults take effect, and the world is unchanged after they are repaired in any order', async () => {
  const { ports, host, untouched, switchOn } = await open()
  const { signal } = new AbortController()
  const before = ports.clock.now()
  await switchOn('clock.ahead')
  expect(ports.clock.now() - before).toBe(86_400_000)
  await switchOn('one.down')
  await expect(ports.sources.list('one', signal)).rejects.toThrow('down')
  await switchOn('one.malformed')
  await expect(ports.sources.list('one', signal)).rejects.toThrow('malformed data')
  await expect(ports.sources.list('two', signal)).resolves.toMatchObject({ products: [mug] })
  await switchOn('two.slow')
  await expect(ports.sources.list('two', signal)).resolves.toMatchObject({ products: [mug] })
  await switchOn('offline')
  await host.ask('faults.switch', 'one.malformed', false)
  await expect(ports.sources.list('one', signal)).rejects.toThrow('no network')
  host.close()
  expect({ ...ports.sources, ...ports.storage, ...ports.clock, ...ports.environment }).toEqual(untouched)
})
