import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'

import { openHost } from '../src/host/host.ts'

const lateDelay = 5_000

const nextTurn = () => new Promise(setImmediate)

/** A machine whose promise answers late, with the requests that it has sent and the timers that the room has set. */
async function openSearch() {
  const requests: { answer: (text: string) => void; refuse: (error: Error) => void }[] = []
  const timers: { delay: number; action: () => void }[] = []
  const machine = setup({
    types: { context: {} as { found: unknown } },
    actors: {
      fetch: fromPromise<string>(
        () =>
          new Promise((answer, refuse) => {
            requests.push({ answer, refuse })
          }),
      ),
    },
  }).createMachine({
    id: 'search',
    context: { found: undefined },
    initial: 'idle',
    states: {
      idle: { on: { search: 'loading' } },
      loading: {
        invoke: {
          id: 'fetch',
          src: 'fetch',
          onDone: { target: 'shown', actions: assign({ found: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: assign({ found: ({ event }) => event.error }) },
        },
        on: { cancel: 'idle' },
      },
      shown: {},
      failed: {},
    },
  })
  const root = createActor(machine).start()
  const later = (delay: number, action: () => void) => {
    timers.push({ delay, action })
    return () => undefined
  }
  const host = openHost(
    { root, world: {}, clock: { now: () => 0 }, later },
    {
      machines: [],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '', id: '' },
    },
  )
  await host.ask('decide.choose', 'search', 'fetch', 'late-0')
  const elapse = () => {
    for (const { delay, action } of timers.splice(0)) if (delay === lateDelay) action()
  }
  return { root, host, requests, elapse }
}

test('a late answer is the real answer of a request that is sent immediately', async () => {
  const { root, requests, elapse } = await openSearch()
  root.send({ type: 'search' })
  expect(requests).toHaveLength(1)
  requests[0]?.answer('lamp')
  await nextTurn()
  expect(root.getSnapshot().value).toBe('loading')
  elapse()
  expect(root.getSnapshot()).toMatchObject({ value: 'shown', context: { found: 'lamp' } })
})

test('an error is late, too', async () => {
  const { root, requests, elapse } = await openSearch()
  root.send({ type: 'search' })
  const error = new Error('gone')
  requests[0]?.refuse(error)
  await nextTurn()
  elapse()
  expect(root.getSnapshot()).toMatchObject({ value: 'failed', context: { found: error } })
})

test('a promise that is stopped before its late answer sends no other request and gives no answer', async () => {
  const { root, requests, elapse } = await openSearch()
  root.send({ type: 'search' })
  requests[0]?.answer('lamp')
  await nextTurn()
  root.send({ type: 'cancel' })
  elapse()
  await nextTurn()
  expect(requests).toHaveLength(1)
  expect(root.getSnapshot().value).toBe('idle')
})

test('closing the room does not lose a delayed answer', async () => {
  const { root, host, requests, elapse } = await openSearch()
  root.send({ type: 'search' })
  requests[0]?.answer('lamp')
  await nextTurn()
  host.close()
  elapse()
  expect(root.getSnapshot().value).toBe('shown')
})
