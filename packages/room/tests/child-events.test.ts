import { expect, test } from 'vitest'
import { createActor, sendParent, setup } from 'xstate'
import { openHost } from '../src/host/host.ts'

/** A key that sends `key.turned` to the safe after it has been inserted. If `opens` is false, it cannot be inserted. */
function keyMachine(opens: boolean) {
  return setup({
    types: { events: {} as { type: 'key.insert' | 'key.turn' } },
    guards: { fits: () => opens },
    actions: { turned: sendParent({ type: 'key.turned' }) },
  }).createMachine({
    id: 'key',
    initial: 'outside',
    states: {
      outside: { on: { 'key.insert': { guard: 'fits', target: 'inside' } } },
      inside: { on: { 'key.turn': { actions: 'turned' } } },
    },
  })
}

async function goToOpen(opens: boolean) {
  const safe = setup({ actors: { key: keyMachine(opens) } }).createMachine({
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

test('makes a child send an event that only this child sends', async () => {
  const { path, value } = await goToOpen(true)
  expect(path?.steps.map(({ child, event }) => [child, event])).toEqual([
    ['key', 'key.insert'],
    ['key', 'key.turn'],
    [undefined, 'key.turned'],
  ])
  expect([path?.end, value]).toEqual(['arrived', 'open'])
})

test('finds no path through an event that the child cannot send', async () => {
  const { path, value } = await goToOpen(false)
  expect(path).toMatchObject({ end: 'noWay', impossible: ['key.turned'], steps: [] })
  expect(value).toBe('closed')
})
