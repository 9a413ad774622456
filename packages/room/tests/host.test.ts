import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { openHost } from '../src/host/host.ts'
import { createSharedHost } from '../src/host/shared-host.ts'
import type { Registry } from '../src/registry.ts'
import { lampMachine } from './lamp.ts'

const registry: Registry = {
  machines: [
    {
      name: 'lamp',
      title: 'lamp',
      machine: lampMachine,
      purpose: 'Shines.',
      layouts: [],
      model: undefined,
    },
  ],
  faults: [],
  scenarios: [],
  coverage: { depths: [], taken: {} },
  build: { version: '1', id: 'test' },
}

function open() {
  const root = createActor(lampMachine, { clock: new SimulatedClock() }).start()
  const later = (_: number, action: () => void) => {
    action()
    return () => undefined
  }
  return { root, host: openHost({ root, world: {}, clock: { now: () => 7 }, later }, registry) }
}

test('shows the current state of a machine, and the values that its guards read', async () => {
  const { root, host } = open()
  const before = await host.ask('see.actor', root.sessionId)
  expect(before).toMatchObject({
    active: ['lamp', 'lamp.off'],
    context: { lit: 0, limit: 2 },
    busy: [],
    waits: [],
  })
  expect(before?.guards).toEqual([
    {
      transition: 'lamp.off|press|0',
      name: 'mayShine',
      holds: true,
      params: undefined,
      read: [
        { path: 'lit', value: 0 },
        { path: 'limit', value: 2 },
      ],
    },
  ])

  root.send({ type: 'press' })
  const after = await host.ask('see.actor', root.sessionId)
  expect(after).toMatchObject({
    active: ['lamp', 'lamp.on', 'lamp.on.dim'],
    busy: [{ state: 'lamp.on', id: 'warm' }],
    waits: [{ event: 'xstate.after.patience.lamp.on', delay: 1_000 }],
  })
  expect(after?.taken.map(({ transition }) => transition)).toEqual(['lamp.off|press|0'])
})

test('lists the actors, including stopped ones', async () => {
  const { root, host } = open()
  root.send({ type: 'press' })
  await expect.poll(() => root.getSnapshot().value).toEqual({ on: 'bright' })
  const actors = await host.ask('actors.list')
  expect(actors.map(({ id, kind, status, parent }) => [id, kind, status, parent])).toEqual([
    [root.id, 'machine', 'active', undefined],
    ['warm', 'promise', 'done', root.sessionId],
  ])
})

test('observes once for all rooms, and stops when the last room leaves', async () => {
  let open = 0
  const shared = createSharedHost(() => {
    open += 1
    const root = createActor(lampMachine)
    const host = openHost(
      { root, world: {}, clock: { now: () => 0 }, later: () => () => undefined },
      registry,
    )
    const close = () => {
      open -= 1
      host.close()
    }
    return Promise.resolve({ ...host, close })
  })
  const [one, other] = await Promise.all([shared.join(), shared.join()])
  expect(open).toBe(1)
  one.close()
  one.close()
  expect(open).toBe(1)
  other.close()
  expect(open).toBe(0)
})

function sharedHost() {
  const { host } = open()
  const close = vi.fn()
  return { shared: createSharedHost(() => Promise.resolve({ ...host, close })), close }
}

test('a host that was opened early closes with the first room that takes it over', async () => {
  const { shared, close } = sharedHost()
  await shared.openEarly()
  const joined = await shared.join()
  expect(close).not.toHaveBeenCalled()
  joined.close()
  await expect.poll(() => close.mock.calls.length).toBe(1)
})

test('a host that was opened early can be closed if no room has come', async () => {
  const { shared, close } = sharedHost()
  await shared.openEarly()
  shared.closeEarly()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  shared.closeEarly()
  const joined = await shared.join()
  joined.close()
  expect(close).toHaveBeenCalledTimes(2)
})

test('opens the host again for the next room if it could not be opened', async () => {
  const { host } = open()
  const close = vi.fn()
  let attempts = 0
  const shared = createSharedHost(() => {
    attempts += 1
    return attempts === 1 ? Promise.reject(new Error('broken')) : Promise.resolve({ ...host, close })
  })
  const failed = await Promise.allSettled([shared.join(), shared.join()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const joined = await shared.join()
  joined.close()
  expect([attempts, close.mock.calls.length]).toEqual([2, 1])
})

test('opens the host again for the next room if opening has thrown', async () => {
  const { host } = open()
  const close = vi.fn()
  const opening = vi
    .fn(() => Promise.resolve({ ...host, close }))
    .mockImplementationOnce(() => {
      throw new Error('broken')
    })
  const shared = createSharedHost(opening)
  await expect(shared.join()).rejects.toThrow('broken')
  const joined = await shared.join()
  joined.close()
  expect(close).toHaveBeenCalledOnce()
})
