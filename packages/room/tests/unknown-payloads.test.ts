import { expect, test } from 'vitest'
import { assign, createActor, createMachine, fromPromise, setup } from 'xstate'
import { openRoom, type RoomOptions } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'

type Event = { type: 'fill'; amount: number } | { type: 'pour' } | { type: 'fetch' }

/** A machine without a model. */
const jugMachine = setup({
  types: { context: {} as { amount: number; note: string }, events: {} as Event },
  actors: { fetch: fromPromise<string>(() => new Promise(() => undefined)) },
  actions: {
    fill: assign({ amount: ({ event }) => (event.type === 'fill' ? event.amount : 0) }),
    note: assign({ note: (_, { text }: { text: string }) => text }),
  },
  guards: { isFull: ({ context }) => context.amount >= 10 },
}).createMachine({
  id: 'jug',
  context: { amount: 0, note: '' },
  initial: 'empty',
  states: {
    empty: {
      on: {
        fill: { target: 'filled', actions: 'fill' },
        fetch: 'fetching',
      },
    },
    filled: { on: { pour: [{ guard: 'isFull', target: 'poured' }, { target: 'empty' }] } },
    fetching: {
      invoke: {
        src: 'fetch',
        id: 'fetch',
        onDone: {
          target: 'fetched',
          actions: { type: 'note', params: ({ event }) => ({ text: event.output }) },
        },
        onError: 'empty',
      },
    },
    fetched: { type: 'final' },
    poured: {},
  },
})

async function opened(options: RoomOptions = {}) {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application, ...options })
  const jug = createActor(jugMachine, { inspect }).start()
  const link = await connect(room)
  const [{ sessionId = '' } = {}] = await link.ask('actors.list')
  const sendable = async (wanted: string) =>
    (await link.ask('send.events', sessionId)).find(({ type }) => type === wanted)
  return { jug, link, sessionId, sendable, inspect }
}

test('reports an unknown payload, sends a typed one, and remembers it', async () => {
  const { jug, link, sessionId, sendable } = await opened()
  expect(await sendable('fill')).toMatchObject({ source: 'unknown', payload: {} })
  expect(await link.ask('drive.goTo', sessionId, 'jug.poured')).toMatchObject({
    end: 'noWay',
    unknown: [
      { event: 'fill', properties: ['amount'] },
      { promise: 'fetch', properties: [] },
    ],
  })
  await link.ask('send.event', sessionId, 'fill', '{"amount": 12}')
  expect(jug.getSnapshot().context.amount).toBe(12)
  expect(await sendable('fill')).toMatchObject({ source: 'seen', payload: { amount: 12 } })
})

test('learns the latest payloads', async () => {
  const { jug, link, sessionId, sendable } = await opened()
  for (let amount = 0; amount < 10; amount += 1) {
    jug.send({ type: 'fill', amount })
    jug.send({ type: 'pour' })
  }
  expect(await sendable('fill')).toMatchObject({ source: 'seen', payload: { amount: 9 } })
  jug.send({ type: 'fill', amount: 10 })
  jug.send({ type: 'pour' })
  await link.ask('drive.restart', sessionId)
  expect(await link.ask('drive.goTo', sessionId, 'jug.poured')).toMatchObject({ end: 'arrived' })
})

test('goes to a state with a payload from an earlier event', async () => {
  const { jug, link, sessionId } = await opened()
  jug.send({ type: 'fill', amount: 10 })
  expect(await link.ask('drive.goTo', sessionId, 'jug.poured')).toMatchObject({ end: 'arrived' })
  expect(jug.getSnapshot().value).toBe('poured')
})

test('validates a typed payload against the model', async () => {
  const model = {
    machine: jugMachine,
    input: undefined,
    events: [{ type: 'fill', amount: 3 }],
    abstract: ({ amount }: { amount: number }) => amount,
  }
  const { jug, link, sessionId, sendable } = await opened({ models: [model] })
  await link.ask('send.event', sessionId, 'fill', '{"amount": "much"}')
  expect(await sendable('fill')).toMatchObject({
    source: 'model',
    payload: { amount: 3 },
    last: [{ path: 'amount', wanted: 'number' }],
  })
  expect(jug.getSnapshot().value).toBe('empty')
})

test.each(['"text"', '[1, 2]', '7', 'null'])(
  'refuses the payload %s, which is not an object',
  async (payload) => {
    const { jug, link, sessionId, sendable } = await opened()
    await link.ask('send.event', sessionId, 'fill', payload)
    expect((await sendable('fill'))?.last).toEqual([{ path: '', wanted: 'object' }])
    expect(jug.getSnapshot().value).toBe('empty')
  },
)

test("simulates a typed answer of any machine's promise", async () => {
  const { jug, link } = await opened()
  expect(await link.ask('decide.list', 'jug')).toMatchObject([
    { id: 'fetch', choices: [{ kind: 'hangs' }, { kind: 'late' }], chosen: undefined },
  ])
  expect(await link.ask('decide.answer', 'jug', 'fetch', 'succeeds', '{')).toBe(false)
  expect(await link.ask('decide.answer', 'jug', 'fetch', 'succeeds', '"water"')).toBe(true)
  expect(await link.ask('decide.list', 'jug')).toMatchObject([{ chosen: 'typed' }])
  jug.send({ type: 'fetch' })
  await expect.poll(() => jug.getSnapshot().value).toBe('fetched')
  expect(jug.getSnapshot().context.note).toBe('water')
  await link.ask('decide.choose', 'jug', 'fetch', undefined)
  expect(await link.ask('decide.list', 'jug')).toMatchObject([
    {
      choices: [{ kind: 'succeeds', answer: '"water"' }, { kind: 'hangs' }, { kind: 'late' }],
      chosen: undefined,
    },
  ])
})

test('restarts a running root as the same actor, and an ended root as a new actor', async () => {
  const { jug, link, sessionId } = await opened()
  jug.send({ type: 'fill', amount: 3 })
  expect(await link.ask('drive.restart', sessionId)).toBe('restarted')
  expect(jug.getSnapshot()).toMatchObject({ value: 'empty', context: { amount: 0 } })
  jug.send({ type: 'fill', amount: 4 })
  expect(jug.getSnapshot().context.amount).toBe(4)
  jug.stop()
  expect(await link.ask('drive.restart', sessionId)).toBe('anew')
  const roots = (await link.ask('actors.list')).filter(({ machine }) => machine === 'jug')
  expect(roots.map(({ status, states }) => [status, states])).toEqual([
    ['stopped', ['filled']],
    ['active', ['empty']],
  ])
})

test('does not restart roots if the application forbids it', async () => {
  const { jug, link, sessionId } = await opened({ canRestart: false })
  jug.send({ type: 'fill', amount: 3 })
  expect(await link.ask('drive.restart', sessionId)).toBe('refused')
  expect(jug.getSnapshot().value).toBe('filled')
})

test('knows the payloads of a machine that a hot reload has replaced, and offers no event of the life cycle', async () => {
  const { jug, link, inspect } = await opened()
  jug.send({ type: 'fill', amount: 12 })
  jug.stop()
  const changed = createMachine({
    id: 'jug',
    initial: 'empty',
    states: { empty: { on: { fill: 'filled' } }, filled: {} },
  })
  const { sessionId } = createActor(changed, { inspect }).start()
  const events = await link.ask('send.events', sessionId)
  expect(events.map(({ type, source, payload }) => [type, source, payload])).toEqual([
    ['fill', 'seen', { amount: 12 }],
  ])
})
