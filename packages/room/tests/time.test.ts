import { chartOf } from '@statecart/chart'
import { expect, test } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, createActor, createMachine, raise, sendTo } from 'xstate'
import type { Delivered } from '../src/application/recent.ts'
import { openHost } from '../src/host/host.ts'
import { pastView } from '../src/machine-page.tsx'
import { everything } from '../src/machines/filters.ts'
import { collectDelivered } from './delivered.ts'
import { lampMachine } from './lamp.ts'

function start(machine: AnyStateMachine) {
  return createActor(machine, { clock: { setTimeout: () => 0, clearTimeout: () => undefined } }).start()
}

function open(root: AnyActorRef = start(lampMachine), delivered: readonly Delivered[] = []) {
  const later = () => () => undefined
  const host = openHost(
    { root, world: {}, clock: { now: () => 7 }, later, delivered: () => delivered },
    {
      machines: [],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
    },
  )
  return { root, host }
}

test('steps back and forward through the snapshots of an actor', async () => {
  const { root, host } = open()
  root.send({ type: 'press' })
  root.send({ type: 'press' })
  const latest = await host.ask('time.moment', root.sessionId, undefined)
  expect(latest.moment).toMatchObject({ event: 'press', active: ['lamp', 'lamp.off'], context: { lit: 1 } })
  expect(latest.after).toBeUndefined()
  const former = await host.ask('time.moment', root.sessionId, latest.before)
  expect(former.moment).toMatchObject({ event: 'press', active: ['lamp', 'lamp.on', 'lamp.on.dim'] })
  expect(former.after).toBe(latest.moment?.seq)
  expect(root.getSnapshot().value).toBe('off')
})

test('steps back to the start of an actor, also if it was started before the room was opened', async () => {
  const toggle = createMachine({
    id: 'toggle',
    initial: 'off',
    states: { off: { on: { press: 'on' } }, on: {} },
  })
  const root = createActor(toggle)
  const delivered = collectDelivered(root)
  root.start()
  root.send({ type: 'press' })
  const { host } = open(root, delivered)
  const { before } = await host.ask('time.moment', root.sessionId, undefined)
  const start = await host.ask('time.moment', root.sessionId, before)
  expect(start.moment).toMatchObject({ event: 'xstate.init', active: ['toggle', 'toggle.off'] })
})

test('resumes only from snapshots without active invocations', async () => {
  const { root, host } = open()
  root.send({ type: 'press' })
  root.send({ type: 'press' })
  const { before } = await host.ask('time.moment', root.sessionId, undefined)
  expect(await host.ask('time.resume', root.sessionId, before ?? -1)).toBe(false)
  expect(root.getSnapshot().value).toBe('off')
})

test('names the states of an earlier moment by their paths, for machine ids with a dot and for states with ids of their own', async () => {
  const machine = createMachine({
    id: 'shop.door',
    initial: 'open',
    states: {
      open: { initial: 'wide', states: { wide: {}, ajar: { id: 'chain' } }, on: { close: 'shut' } },
      shut: {},
    },
    on: { hook: '#chain' },
  })
  const { root, host } = open(start(machine))
  for (const type of ['hook', 'close']) root.send({ type })
  const view = await host.ask('see.actor', root.sessionId)
  expect(view?.actor.states).toEqual(['shut'])
  const { before } = await host.ask('time.moment', root.sessionId, undefined)
  const { moment } = await host.ask('time.moment', root.sessionId, before)
  expect(pastView(view, moment, chartOf(machine))?.actor.states).toEqual(['open.ajar'])
})

const reminder = { type: 'remind' }
const delayed = { delay: 1_000 }

test.each([
  ['a delayed raise on entry', { entry: raise(reminder, delayed) }, {}],
  ['a delayed sendTo on entry', { entry: sendTo(({ self }) => self, reminder, delayed) }, {}],
  ['an event that is scheduled now', {}, { entry: raise(reminder, delayed) }],
])('does not resume from a snapshot with %s', async (_, first, second) => {
  const machine = createMachine({
    id: 'timer',
    initial: 'idle',
    states: {
      idle: { on: { next: 'first' } },
      first: { ...first, on: { next: 'second' } },
      second: { ...second, on: { next: 'third' } },
      third: {},
    },
  })
  const { root, host } = open(start(machine))
  for (const type of ['next', 'next']) root.send({ type })
  const { before } = await host.ask('time.moment', root.sessionId, undefined)
  expect((await host.ask('time.moment', root.sessionId, before)).moment).toMatchObject({ obstacle: 'delay' })
  expect(await host.ask('time.resume', root.sessionId, before ?? -1)).toBe(false)
  expect(root.getSnapshot().value).toBe('second')
})

test('resumes from a snapshot whose entry actions send an event at once', async () => {
  const machine = createMachine({
    id: 'direct',
    initial: 'idle',
    states: {
      idle: { on: { next: 'first' } },
      first: { entry: raise({ type: 'none' }), on: { next: 'second' } },
      second: {},
    },
  })
  const { root, host } = open(start(machine))
  for (const type of ['next', 'next']) root.send({ type })
  const { before } = await host.ask('time.moment', root.sessionId, undefined)
  expect(await host.ask('time.resume', root.sessionId, before ?? -1)).toBe(true)
  expect(root.getSnapshot().value).toBe('first')
})

test('lists the state that was restored as the latest moment, and in the log as a change', async () => {
  const machine = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { push: 'open' } }, open: { on: { '*': 'closed' } } },
  })
  const { root, host } = open(start(machine))
  for (const type of ['push', 'pull']) root.send({ type })
  const { before } = await host.ask('time.moment', root.sessionId, undefined)
  expect(await host.ask('time.resume', root.sessionId, before ?? -1)).toBe(true)
  const { moment } = await host.ask('time.moment', root.sessionId, undefined)
  expect(moment).toMatchObject({ event: 'room.resume', active: ['door', 'door.open'] })
  const { lines } = await host.ask('log.page', { ...everything, above: undefined, count: 20 })
  const restored = { event: 'room.resume', isIgnored: false, left: ['closed'], entered: ['open'] }
  expect(lines).toContainEqual(expect.objectContaining(restored))
  const { cause } = await host.ask('see.why', root.sessionId, undefined)
  expect(cause).toMatchObject({ event: 'room.resume', entered: ['open'], candidates: [] })
})
