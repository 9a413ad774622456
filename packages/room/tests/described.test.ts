import { defineModel } from '@statecart/prove'
import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, createMachine } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'

/**
 * A machine that contradicts its model: the guard of `push` never holds, and `lock` leads to `open` instead of `locked`.
 */
const gateMachine = createMachine({
  id: 'gate',
  initial: 'closed',
  states: {
    closed: { on: { push: { guard: () => false, target: 'open' }, lock: 'open' } },
    open: {},
    locked: {},
  },
})

const gateModel = defineModel({
  machine: gateMachine,
  purpose: 'Lets people through.',
  input: undefined,
  events: [{ type: 'push' }, { type: 'lock' }],
  abstract: () => null,
  answers: { closed: { push: 'open', lock: 'locked' } },
  invariants: {},
})

async function opened() {
  const { application, room } = createPair()
  const { inspect } = openRoom({
    channel: application,
    models: [{ ...gateModel, group: 'doors' }],
    groups: [{ id: 'doors', label: () => 'Doors' }],
  })
  const gate = createActor(gateMachine, { inspect }).start()
  const link = await connect(room)
  const [{ sessionId = '' } = {}] = await link.ask('actors.list')
  return { gate, link, sessionId }
}

test('marks a refusal as wrong if the model expects an answer', async () => {
  const { gate, link, sessionId } = await opened()
  gate.send({ type: 'push' })
  expect((await link.ask('see.why', sessionId, undefined)).refusal).toMatchObject({
    event: 'push',
    isWronglyRefused: true,
  })
})

test('names the states that the model expects if the machine reaches others', async () => {
  const { gate, link, sessionId } = await opened()
  gate.send({ type: 'lock' })
  expect((await link.ask('see.why', sessionId, undefined)).cause).toMatchObject({
    entered: ['open'],
    expected: ['locked'],
  })
})

test('lists a described machine in its group', async () => {
  const { link } = await opened()
  expect(await link.ask('about.machines', 'en', {})).toMatchObject([{ name: 'gate', group: 'doors' }])
})

const described = (machine: AnyStateMachine, more: object = {}) => ({
  machine,
  input: undefined,
  events: [],
  abstract: () => null,
  ...more,
})

async function namesOf(...models: ReturnType<typeof described>[]): Promise<string[]> {
  const { application, room } = createPair()
  openRoom({ channel: application, models })
  const link = await connect(room)
  return (await link.ask('about.machines', 'en', {})).map(({ name }) => name)
}

test('gives each described machine a name of its own, also without an id', async () => {
  const nameless = () => createMachine({ initial: 'one', states: { one: {}, two: {} } })
  const gate = createMachine({ id: 'gate', initial: 'one', states: { one: {} } })
  expect(
    await namesOf(
      described(nameless()),
      described(nameless()),
      described(nameless(), { name: 'way' }),
      described(gateMachine),
      described(gate),
      described(gate, { name: 'gate' }),
    ),
  ).toEqual(['machine', 'machine 2', 'way', 'gate', 'gate 2'])
})

test('a machine with two models has the events of both, and contradicts the tests only where it contradicts both', async () => {
  const { application, room } = createPair()
  const permissive = {
    ...gateModel,
    events: [{ type: 'knock' }],
    answers: { closed: { lock: 'open' } },
  }
  const { inspect } = openRoom({ channel: application, models: [gateModel, permissive] })
  const gate = createActor(gateMachine, { inspect }).start()
  const link = await connect(room)
  const [{ sessionId = '', machine } = {}] = await link.ask('actors.list')
  expect(machine).toBe('gate')
  gate.send({ type: 'push' })
  expect((await link.ask('see.why', sessionId, undefined)).refusal).toMatchObject({ isWronglyRefused: false })
  gate.send({ type: 'lock' })
  expect((await link.ask('see.why', sessionId, undefined)).cause?.expected).toBeUndefined()
})
