import { nodesOf } from '@statecart/chart'
import { expect, test, vi } from 'vitest'
import { type AnyActorRef, SimulatedClock } from 'xstate'
import { Secret } from '../../machines/domain/secret.ts'
import { sourceNames } from '../../machines/domain/sources.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp, mug } from '../../machines/fixtures/examples.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { openHost } from '../../packages/room/src/host/host.ts'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { screens } from '../../src/app/machine-room/replaying.ts'
import { waitFor } from '../wait.ts'

/** The room of this test has its own copies of the shop's modules, like the built room. */
vi.resetModules()
const { machinesWith } = await import('../../src/app/machine-room/machines.ts')
const { withShopSecrets } = await import('../../src/app/machine-room/with-shop-secrets.ts')
const machines = machinesWith({}).filter(({ title }) => !title.startsWith('room'))
const registry = withShopSecrets(
  {
    machines,
    faults: [],
    scenarios: [],
    coverage: { depths: [], taken: {} },
    build: { version: '', id: '' },
  },
  Secret,
)

/** Machines that run inside another one, with the state of that one in which they run. */
const parts: Readonly<Record<string, readonly [whole: string, state: string]>> = {
  form: ['contact', 'contact.open.filling'],
  'image-preview': ['add-product', 'addProduct.open'],
  'payment-form': ['payment-methods', 'paymentMethods.form.open'],
}
/** Only a page that was prerendered with products starts in these states, and no event returns to them. */
const onlyAtStart = sourceNames.map((source) => `catalogue.${source}.asking.excerpt`)

type Live = Awaited<ReturnType<typeof openLive>>

/** A shop with its real effects, and fakes that answer immediately. */
async function openLive() {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp], two: [mug] }) })
  const shop = openShop(ports, 'admin', { clock: new SimulatedClock() }).start()
  await waitFor(shop.system.get('session'), (snapshot) => !snapshot.hasTag('loading'))
  const later = () => () => undefined
  const host = openHost({ root: shop, world: ports, clock: ports.clock, later }, registry)
  return { ports, shop, host }
}

async function sessionOf(name: string, live: Live): Promise<string> {
  const { shop, ports, host } = live
  const [whole, state = ''] = parts[name] ?? []
  if (whole) {
    await host.ask('drive.goTo', await sessionOf(whole, live), state)
    const actors = await host.ask('actors.list')
    return actors.find(({ machine, status }) => machine === name && status === 'active')?.sessionId ?? ''
  }
  if (name === 'shop') return shop.sessionId
  const logic = screens[name]?.(ports)
  const model = namedModels.find((one) => one.name === name)?.model
  const actor: AnyActorRef | undefined = logic
    ? openScreen(shop, name, logic, model?.input).start()
    : shop.system.get(name as 'session')
  if (!actor)
    throw new Error(
      `${name} does not run: start it in machines/shop, or list it in \`screens\` of src/app/machine-room/replaying.ts`,
    )
  return actor.sessionId
}

test.each(machines)('Go to reaches every state of $name in a running shop', async ({ name, machine }) => {
  const lost: string[] = []
  for (const { id: state } of nodesOf(machine.root)) {
    const live = await openLive()
    const trip = await live.host.ask('drive.goTo', await sessionOf(name, live), state)
    if (trip?.end !== 'arrived' && trip?.end !== 'passed') lost.push(`${state}: ${trip?.end}`)
    live.host.close()
    live.shop.stop()
  }
  expect(lost).toEqual(
    onlyAtStart.filter((state) => state.startsWith(`${machine.id}.`)).map((state) => `${state}: gaveUp`),
  )
})
