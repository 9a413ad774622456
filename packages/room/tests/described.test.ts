import { defineModel } from '@statecart/prove'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
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
  expect(await link.ask('about.machines', 'en', [])).toMatchObject([{ name: 'gate', group: 'doors' }])
})
