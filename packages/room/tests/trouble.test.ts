import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, sendTo, setup } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { openHost } from '../src/host/host.ts'
import { everything } from '../src/machines/filters.ts'
import type { RoomMachine } from '../src/registry.ts'
import { connect, createPair } from './connected.ts'

const child = setup({
  types: {
    context: {} as { isOpen: boolean },
    events: {} as { type: 'open' } | { type: 'push' } | { type: 'typed' },
  },
  actions: { unlock: assign({ isOpen: true }) },
  guards: { isOpen: ({ context }) => context.isOpen },
}).createMachine({
  id: 'door',
  context: { isOpen: false },
  on: { open: { actions: 'unlock' }, push: { guard: 'isOpen' }, typed: { guard: 'isOpen' } },
})

/** A house that can push its door and call for a key. The promise of the key rejects at the first call. */
const house = setup({
  types: { context: {} as { calls: number }, events: {} as { type: 'wind' } | { type: 'call' } },
  actors: {
    door: child,
    key: fromPromise<string, number>(({ input }) =>
      input > 1 ? Promise.resolve('key') : Promise.reject(input),
    ),
  },
  actions: { count: assign({ calls: ({ context }) => context.calls + 1 }) },
  guards: { isCalled: ({ context }) => context.calls > 0 },
}).createMachine({
  id: 'house',
  context: { calls: 0 },
  invoke: { id: 'door', src: 'door', systemId: 'door' },
  on: { wind: { actions: sendTo('door', { type: 'push' }) }, call: { target: '.calling', actions: 'count' } },
  after: { 250: { guard: 'isCalled', target: '.quiet' } },
  initial: 'quiet',
  states: {
    quiet: {},
    calling: {
      invoke: {
        id: 'key',
        src: 'key',
        input: ({ context }) => context.calls,
        onDone: 'quiet',
        onError: 'quiet',
      },
    },
  },
})

function open() {
  const root = createActor(house).start()
  const machineOf = (name: string, machine: RoomMachine['machine']): RoomMachine => ({
    name,
    title: name,
    machine,
    purpose: '',
    layouts: [],
    model: undefined,
  })
  const host = openHost(
    { root, world: {}, clock: { now: () => 0 }, later: () => () => undefined },
    {
      machines: [machineOf('door', child), machineOf('house', house)],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      fieldEvents: new Set(['typed']),
      build: { version: '1', id: 'test' },
    },
  )
  const door = root.system.get('door')
  return { root, door, trouble: () => host.ask('see.trouble') }
}

test('ignores refusals between actors, of field events, and of delays that a replay delivers', async () => {
  const { root, door, trouble } = open()
  root.send({ type: 'wind' })
  door.send({ type: 'typed' })
  root.send({ type: 'xstate.after.250.house' } as never)
  expect(await trouble()).toBeUndefined()
})

test("reports a user's event that a guard has refused, until the actor accepts the same event", async () => {
  const { door, trouble } = open()
  door.send({ type: 'push' })
  expect(await trouble()).toMatchObject({ machine: 'door', actor: 'door', event: 'push', isFailure: false })
  door.send({ type: 'open' })
  door.send({ type: 'push' })
  expect(await trouble()).toBeUndefined()
})

test('reports a rejected promise until it resolves', async () => {
  const { root, trouble } = open()
  root.send({ type: 'call' })
  await expect
    .poll(trouble)
    .toMatchObject({ machine: 'house', event: 'xstate.error.actor.key', isFailure: true })
  root.send({ type: 'call' })
  await expect.poll(trouble).toBeUndefined()
})

const form = setup({ guards: { isFull: () => false } }).createMachine({
  id: 'form',
  initial: 'filling',
  states: {
    filling: {
      on: {
        typed: { guard: 'isFull' },
        left: { guard: 'isFull' },
        submit: { guard: 'isFull' },
        decline: 'declined',
      },
    },
    declined: {},
  },
})

const coin = setup({
  types: { context: {} as { coins: number }, events: {} as { type: 'insert' } | { type: 'push' } },
  actions: { add: assign({ coins: ({ context }) => context.coins + 1 }) },
  guards: { isFree: ({ context }) => context.coins < 2, isPaid: ({ context }) => context.coins > 0 },
}).createMachine({
  id: 'coin',
  context: { coins: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: { insert: { guard: 'isFree', actions: 'add' }, push: { guard: 'isPaid', target: 'open' } },
    },
    open: {},
  },
})

test.each([
  { sent: ['insert'], refused: undefined },
  { sent: ['insert', 'push'], refused: undefined },
  { sent: ['push'], refused: 'push' },
  { sent: ['push', 'insert', 'push'], refused: undefined },
  { sent: ['insert', 'insert', 'insert'], refused: 'insert' },
] as const)('before the room was opened, of $sent $refused was refused', async ({ sent, refused }) => {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const actor = createActor(coin, { inspect }).start()
  for (const type of sent) actor.send({ type })
  const link = await connect(room)
  const trouble = await link.ask('see.trouble')
  expect(trouble?.event).toBe(refused)
  actor.stop()
})

test('an application passes its field events, input events and failed states as options', async () => {
  const { application, room } = createPair()
  const { inspect } = openRoom({
    channel: application,
    fieldEvents: ['typed'],
    inputEvents: ['submit'],
    failedStates: ['declined'],
  })
  const actor = createActor(form, { inspect }).start()
  const link = await connect(room)
  for (const type of ['left', 'typed', 'typed'] as const) actor.send({ type })
  expect(await link.ask('see.trouble')).toBeUndefined()
  const { lines } = await link.ask('log.page', { ...everything, event: 'typed', above: 0, count: 9 })
  expect(lines).toMatchObject([{ event: 'typed', count: 2 }])
  actor.send({ type: 'submit' })
  expect(await link.ask('see.trouble')).toMatchObject({ event: 'submit', isFailure: false })
  actor.send({ type: 'decline' })
  expect(await link.ask('see.trouble')).toMatchObject({ event: 'decline' })
  actor.stop()
})

/** A form that saves a draft beside the states of the form itself. */
const draftForm = setup({}).createMachine({
  id: 'draftForm',
  type: 'parallel',
  states: {
    filling: {
      initial: 'editing',
      states: {
        editing: { on: { submit: 'refused' } },
        refused: { on: { submit: {}, fix: 'editing' } },
      },
    },
    draft: {
      initial: 'dirty',
      states: { dirty: { on: { save: 'saved' } }, saved: { on: { edit: 'dirty' } } },
    },
  },
})

test('a failed state is explained by its event until the actor leaves it, also if other states of a parallel machine change', async () => {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application, failedStates: ['refused'] })
  const actor = createActor(draftForm, { inspect }).start()
  const link = await connect(room)
  for (const type of ['submit', 'save', 'submit']) actor.send({ type })
  const trouble = await link.ask('see.trouble')
  expect(trouble).toMatchObject({ machine: 'draftForm', event: 'submit', isFailure: false })
  const why = await link.ask('see.why', trouble?.sessionId ?? '', undefined)
  expect(why).toMatchObject({ cause: { event: 'save' }, failure: { event: 'submit' } })
  actor.send({ type: 'fix' })
  expect(await link.ask('see.trouble')).toBeUndefined()
  const later = await link.ask('see.why', trouble?.sessionId ?? '', undefined)
  expect(later).toMatchObject({ cause: { event: 'fix' }, failure: undefined })
  actor.stop()
})
