import { expect, test, vi } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'
import { lampMachine } from './lamp.ts'

function opened() {
  const { application, room, sent } = createPair()
  const { inspect, close } = openRoom({ channel: application, name: 'Lamps' })
  return { inspect, close, room, sent }
}

test('one room serves several roots, each with its own system, states and events', async () => {
  const { inspect, room } = opened()
  const lamp = createActor(lampMachine, { inspect }).start()
  const link = await connect(room)
  const other = createActor(lampMachine, { inspect }).start()
  const counter = createActor(
    fromTransition((count: number) => count + 1, 0),
    { inspect },
  ).start()
  other.send({ type: 'press' })
  counter.send({ type: 'count' })

  // The answer may arrive before the promise that makes the lamp bright.
  const actors = async () =>
    (await link.ask('actors.list')).map(({ machine, kind, states }) => [machine, kind, states])
  await expect.poll(actors).toEqual([
    ['lamp', 'machine', ['off']],
    ['lamp', 'machine', ['on.bright']],
    [undefined, 'transition', []],
    [undefined, 'promise', []],
  ])
  const { lines } = await link.ask('log.page', {
    text: '',
    actor: '',
    event: '',
    ignored: false,
    above: undefined,
    count: 10,
  })
  expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(['xstate.init', 'press', 'count']))
  lamp.stop()
  other.stop()
  counter.stop()
})

test('roots have the same names in the log and in the list of actors', async () => {
  const { inspect, room } = opened()
  const roots = [{}, {}, { id: 'desk' }].map((options) =>
    createActor(lampMachine, { ...options, inspect }).start(),
  )
  const link = await connect(room)
  for (const root of roots) root.send({ type: 'break', why: 'age' })
  const all = await link.ask('actors.list')
  const names = all.flatMap(({ name, parent }) => (parent === undefined ? [name] : []))
  expect(names.toSorted()).toEqual(['desk', 'lamp', 'lamp 2'])
  expect((await link.ask('log.names')).actors).toEqual(expect.arrayContaining(names))
  for (const root of roots) root.stop()
})

test('breakpoints pause every root, including one that starts later', async () => {
  const { inspect, room } = opened()
  createActor(lampMachine, { inspect }).start()
  const link = await connect(room)
  await link.ask('breakpoints.set', { id: 'press', machine: 'lamp', kind: 'event', what: 'press' })
  const later = createActor(lampMachine, { inspect }).start()
  later.send({ type: 'press' })
  expect(later.getSnapshot().value).toBe('off')
  await link.ask('breakpoints.release')
  expect(later.getSnapshot().matches('on')).toBe(true)
})

test('leaves out the actors of a discarded first mount', async () => {
  const { inspect, room } = opened()
  createActor(lampMachine, { inspect, id: 'never-started' })
  const link = await connect(room)
  createActor(lampMachine, { inspect, id: 'stopped-at-once' }).start().stop()
  const shown = createActor(lampMachine, { inspect, id: 'shown' })
  shown.start()
  expect((await link.ask('actors.list')).map(({ id }) => id)).toEqual(['shown'])
})

test('lists an actor as stopped if it has received events before it was stopped', async () => {
  const { inspect, room } = opened()
  const lamp = createActor(lampMachine, { inspect, id: 'used' }).start()
  lamp.send({ type: 'press' })
  lamp.stop()
  const link = await connect(room)
  expect(await link.ask('actors.list')).toMatchObject([{ id: 'used', status: 'stopped' }, { id: 'warm' }])
})

test('sends nothing to rooms if rooms are disabled', () => {
  const { application, sent } = createPair()
  const room = openRoom({ channel: application, enabled: false })
  createActor(lampMachine, { inspect: room.inspect }).start()
  room.close()
  expect(sent).toEqual([])
})

test('inspectors receive events after another subscription was ended twice', () => {
  const { inspect, close } = opened()
  const lamp = createActor(lampMachine, { inspect }).start()
  const seen: string[] = []
  const first = lamp.system.inspect(() => undefined)
  first.unsubscribe()
  first.unsubscribe()
  lamp.system.inspect(({ type }) => seen.push(type))
  lamp.send({ type: 'break', why: 'age' })
  expect(seen).toContain('@xstate.event')
  close()
})

/** Lets the code that answers rooms fail to load while `work` runs. */
async function withoutHost(work: () => Promise<void>): Promise<void> {
  const host = '../src/application/application-host.ts'
  vi.doMock(host, () => {
    throw new Error('The network is down')
  })
  try {
    await work()
  } finally {
    vi.doUnmock(host)
  }
}

test('refuses requests while its code cannot be loaded, and answers as soon as it can', async () => {
  const { room } = opened()
  await withoutHost(() => expect(connect(room)).rejects.toThrow())
  const link = await connect(room)
  expect(await link.ask('actors.list')).toEqual([])
})

test('closes its channel if its code cannot be loaded', async () => {
  const close = vi.fn()
  const room = openRoom({ channel: { ...createPair().application, close } })
  await withoutHost(async () => {
    const shown = room.showPanel()
    room.close()
    await expect(shown).rejects.toThrow()
  })
  await expect.poll(() => close).toHaveBeenCalledOnce()
})
