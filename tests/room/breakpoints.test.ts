import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { CartLine } from '../../machines/domain/cart.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { lamp as lampOnSale, mug } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { openHost } from '../../packages/room/src/host/host.ts'
import { breakpointOf } from '../../packages/room/src/machines/breakpoints.ts'
import type { Subject } from '../../packages/room/src/registry.ts'
import { lampMachine } from '../../packages/room/tests/lamp.ts'
import { machinesWith } from '../../src/app/machine-room/machines.ts'
import { waitFor } from '../wait.ts'

const lamp = {
  name: 'lamp',
  title: 'lamp',
  machine: lampMachine,
  purpose: 'Shines.',
  layouts: [],
  model: undefined,
}
const rest = {
  faults: [],
  scenarios: [],
  coverage: { depths: [], taken: {} },
  build: { version: '', id: '' },
}

function openLamp() {
  const clock = new SimulatedClock()
  const root = createActor(lampMachine, { clock }).start()
  const untouched = Reflect.get(root.system, '_relay')
  let release: (() => void) | undefined
  const subject: Subject = {
    root,
    world: {},
    clock: { now: () => 0 },
    later: () => () => undefined,
    onHeld(letGo) {
      release = letGo
    },
  }
  const host = openHost(subject, { ...rest, machines: [lamp] })
  return {
    root,
    clock,
    host,
    untouched,
    releaseFromThere: () => release?.(),
    isHeld: () => release !== undefined,
  }
}

test('a breakpoint pauses in a state: no event is delivered and no delay elapses until it is released', async () => {
  const { root, clock, host, isHeld } = openLamp()
  await host.ask('breakpoints.set', breakpointOf('state', 'lamp', 'lamp.on.dim'))
  root.send({ type: 'press' })
  expect(isHeld()).toBe(true)
  root.send({ type: 'press' })
  clock.increment(1_000)
  await Promise.resolve()
  expect(root.getSnapshot().value).toEqual({ on: 'dim' })
  expect(await host.ask('breakpoints.view')).toMatchObject({ hit: { event: 'press' }, waiting: 3 })
  await host.ask('breakpoints.release')
  expect(root.getSnapshot().value).toBe('off')
  expect(isHeld()).toBe(false)
  root.send({ type: 'press' })
  expect(isHeld()).toBe(true)
})

test('a breakpoint pauses before an event and before a guard is evaluated, and steps through the waiting events', async () => {
  const { root, host, isHeld } = openLamp()
  await host.ask('breakpoints.set', breakpointOf('guard', 'lamp', 'lamp.off|press|0'))
  root.send({ type: 'press' })
  expect([root.getSnapshot().value, isHeld()]).toEqual(['off', true])
  root.send({ type: 'press' })
  await host.ask('breakpoints.step')
  expect([root.getSnapshot().matches('on'), isHeld()]).toEqual([true, true])
  await host.ask('breakpoints.release')
  expect([root.getSnapshot().value, isHeld()]).toEqual(['off', false])
  await host.ask('breakpoints.remove', 'guard lamp lamp.off|press|0')
  await host.ask('breakpoints.set', breakpointOf('event', 'lamp', 'break'))
  root.send({ type: 'press' })
  expect(isHeld()).toBe(false)
  root.send({ type: 'break', why: 'age' })
  expect(isHeld()).toBe(true)
})

test('Go to passes a breakpoint on its path, and works while the application is paused, whose waiting events stay', async () => {
  const { root, host, isHeld } = openLamp()
  await host.ask('breakpoints.set', breakpointOf('state', 'lamp', 'lamp.on.dim'))
  const first = await host.ask('drive.goTo', root.sessionId, 'lamp.on.bright')
  expect(first).toMatchObject({ end: 'arrived', steps: { length: 2 } })
  expect(isHeld()).toBe(true)
  root.send({ type: 'press' })
  const second = await host.ask('drive.goTo', root.sessionId, 'lamp.off')
  expect(second).toMatchObject({ end: 'arrived', steps: { length: 1 } })
  expect(await host.ask('breakpoints.view')).toMatchObject({ waiting: 1, queue: [{ event: 'press' }] })
  await host.ask('breakpoints.release')
  expect(root.getSnapshot().matches('on')).toBe(true)
})

test('a paused application is released by its own button and by closing the room', async () => {
  const { root, host, untouched, isHeld, releaseFromThere } = openLamp()
  await host.ask('breakpoints.set', breakpointOf('event', 'lamp', 'press'))
  root.send({ type: 'press' })
  releaseFromThere()
  expect([root.getSnapshot().matches('on'), isHeld()]).toEqual([true, false])
  root.send({ type: 'press' })
  host.close()
  expect([root.getSnapshot().value, isHeld()]).toEqual(['off', false])
  expect(Reflect.get(root.system, '_relay')).toBe(untouched)
})

test('a paused shop queues every click, and handles them in order when it is released', async () => {
  const ports = fakePorts()
  const shop = openShop(ports, 'admin', { clock: new SimulatedClock() }).start()
  const { cart, session } = shop.system.getAll()
  await waitFor(session, (snapshot) => !snapshot.hasTag('loading'))
  const subject = { root: shop, world: ports, clock: ports.clock, later: () => () => undefined }
  const host = openHost(subject, { ...rest, machines: machinesWith({}) })
  await host.ask('breakpoints.set', breakpointOf('event', 'cart', 'cart.add'))
  cart.send({ type: 'cart.add', product: lampOnSale })
  cart.send({ type: 'cart.add', product: mug })
  await host.ask('breakpoints.remove', 'event cart cart.add')
  expect(cart.getSnapshot().context.stored.lines).toEqual([])
  await host.ask('breakpoints.release')
  const { context } = await waitFor(cart, (snapshot) => snapshot.context.stored.lines.length === 2)
  expect(context.stored.lines.map((line: CartLine) => line.product.id)).toEqual([lampOnSale.id, mug.id])
  expect(ports.storage.contents('cart')).toHaveLength(1)
})

test('breakpoints survive a reload and the closing of the room, pause an application at its start, and name the waiting events', async () => {
  let kept = [breakpointOf('event', 'lamp', 'press')]
  const root = createActor(lampMachine)
  const subject: Subject = {
    root,
    world: {},
    clock: { now: () => 0 },
    later: () => () => undefined,
    remembered: { read: () => kept, save: (breakpoints) => (kept = [...breakpoints]) },
  }
  const host = openHost(subject, { ...rest, machines: [lamp] })
  root.start()
  root.send({ type: 'press' })
  root.send({ type: 'break', why: 'age' })
  expect(root.getSnapshot().value).toBe('off')
  expect(await host.ask('breakpoints.view')).toMatchObject({
    hit: { event: 'press' },
    queue: [
      { event: 'press', actor: 'root' },
      { event: 'break', actor: 'root' },
    ],
  })
  await host.ask('breakpoints.step')
  const { queue } = await host.ask('breakpoints.view')
  expect(queue).toContainEqual({ event: 'break', actor: 'root' })
  expect(queue.some(({ event }) => event === 'press')).toBe(false)
  await host.ask('breakpoints.remove', 'event lamp press')
  expect(kept).toEqual([])
  const breakpoint = breakpointOf('state', 'lamp', 'lamp.off')
  await host.ask('breakpoints.set', breakpoint)
  host.close()
  expect(kept).toEqual([breakpoint])
})
