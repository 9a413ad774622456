import { expect, test } from 'vitest'
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate'
import { openHost } from '../src/host/host.ts'
import { everything } from '../src/machines/filters.ts'
import { lampMachine } from './lamp.ts'

function open(machine: AnyStateMachine = lampMachine) {
  const root = createActor(machine).start()
  const host = openHost(
    { root, world: {}, clock: { now: () => 7 }, later: () => () => undefined },
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

test('shows the outcome of each event, its transitions and the evaluated guards', async () => {
  const { root, host } = open()
  root.send({ type: 'press' })
  root.send({ type: 'break', why: 'no reason' })
  const { lines } = await host.ask('log.page', { ...everything, above: undefined, count: 20 })
  const told = lines.filter(({ event }) => event === 'press' || event === 'break')
  expect(told.map(({ event, isIgnored, states }) => [event, isIgnored, states])).toEqual([
    ['press', false, ['on.dim']],
    ['break', true, ['on.dim']],
  ])
  expect(await host.ask('log.entry', told[0]?.seq ?? -1)).toMatchObject({
    before: ['off'],
    taken: ['lamp.off|press|0'],
    guards: [{ name: 'mayShine', holds: true }],
  })
})

test('does not list a property that is not a number as changed by each event', async () => {
  const gauge = createMachine({
    context: { average: Number.NaN, count: 0 },
    on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  })
  const { root, host } = open(gauge)
  root.send({ type: 'add' })
  const { lines } = await host.ask('log.page', { ...everything, above: undefined, count: 20 })
  expect(lines.at(-1)?.changed).toEqual(['count'])
})

test('keeps the latest ten thousand events, and searches them by type and payload', async () => {
  const { root, host } = open()
  for (let count = 0; count < 12_000; count += 1) root.send({ type: 'break', why: `reason ${count}` })
  const all = await host.ask('log.page', { ...everything, above: undefined, count: 40 })
  expect([all.total, all.lines.length, all.above]).toEqual([10_000, 40, 9_960])
  const found = await host.ask('log.page', {
    ...everything,
    text: 'break REASON 11999',
    above: undefined,
    count: 40,
  })
  expect(found.lines.map(({ seq }) => seq)).toEqual([11_999])
  root.send({ type: 'break', why: 'reason 11999 again' })
  expect(
    (await host.ask('log.page', { ...everything, text: 'break REASON 11999', above: 0, count: 40 })).total,
  ).toBe(2)
  expect((await host.ask('log.page', { ...everything, text: 'nobody', above: 0, count: 40 })).total).toBe(0)
})

test('filters the log by actor, event, or events without a transition', async () => {
  const { root, host } = open()
  root.send({ type: 'press' })
  root.send({ type: 'break', why: 'age' })
  await Promise.resolve()
  const eventsOf = async (filter: Partial<typeof everything>) => {
    const { lines } = await host.ask('log.page', { ...everything, ...filter, above: undefined, count: 40 })
    return lines.map(({ event }) => event)
  }
  expect(await eventsOf({ ignored: true })).toEqual(['break'])
  expect(await eventsOf({ event: 'press' })).toEqual(['press'])
  expect(await eventsOf({ actor: 'root/warm' })).toEqual([
    'xstate.init',
    'xstate.promise.resolve',
    'xstate.done.actor.warm',
  ])
  expect(await eventsOf({ actor: 'root/warm', event: 'press' })).toEqual([])
  const { actors, events } = await host.ask('log.names')
  expect(actors).toEqual(['root', 'root/warm'])
  expect(events).toEqual(expect.arrayContaining(['press', 'break']))
})
