import { chartOf } from '@statecart/chart'
import { expect, test } from 'vitest'
import {
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromTransition,
} from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'
import { lampMachine } from './lamp.ts'

const nameless = createMachine({ initial: 'idle', states: { idle: { on: { go: 'gone' } }, gone: {} } })

function opened() {
  const { application, room } = createPair()
  return { room, ...openRoom({ channel: application, name: 'Lamps' }) }
}

test('names machines without a description, and distinguishes two machines with the same id', async () => {
  const { inspect, room } = opened()
  const twin = createMachine({ id: 'lamp', initial: 'whole', states: { whole: {} } })
  const again = () => createMachine({ id: 'made', initial: 'one', states: { one: {} } })
  for (const machine of [lampMachine, twin, nameless, again(), again()])
    createActor(machine, { inspect }).start()
  createActor(nameless, { inspect, systemId: 'shelf' }).start()
  const link = await connect(room)
  const actors = await link.ask('actors.list')
  expect(actors.map(({ machine }) => machine)).toEqual([
    'lamp',
    'lamp 2',
    'machine',
    'made',
    'made',
    'machine',
  ])
})

test.each([
  ['without an id', undefined, 'machine'],
  ['with the same id, such as a hot replacement,', 'view', 'view'],
])('distinguishes machines %s by their targets, guards, actions and actors', async (_, id, name) => {
  const { inspect, room } = opened()
  const made = (transition: object, invoke?: object) =>
    createMachine({
      id,
      initial: 'idle',
      states: { idle: { ...invoke, on: { go: transition } }, gone: {}, lost: {} },
    })
  const machines = [
    made({ target: 'gone' }),
    made({ target: 'lost' }),
    made({ target: 'gone', guard: 'isOpen' }),
    made({ target: 'gone', actions: 'count' }),
    made({ target: 'gone' }, { invoke: { id: 'job', src: 'print' } }),
    made({ target: 'gone' }),
  ].map((machine) =>
    machine.provide({ actors: { print: fromTransition((count: number) => count, 0) } } as never),
  )
  for (const machine of machines) createActor(machine, { inspect }).start()
  const link = await connect(room)
  const names = (await link.ask('actors.list')).flatMap(({ machine }) => machine ?? [])
  expect(names).toEqual([name, ...[2, 3, 4, 5].map((number) => `${name} ${number}`), name])
})

/** Starts an actor as React does after a hot reload: the new actor is created before the old one stops. */
function hotReplace(old: AnyActorRef, machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>) {
  const actor = createActor(machine, options)
  old.stop()
  return actor.start()
}

test.each([
  ['other states', { initial: 'on', states: { on: {} } }],
  ['another inline guard', { initial: 'off', states: { off: { on: { press: { guard: () => true } } } } }],
])('shows the new chart of a machine that a hot reload has replaced by one with %s', async (_, config) => {
  const { inspect, room } = opened()
  const guard = () => false
  const first = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: { guard } } } },
  })
  const second = createMachine({ id: 'lamp', ...config } as typeof first.config)
  const link = await connect(room)
  const old = createActor(first, { inspect }).start()
  const [before] = await link.ask('about.machines', 'en', {})
  const revision = await link.ask('about.revision')
  hotReplace(old, second, { inspect })

  expect((await link.ask('actors.list')).map(({ machine, status }) => [machine, status])).toEqual([
    ['lamp', 'stopped'],
    ['lamp', 'active'],
  ])
  expect(await link.ask('about.revision')).toBeGreaterThan(revision)
  const after = await link.ask('about.machines', 'en', { lamp: before?.version ?? -1 })
  expect(after.map(({ name, title, chart }) => [name, title, chart])).toEqual([
    ['lamp', 'lamp', chartOf(second)],
  ])
  expect(await link.ask('about.machines', 'en', { lamp: after[0]?.version ?? -1 })).toEqual([])
})

test('a breakpoint still pauses a machine that a hot reload has replaced', async () => {
  const { inspect, room } = opened()
  const changed = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'lit' } }, lit: {} },
  })
  const link = await connect(room)
  const old = createActor(lampMachine, { inspect }).start()
  await link.ask('breakpoints.set', { id: 'press', machine: 'lamp', kind: 'event', what: 'press' })
  const lamp = hotReplace(old, changed, { inspect })
  lamp.send({ type: 'press' })
  expect(lamp.getSnapshot().value).toBe('off')
  await link.ask('breakpoints.release')
  expect(lamp.getSnapshot().value).toBe('lit')
})

test('keeps two machines with the same id apart if one runs again after the other', async () => {
  const { inspect, room } = opened()
  const twin = createMachine({ id: 'lamp', initial: 'whole', states: { whole: {} } })
  const link = await connect(room)
  const machines = async () =>
    (await link.ask('about.machines', 'en', {})).map(({ name, chart }) => [name, chart.states.length])
  const lamp = createActor(lampMachine, { inspect }).start()
  const other = hotReplace(lamp, twin, { inspect })
  expect(await machines()).toEqual([['lamp', 2]])
  createActor(lampMachine, { inspect }).start()
  expect((await link.ask('actors.list')).map(({ machine }) => machine)).toEqual(['lamp', 'lamp 2'])
  expect(await machines()).toEqual([
    ['lamp', 2],
    ['lamp 2', 5],
  ])
  other.stop()
})

test('does not apply a model to another machine without an id or to one with the same id and other states', async () => {
  const { application, room } = createPair()
  const described = (machine: AnyStateMachine, name: string) => ({
    machine,
    name,
    input: undefined,
    events: [],
    abstract: () => null,
  })
  const { inspect } = openRoom({
    channel: application,
    models: [described(nameless, 'way'), described(lampMachine, 'light')],
  })
  const other = createMachine({ initial: 'idle', states: { idle: {} } })
  const twin = createMachine({ id: 'lamp', initial: 'whole', states: { whole: {} } })
  for (const machine of [other, nameless, twin, createMachine(lampMachine.config)])
    createActor(machine, { inspect }).start()
  const link = await connect(room)
  const actors = await link.ask('actors.list')
  expect(actors.map(({ machine }) => machine)).toEqual(['machine', 'way', 'lamp', 'light'])
})
