import { expect, test } from 'vitest'
import { type AnyStateMachine, assign, createActor, createMachine, fromPromise, setup } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'

async function opened(machine: AnyStateMachine) {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const actor = createActor(machine, { inspect }).start()
  const link = await connect(room)
  const [{ sessionId = '' } = {}] = await link.ask('actors.list')
  return { actor, link, sessionId, inspect }
}

test('simulates an answer of a promise that is inlined in the config', async () => {
  const inline = createMachine({
    id: 'inline',
    initial: 'asking',
    states: {
      asking: { invoke: { src: fromPromise(() => new Promise(() => undefined)), onError: 'failed' } },
      failed: {},
    },
  })
  const { actor, link, inspect } = await opened(inline)
  const [{ id = '' } = {}] = await link.ask('decide.list', 'inline')
  await link.ask('decide.answer', 'inline', id, 'fails', '"no"')
  const other = createActor(inline, { inspect }).start()
  await expect.poll(() => other.getSnapshot().value).toBe('failed')
  expect(actor.getSnapshot().value).toBe('asking')
})

test('lists the promises of a machine in which an inlined promise belongs to a state whose id has a dot', async () => {
  const load = fromPromise(() => Promise.resolve())
  const dotted = createMachine({
    id: 'dotted',
    initial: 'loading',
    states: {
      loading: { invoke: { id: 'load', src: load, onDone: 'loaded' } },
      loaded: {},
      saving: { id: 'my.saving', invoke: { id: 'save', src: load } },
    },
  })
  const { link } = await opened(dotted)
  expect(await link.ask('decide.list', 'dotted')).toMatchObject([{ id: 'load' }, { id: 'save' }])
})

test('lists a promise once that several states invoke with the same id, because an answer applies to all of them', async () => {
  const load = fromPromise(() => Promise.resolve())
  const twice = createMachine({
    id: 'twice',
    initial: 'loading',
    states: {
      loading: { invoke: { id: 'load', src: load }, on: { again: 'reloading' } },
      reloading: { invoke: { id: 'load', src: load } },
    },
  })
  const { link } = await opened(twice)
  expect((await link.ask('decide.list', 'twice')).map(({ id }) => id)).toEqual(['load'])
})

test('goes through a promise whose output an action reads, even without a known output', async () => {
  const machine = setup({
    types: { context: {} as { name: string } },
    actors: { load: fromPromise<{ name: string }>(() => new Promise(() => undefined)) },
    actions: { adopt: assign((_, { name }: { name: string }) => ({ name })) },
  }).createMachine({
    id: 'profile',
    context: { name: '' },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          onDone: {
            target: 'loaded',
            actions: { type: 'adopt', params: ({ event }) => ({ name: event.output.name }) },
          },
        },
      },
      loaded: {},
    },
  })
  const { actor, link, sessionId } = await opened(machine)
  expect(await link.ask('drive.goTo', sessionId, 'profile.loaded')).toMatchObject({ end: 'arrived' })
  expect(actor.getSnapshot().value).toBe('loaded')
})

test('names a promise whose unknown answer blocks the path, and then takes the answer that the user chooses', async () => {
  const machine = setup({
    actors: {
      check: fromPromise<{ level: number; user: string }>(() => new Promise(() => undefined)),
      count: fromPromise<number>(() => new Promise(() => undefined)),
    },
  }).createMachine({
    id: 'door',
    initial: 'checking',
    states: {
      checking: {
        invoke: {
          src: 'check',
          id: 'check',
          onDone: [
            { guard: ({ event }) => event.output.level > 2, target: 'counting' },
            { target: 'closed' },
          ],
        },
      },
      counting: {
        invoke: {
          src: 'count',
          id: 'count',
          onDone: [{ guard: ({ event }) => event.output === 7, target: 'open' }, { target: 'closed' }],
        },
      },
      open: {},
      closed: {},
    },
  })
  const { actor, link, sessionId } = await opened(machine)
  expect(await link.ask('drive.goTo', sessionId, 'door.open')).toMatchObject({
    end: 'noWay',
    unknown: [{ promise: 'check', properties: ['level'] }],
  })
  await link.ask('decide.answer', 'door', 'check', 'succeeds', '{"level": 3}')
  expect(await link.ask('drive.goTo', sessionId, 'door.open')).toMatchObject({
    end: 'noWay',
    unknown: [{ promise: 'count', properties: [] }],
  })
  await link.ask('decide.answer', 'door', 'count', 'succeeds', '7')
  expect(await link.ask('drive.goTo', sessionId, 'door.open')).toMatchObject({ end: 'arrived' })
  expect(actor.getSnapshot().value).toBe('open')
})

test('names a promise whose unknown answer the machine has taken on the path, because views may not expect an empty one', async () => {
  const machine = setup({
    types: { context: {} as { items: string[] } },
    actors: { load: fromPromise<string[]>(() => new Promise(() => undefined)) },
  }).createMachine({
    id: 'list',
    context: { items: [] },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          id: 'load',
          onDone: { target: 'loaded', actions: assign({ items: ({ event }) => event.output }) },
        },
      },
      loaded: { on: { REFRESH: 'loading' } },
    },
  })
  const { link, sessionId } = await opened(machine)
  // The answer that was made up is not known the next time either.
  for (let count = 0; count < 2; count += 1) {
    await link.ask('drive.goTo', sessionId, 'list.loading')
    expect(await link.ask('drive.goTo', sessionId, 'list.loaded')).toMatchObject({
      end: 'arrived',
      unknown: [{ promise: 'load', properties: [] }],
    })
  }
})
