import { expect, test } from 'vitest'
import { type AnyActorRef, assign, createActor, createMachine, setup, spawnChild } from 'xstate'
import type { Delivered } from '../src/application/recent.ts'
import { openHost } from '../src/host/host.ts'
import { everything } from '../src/machines/filters.ts'
import { collectDelivered } from './delivered.ts'

const child = createMachine({
  id: 'child',
  initial: 'starting',
  states: { starting: { always: 'ready' }, ready: { on: { go: 'gone' } }, gone: {} },
})

/** Sends the child an event before it starts. */
const parent = setup({ actors: { child } }).createMachine({
  id: 'parent',
  context: {},
  on: {
    spawn: {
      actions: assign(({ spawn }) => {
        spawn('child', { id: 'child' }).send({ type: 'go' })
        return {}
      }),
    },
  },
})

function open(root: AnyActorRef, delivered: readonly Delivered[] = []) {
  const host = openHost(
    { root, world: {}, clock: { now: () => 7 }, later: () => () => undefined, delivered: () => delivered },
    {
      machines: [],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
    },
  )
  return async (actor: string) => {
    const { lines } = await host.ask('log.page', { ...everything, actor, above: undefined, count: 40 })
    return lines.map(({ event, source, isIgnored, states }) => [event, source, isIgnored, states.join()])
  }
}

test('shows the result of an event that was sent before its actor started, and of the start', async () => {
  const root = createActor(parent).start()
  const rowsOf = open(root)
  root.send({ type: 'spawn' })
  expect(await rowsOf('root/child')).toEqual([
    ['xstate.init', 'root', false, 'ready'],
    ['go', '', false, 'gone'],
  ])
})

test('shows the same for events from before the room was opened', async () => {
  const root = createActor(parent).start()
  const delivered = collectDelivered(root)
  root.send({ type: 'spawn' })
  const rowsOf = open(root, delivered)
  expect((await rowsOf('root/child')).map(([event, , , states]) => [event, states])).toEqual([
    ['go', 'gone'],
    ['xstate.init', 'ready'],
  ])
})

test('shows no result of an event to a stopped actor, and the right ones when the actor is started again', async () => {
  const root = createActor(child).start()
  const rowsOf = open(root)
  root.stop()
  root.send({ type: 'go' })
  root.start().send({ type: 'go' })
  const [stop, ...rows] = await rowsOf('root')
  expect(stop).toEqual(['xstate.stop', '', false, 'ready'])
  expect(rows.map(([event, , , states]) => [event, states])).toEqual([
    ['go', ''],
    ['xstate.init', 'ready'],
    ['go', 'gone'],
  ])
})

test('shows the start of a machine without initial transitions as a change', async () => {
  const simple = createMachine({ id: 'simple', initial: 'ready', states: { ready: {} } })
  const starter = createMachine({
    id: 'starter',
    on: { go: { actions: spawnChild(simple, { id: 'simple' }) } },
  })
  const root = createActor(starter).start()
  const rowsOf = open(root)
  root.send({ type: 'go' })
  expect(await rowsOf('root/simple')).toEqual([['xstate.init', 'root', false, 'ready']])
})

test('calls an event ignored that no transition has taken, and no start or handled event', async () => {
  const ticking = createMachine({ id: 'ticking', on: { tick: {}, refused: { guard: () => false } } })
  const root = createActor(ticking)
  const delivered = collectDelivered(root)
  root.start()
  const send = () => {
    for (const type of ['tick', 'refused', 'unknown']) root.send({ type })
  }
  send()
  const rowsOf = open(root, delivered.splice(0))
  send()
  expect((await rowsOf('root')).map(([event, , isIgnored]) => [event, isIgnored])).toEqual([
    ['xstate.init', false],
    ['tick', false],
    ['refused', true],
    ['unknown', true],
    ['tick', false],
    ['refused', true],
    ['unknown', true],
  ])
})
