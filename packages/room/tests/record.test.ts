import { expect, test } from 'vitest'
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  type Observer,
  SimulatedClock,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import type { RoomLink } from '../src/protocol.ts'
import type { Difference, Recording } from '../src/record/recording.ts'
import { connect, createPair } from './connected.ts'

/** The effects that the machines below have caused. */
let effects: string[] = []
/** The subscribers of the application's observable. */
const listeners = new Set<(value: number) => void>()

function listen(observer: Observer<number> | ((value: number) => void)) {
  const listener = typeof observer === 'function' ? observer : (value: number) => observer.next?.(value)
  listeners.add(listener)
  return { unsubscribe: () => void listeners.delete(listener) }
}

const bell = setup({}).createMachine({
  id: 'bell',
  initial: 'quiet',
  states: { quiet: { on: { RING: 'ringing' } }, ringing: { on: { RING: 'quiet' } } },
})

/** A machine with every kind of actor, a context that cannot be serialized, and actions that send to other actors. */
const house = setup({
  types: { context: {} as { cycle: object; draw: () => void; bells: { send(event: object): void }[] } },
  actors: {
    bell,
    fetch: fromPromise(() => {
      effects.push('fetch')
      return Promise.resolve('letters')
    }),
    door: fromCallback(({ sendBack, receive }) => {
      effects.push('door')
      receive(() => sendBack({ type: 'KNOCKED' }))
    }),
    weather: fromObservable(() => ({ subscribe: listen })),
  },
  actions: {
    ringAll: ({ context }) => {
      effects.push('ring')
      for (const one of context.bells) one.send({ type: 'RING' })
    },
    hang: assign(({ context, spawn }) => ({ bells: [...context.bells, spawn('bell')] })),
  },
  delays: { soon: 100 },
}).createMachine({
  id: 'house',
  context: () => {
    const cycle: Record<string, unknown> = { when: new Date(0), names: new Map([['a', new Set([1])]]) }
    cycle['self'] = cycle
    return { cycle, draw: () => undefined, bells: [] }
  },
  entry: spawnChild('bell', { id: 'gong' }),
  type: 'parallel',
  on: { HANG: { actions: 'hang' }, RING: { actions: 'ringAll' } },
  states: {
    mail: {
      initial: 'none',
      states: {
        none: { on: { FETCH: 'fetching' } },
        fetching: { invoke: { id: 'fetch', src: 'fetch', onDone: 'arrived' } },
        arrived: {},
      },
    },
    entrance: {
      invoke: { id: 'door', src: 'door' },
      initial: 'shut',
      states: {
        shut: { on: { KNOCK: { actions: sendTo('door', { type: 'KNOCK' }) }, KNOCKED: 'open' } },
        open: { after: { soon: 'shut' } },
      },
    },
    sky: {
      invoke: {
        id: 'weather',
        src: 'weather',
        onSnapshot: { guard: ({ event }) => Number(event.snapshot.context) > 20, target: '.warm' },
      },
      initial: 'cold',
      states: { cold: {}, warm: { entry: sendTo('gong', { type: 'RING' }, { delay: 50 }) } },
    },
  },
})

