import { expect, test } from 'vitest'
import { createActor, createMachine, sendParent, setup } from 'xstate'
import { openHost } from '../src/host/host.ts'

const turned = sendParent({ type: 'key.turned' })

/** The places of the action in the configuration of the key. */
const places = {
  named: { inside: { on: { 'key.turn': { actions: 'turned' as const } } } },
  transition: { inside: { on: { 'key.turn': { actions: turned } } } },
  entry: { inside: { on: { 'key.turn': 'done' } }, done: { entry: turned } },
  exit: { inside: { on: { 'key.turn': 'done' }, exit: turned }, done: {} },
  always: {
    inside: { on: { 'key.turn': 'done' } },
    done: { always: { target: 'over', actions: turned } },
    over: {},
  },
}

/** A key that sends `key.turned` to the safe after it has been inserted. If `opens` is false, it cannot be inserted. */
function keyMachine(opens: boolean, place: keyof typeof places) {
  return createMachine({
    id: 'key',
    initial: 'outside',
    states: {
      outside: { on: { 'key.insert': { guard: () => opens, target: 'inside' } } },
      ...places[place],
    },
  }).provide({ actions: place === 'named' ? { turned } : {} })
}

async function goToOpen(opens: boolean, place: keyof typeof places = 'named') {
  const safe = setup({ actors: { key: keyMachine(opens, place) } }).createMachine({
    id: 'safe',
    initial: 'closed',
    states: { closed: { invoke: { id: 'key', src: 'key' }, on: { 'key.turned': 'open' } }, open: {} },
  })
  const root = createActor(safe).start()
  const host = openHost(
    { root, world: {}, clock: { now: () => 0 }, later: () => () => undefined },
    {
      machines: [{ name: 'safe', title: 'safe', machine: safe, purpose: '', layouts: [], model: undefined }],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
    },
  )
  const path = await host.ask('drive.goTo', root.sessionId, 'safe.open')
  host.close()
  return { path, value: root.getSnapshot().value }
}

test.each(Object.keys(places) as (keyof typeof places)[])(
  'makes a child send an event that only this child sends (%s action)',
  async (place) => {
    const { path, value } = await goToOpen(true, place)
    expect(path?.steps.map(({ child, event }) => [child, event])).toEqual([
      ['key', 'key.insert'],
      ['key', 'key.turn'],
      [undefined, 'key.turned'],
    ])
    expect([path?.end, value]).toEqual(['arrived', 'open'])
  },
)

test('finds no path through an event that the child cannot send', async () => {
  const { path, value } = await goToOpen(false)
  expect(path).toMatchObject({ end: 'noWay', impossible: ['key.turned'], steps: [] })
  expect(value).toBe('closed')
})
