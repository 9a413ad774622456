import { SimulatedClock } from 'xstate'
import { isLoading } from '../../machines/domain/catalogue.ts'
import { secretNames } from '../../machines/domain/secret.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp } from '../../machines/fixtures/examples.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { searchWith } from '../../machines/search/search.effects.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { openHost } from '../../packages/room/src/host/host.ts'
import { statesIn } from '../../packages/room/src/record/addresses.ts'
import type { Recording } from '../../packages/room/src/record/recording.ts'
import type { Registry } from '../../packages/room/src/registry.ts'
import { createRecentEvents } from '../../src/adapters/recent-events.ts'
import { machinesWith } from '../../src/app/machine-room/machines.ts'
import { replaying } from '../../src/app/machine-room/replaying.ts'
import { halfFilledCheckout, order, register } from '../machines/grace.ts'
import { waitFor } from '../wait.ts'

export const registry: Registry<Ports> = {
  machines: machinesWith({}),
  faults: [],
  scenarios: [],
  replaying,
  secretNames,
  coverage: { depths: [], taken: {} },
  build: { version: '1', id: 'test' },
}
export const secrets = ['4000 0566 5566 5556', '4000056655665556', 'correct horse', '"917"']

/** Starts the recording when the address is already typed, but not the card. */
export async function recordedFromHalfFilledForm() {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp] }) })
  const clock = new SimulatedClock()
  const shop = openShop(ports, 'admin', { clock }).start()
  shop.system.get('cart').send({ type: 'cart.add', product: lamp })
  const visit = { shop, ports, clock }
  const checkout = await halfFilledCheckout(visit, await register(visit))
  const later = () => () => undefined
  const host = openHost({ root: shop, world: ports, clock: ports.clock, later }, registry)
  await host.ask('record.start')
  await checkout.finish('4000 0566 5566 5556', '917')
  const recording = await host.ask('record.stop')
  host.close()
  return JSON.parse(JSON.stringify(recording)) as Recording
}

/** Records how a visitor searches for a lamp when the catalogue is loaded. */
export async function recordedSearch() {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp] }) })
  const clock = new SimulatedClock()
  const shop = openShop(ports, 'admin', { clock }).start()
  await waitFor(shop.system.get('catalogue'), (snapshot) => !isLoading(snapshot))
  const search = openScreen(shop, 'search', searchWith(ports), undefined).start()
  const later = () => () => undefined
  const host = openHost({ root: shop, world: ports, clock: ports.clock, later }, registry)
  await host.ask('record.start')
  search.send({ type: 'search.typed', text: lamp.title })
  clock.increment(300)
  await waitFor(search, (snapshot) => snapshot.matches({ open: { suggesting: 'complete' } }))
  const recording = await host.ask('record.stop')
  host.close()
  return JSON.parse(JSON.stringify(recording)) as Recording
}

/** Records how a new customer registers and orders a lamp. */
export async function recordedPurchase() {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp] }) })
  const clock = new SimulatedClock()
  const { record, recent } = createRecentEvents(ports.clock.now)
  const shop = openShop(ports, 'admin', { clock, inspect: record }).start()
  const later = (_: number, action: () => void) => {
    action()
    return () => undefined
  }
  const host = openHost({ root: shop, world: ports, clock: ports.clock, later }, registry)
  await host.ask('record.start')

  shop.system.get('cart').send({ type: 'cart.add', product: lamp })
  const visit = { shop, ports, clock }
  await order(visit, await register(visit), { number: '4000 0566 5566 5556', code: '917' })
  await waitFor(shop.system.get('cart'), (snapshot) => snapshot.matches('settled'))
  const recording = await host.ask('record.stop')
  if (!recording) throw new Error('Nothing was recorded')
  const written = JSON.stringify(recording)
  const states = Object.fromEntries(statesIn([shop]))
  const report = await host.ask('report.write', 'none')
  const reasons = await Promise.all(report.events.map(({ actor, seq }) => host.ask('see.why', actor, seq)))
  host.close()
  const late = openHost({ root: shop, world: ports, clock: ports.clock, later, recent }, registry)
  const recalled = await late.ask('report.write', 'none')
  late.close()
  return {
    written,
    recording: JSON.parse(written) as Recording,
    states,
    report,
    reasons,
    recalled,
  }
}
