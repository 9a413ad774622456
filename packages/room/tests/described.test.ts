import { defineModel } from '@statecart/prove'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'

/** Its guard never holds, and it closes where its model expects a lock. */
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

test('a refusal that a model with answers does not expect is shown as wrong', async () => {
  const { gate, link, sessionId } = await opened()
  gate.send({ type: 'push' })
  expect((await link.ask('see.why', sessionId, undefined)).refusal).toMatchObject({
    event: 'push',
    isWronglyRefused: true,
  })
})

test('another state than a model with answers expects is named', async () => {
  const { gate, link, sessionId } = await opened()
  gate.send({ type: 'lock' })
  expect((await link.ask('see.why', sessionId, undefined)).cause).toMatchObject({
    entered: ['open'],
    expected: ['locked'],
  })
})

test('a described machine is listed in its group', async () => {
  const { link } = await opened()
  expect(await link.ask('about.machines', 'en', [])).toMatchObject([{ name: 'gate', group: 'doors' }])
})
