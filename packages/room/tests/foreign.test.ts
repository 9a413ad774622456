import { chartOf } from '@statecart/chart'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { openHost } from '../src/host/host.ts'
import { foreignMachine } from './foreign.ts'

const build = { version: '', id: '' }

/** The room inspects an unknown application without a model or a layout. */
function open() {
  const clock = new SimulatedClock()
  const root = createActor(foreignMachine, { clock, id: 'music', systemId: 'music' })
  const host = openHost(
    { root, world: undefined, clock: { now: () => 0 }, later: () => () => undefined },
    {
      machines: [
        {
          name: 'player',
          title: 'player',
          machine: foreignMachine,
          purpose: '',
          layouts: [],
          model: undefined,
        },
      ],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build,
    },
  )
  root.start()
  const view = () => host.ask('see.actor', root.sessionId)
  return { root, host, clock, view }
}

test('reads every kind of state and transition', () => {
  const { states, transitions } = chartOf(foreignMachine)
  const kinds = Object.fromEntries(states.map(({ id, kind }) => [id, kind]))
  expect(kinds).toMatchObject({
    'player.on': 'parallel',
    'player.on.deck.playing': 'compound',
    'player.on.deck.ended': 'final',
    'player.on.deck.before': 'deep',
    'player.on.remembered': 'shallow',
  })
  const causes = transitions.map(({ source, cause, guard, reenter }) => [source, cause, guard, reenter])
  expect(causes).toContainEqual(['player', '*', undefined, false])
  expect(causes).toContainEqual(['player.on.deck.playing', 'track.*', undefined, false])
  expect(causes).toContainEqual(['player.on.deck.playing', 'PLAY', undefined, true])
  expect(causes).toContainEqual(['player.on.deck.playing', 'after sleep', undefined, false])
  expect(causes).toContainEqual(['player.on.deck.playing.low', 'always', 'isLoud', false])
  expect(causes).toContainEqual(['player.on.sound.audible', 'beep', 'isLoud and not isPlaying', false])
  expect(causes).toContainEqual(['player.on.sound.muted', 'after fade (400 ms)', undefined, false])
  expect(causes).toContainEqual(['player.on.sound.muted', 'after 2000 ms', undefined, false])
  expect(states.find(({ id }) => id === 'player.on')).toMatchObject({
    exit: ['note'],
    invokes: [{ id: 'spin' }],
  })
  expect(states.find(({ id }) => id === 'player.on')?.entry[0]).toBe('raise beep')
})

test('follows regions, invoked and spawned actors, delays and raised events', async () => {
  const { root, host, view } = open()
  root.send({ type: 'power.on' })
  expect(await view()).toMatchObject({
    busy: [{ state: 'player.on', id: 'spin' }],
    actor: { states: ['on.deck.idle', 'on.sound.audible'] },
  })
  root.send({ type: 'PLAY', track: 1 })
  expect((await view())?.busy).toContainEqual({ state: 'player.on.deck.loading', id: 'load' })
  await expect.poll(() => root.getSnapshot().matches({ on: { deck: 'playing' } })).toBe(true)
  root.send({ type: 'VOLUME', by: 9 })
  expect(await view()).toMatchObject({
    active: expect.arrayContaining(['player.on.deck.playing.high', 'player.on.sound.audible']),
    waits: [{ event: 'xstate.after.sleep.player.on.deck.playing', delay: 300 }],
  })
  expect((await view())?.guards.map(({ name, holds }) => [name, holds])).toEqual([
    ['isLoud and not isPlaying', false],
  ])
  expect((await view())?.taken.map(({ transition }) => transition)).toContain('player.on.deck.playing.low||0')
  const actors = await host.ask('actors.list')
  expect(actors.map(({ id, kind, status }) => [id, kind, status])).toEqual([
    ['music', 'machine', 'active'],
    ['spare', 'machine', 'active'],
    ['spin', 'callback', 'active'],
    ['load', 'promise', 'done'],
  ])
})

test('closing the room removes its observer and its interception of events', () => {
  const root = createActor(foreignMachine, { clock: new SimulatedClock() }).start()
  const untouched = Reflect.get(root.system, '_relay')
  let seen = 0
  const now = () => {
    seen += 1
    return 0
  }
  const registry = { machines: [], faults: [], scenarios: [], coverage: { depths: [], taken: {} }, build }
  const host = openHost({ root, world: undefined, clock: { now }, later: () => () => undefined }, registry)
  root.send({ type: 'power.on' })
  const whileOpen = seen
  expect(whileOpen).toBeGreaterThan(0)
  host.close()
  root.send({ type: 'power.off' })
  expect(seen).toBe(whileOpen)
  expect(Reflect.get(root.system, '_relay')).toBe(untouched)
})