async function opened() {
  effects = []
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const clock = new SimulatedClock()
  const actor = createActor(house, { inspect, clock }).start()
  actor.send({ type: 'HANG' })
  return { actor, clock, inspect, link: await connect(room) }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Sends every kind of input to the house. */
async function live({ actor, clock, inspect }: Awaited<ReturnType<typeof opened>>): Promise<void> {
  actor.send({ type: 'HANG' })
  actor.send({ type: 'RING' })
  actor.send({ type: 'FETCH' })
  await nextTask()
  actor.send({ type: 'KNOCK' })
  for (const listener of listeners) listener(25)
  clock.increment(60)
  clock.increment(60)
  const other = createActor(bell, { inspect, id: 'other' }).start()
  other.send({ type: 'RING' })
  actor.send({ type: 'RING' })
}

async function stopped(link: RoomLink): Promise<Recording> {
  const recording = await link.ask('record.stop')
  if (!recording) throw new Error('Nothing was recorded')
  return recording
}

/** Replays a recording. Returns the differences and the actors as the room sees them. */
async function replayed(link: RoomLink, recording: Recording) {
  expect(await link.ask('replay.start', recording)).toBeUndefined()
  const differences: Difference[] = []
  for (const _ of recording.steps) {
    const { difference } = await link.ask('replay.step')
    if (difference) differences.push(difference)
  }
  const actors = await link.ask('replay.ask', 'actors.list', [])
  return { differences, actors: actors as Awaited<ReturnType<typeof statesOf>> }
}

const statesOf = async (link: RoomLink) => await link.ask('actors.list')

test('replays a session in the application without effects, and reaches the same states', async () => {
  const application = await opened()
  const { link, actor } = application
  await link.ask('record.start')
  await live(application)
  const before = effects.length
  const recording = await stopped(link)
  const { differences, actors } = await replayed(link, recording)

  expect(differences).toEqual([])
  // A second root has a separate address: its id.
  expect(recording.starts.map(({ name }) => name)).toEqual(['root'])
  expect(recording.steps).toContainEqual(expect.objectContaining({ kind: 'start', name: 'other' }))
  const [replayedHouse] = actors.filter(({ machine }) => machine === 'house')
  expect(replayedHouse?.states).toEqual(['mail.arrived', 'sky.warm', 'entrance.shut'])
  expect(actors.filter(({ machine }) => machine === 'bell').map(({ states }) => states)).toEqual([
    ['ringing'],
    ['quiet'],
    ['quiet'],
    ['ringing'],
  ])
  expect(effects).toHaveLength(before)
  expect(actor.getSnapshot().status).toBe('active')
  // The actors of the replay do not count as actors of the application.
  expect((await statesOf(link)).filter(({ machine }) => machine === 'house')).toHaveLength(1)
})

test('replays a recording from a file, with the values that a file can contain', async () => {
  const application = await opened()
  const { link } = application
  await link.ask('record.start')
  await live(application)
  const { id: _, ...file } = await stopped(link)
  const { differences } = await replayed(link, JSON.parse(JSON.stringify(file)))
  expect(differences).toEqual([])
})

test('reports the step at which a replay differs from its recording, and the machines with other versions', async () => {
  const application = await opened()
  const { link } = application
  await link.ask('record.start')
  await live(application)
  const { id: _, ...recording } = await stopped(link)
  const fetched = recording.steps.findIndex((step) => step.kind === 'event' && step.actor === 'root/fetch')
  expect(fetched).toBeGreaterThan(0)
  const steps = recording.steps.filter((_step, at) => at !== fetched)
  const { differences } = await replayed(link, { ...recording, steps })
  expect(differences[0]).toEqual({
    step: fetched + 1,
    actor: 'root',
    expected: 'entrance.open mail.arrived sky.cold',
    found: 'entrance.open mail.fetching sky.cold',
  })

  const other = { ...recording, machines: { ...recording.machines, house: 'another' } }
  expect(await link.ask('replay.start', other)).toMatchObject({ machines: ['house'] })
})

const hostile = () => {
  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()
  const has = () => {
    throw new Error('This proxy has no keys')
  }
  return { shy: new Proxy({}, { has }), revoked, list: [revoked] }
}

/** A machine whose id contains a dot, with a history state, and with values that throw when they are read. */
const player = createMachine({
  id: 'my.player',
  context: hostile,
  initial: 'on',
  on: { NOTE: {} },
  states: {
    on: {
      initial: 'slow',
      on: { OFF: 'off' },
      states: { slow: { on: { FASTER: 'fast' } }, fast: {}, last: { type: 'history' } },
    },
    off: { on: { ON: 'on.last' } },
  },
})

test.each(['the application', 'a file'])(
  'replays from %s with a history state of a machine whose id has a dot, and with values that throw',
  async (from) => {
    const { application, room } = createPair()
    const { inspect } = openRoom({ channel: application })
    const actor = createActor(player, { inspect }).start()
    actor.send({ type: 'FASTER' })
    actor.send({ type: 'OFF' })
    const link = await connect(room)
    await link.ask('record.start')
    actor.send({ type: 'NOTE', ...hostile() })
    actor.send({ type: 'ON' })
    const recording = await stopped(link)
    expect(recording.steps[0]).toMatchObject({
      event: { type: 'NOTE', shy: { $: 'left out' }, revoked: { $: 'left out' }, list: [{ $: 'left out' }] },
    })
    const { id: _, ...file } = recording
    const { differences, actors } = await replayed(link, from === 'a file' ? file : recording)
    expect(differences).toEqual([])
    expect(actors.map(({ states }) => states)).toEqual([['on.fast']])
  },
)
