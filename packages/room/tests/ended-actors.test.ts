import { afterEach, expect, test } from 'vitest'
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  fromTransition,
  setup,
} from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { openHost } from '../src/host/host.ts'
import { everything } from '../src/machines/filters.ts'
import { connect, createPair } from './connected.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Opens a host for an actor that is not started yet. */
function open(logic: AnyActorLogic) {
  const root: AnyActorRef = createActor(logic)
  root.subscribe({ error: () => undefined })
  let now = 0
  const host = openHost(
    { root, world: {}, clock: { now: () => (now += 1) }, later: () => () => undefined },
    {
      machines: [],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
    },
  )
  closing.push(host.close)
  const statuses = async () => (await host.ask('actors.list')).map(({ id, status }) => [id, status])
  const rows = async () => (await host.ask('log.page', { ...everything, above: undefined, count: 40 })).lines
  return { root, host, statuses, rows }
}

function fail(): never {
  throw new Error('broken')
}

const throwing: [string, AnyStateMachine][] = [
  ['action', createMachine({ id: 'action', on: { go: { actions: fail } } })],
  ['guard', createMachine({ id: 'guard', on: { go: { guard: fail } } })],
  ['assign', createMachine({ id: 'assign', context: {}, on: { go: { actions: assign(fail) } } })],
]

test.each(throwing)(
  'a machine whose %s throws has ended with an error, which is a failure',
  async (machine, logic) => {
    const { root, host, statuses, rows } = open(logic)
    root.start()
    root.send({ type: 'go' })
    const failure = { machine, event: 'go', isFailure: true }
    expect(await host.ask('see.trouble')).toMatchObject(failure)
    expect(await statuses()).toEqual([[root.id, 'error']])
    // Events to an ended actor are no failures of their own.
    root.send({ type: 'go' })
    const [, row] = await rows()
    const message = expect.stringMatching(/broken$/)
    expect(await host.ask('see.trouble')).toMatchObject({ ...failure, at: row?.at })
    expect((await rows()).map(({ error }) => error)).toEqual([undefined, message, undefined])
    expect(await host.ask('log.entry', row?.seq ?? -1)).toMatchObject({ error: message })
    expect((await host.ask('see.actor', root.sessionId))?.actor.error).toEqual(message)
  },
)

test('a reducer that throws has ended with an error', async () => {
  const { root, statuses } = open(fromTransition(fail, 0))
  root.start()
  root.send({ type: 'go' })
  expect(await statuses()).toEqual([[root.id, 'error']])
})

const child = createMachine({ id: 'child', on: { go: { actions: fail } } })
const parent = setup({ actors: { child } }).createMachine({
  id: 'parent',
  initial: 'working',
  states: {
    working: { invoke: { id: 'child', src: 'child', onError: 'failed' } },
    failed: { on: { retry: 'working' } },
  },
})

test('the failure of a child is over when its parent has gone to another state', async () => {
  const { root, host, statuses } = open(parent)
  root.start()
  root.getSnapshot().children.child.send({ type: 'go' })
  expect(await statuses()).toEqual([
    [root.id, 'active'],
    ['child', 'error'],
  ])
  expect(await host.ask('see.trouble')).toMatchObject({ isFailure: true })
  root.send({ type: 'retry' })
  expect(await host.ask('see.trouble')).toBeUndefined()
})

const failsAtStart: [string, AnyStateMachine][] = [
  ['in its initial context', createMachine({ id: 'fragile', context: fail })],
  ['in its entry actions', createMachine({ id: 'fragile', entry: fail })],
]

test.each(failsAtStart)(
  'an actor that fails %s has ended with an error, which is a failure',
  async (_, fragile) => {
    const { root, host, statuses } = open(fragile)
    root.start()
    expect(await host.ask('see.trouble')).toMatchObject({ event: 'xstate.init', isFailure: true })
    expect(await statuses()).toEqual([[root.id, 'error']])
  },
)

const twin = createMachine({ id: 'twin' })
/** Spawns the same child twice under one system id, which XState refuses. */
const spawnsTwice = setup({ actors: { twin } }).createMachine({
  id: 'parent',
  context: {},
  on: {
    go: {
      actions: assign(({ spawn }) => {
        spawn('twin', { systemId: 'only' })
        expect(() => spawn('twin', { systemId: 'only' })).toThrow('already exists')
        return {}
      }),
    },
  },
})

test('leaves out an actor that XState has refused because its system id is taken', async () => {
  const { root, host } = open(spawnsTwice)
  root.start()
  root.send({ type: 'go' })
  const actors = await host.ask('actors.list')
  expect(actors.map(({ systemId }) => systemId)).toEqual([undefined, 'only'])
  await host.ask('breakpoints.set', { id: 'go', machine: 'parent', kind: 'event', what: 'stop' })
  await host.ask('record.start')
  root.send({ type: 'other' })
  const recording = await host.ask('record.stop')
  expect(recording?.steps).toHaveLength(1)
})

test('a root that ended before a room has connected can be started again', async () => {
  const { application, room } = createPair()
  const { inspect, close } = openRoom({ channel: application, name: 'Doors' })
  closing.push(close)
  const machine = createMachine({
    id: 'door',
    initial: 'open',
    states: { open: { on: { lock: 'locked' } }, locked: { type: 'final' } },
  })
  const root = createActor(machine, { inspect }).start()
  root.send({ type: 'lock' })
  const link = await connect(room)
  await link.ask('drive.restart', root.sessionId)
  const actors = await link.ask('actors.list')
  expect(actors.map(({ status, canRestart }) => [status, canRestart])).toEqual([
    ['done', true],
    ['active', true],
  ])
})
