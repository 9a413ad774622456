import { expect, test } from 'vitest'
import { createActor, createMachine, setup } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { transitionsFor } from '../src/xstate5-host.ts'
import { connect, createPair } from './connected.ts'

const playerMachine = setup({ guards: { isLoud: () => false } }).createMachine({
  id: 'player',
  initial: 'idle',
  states: {
    idle: { on: { play: 'playing', '*': { guard: 'isLoud', target: 'playing' } } },
    playing: {
      on: { 'track.*': 'ended', 'track.next.*': 'skipped', '*': { guard: 'isLoud', target: 'idle' } },
    },
    ended: {},
    skipped: {},
  },
})

async function opened() {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const player = createActor(playerMachine, { inspect }).start()
  const link = await connect(room)
  const [{ sessionId = '' } = {}] = await link.ask('actors.list')
  return { player, link, sessionId }
}

test.each(['play', 'track', 'track.stop', 'track.next.one', 'tracker', 'anything'])(
  'returns the transitions for %s that XState tries, in the same order',
  (type) => {
    const on = {
      play: '.a',
      track: '.a',
      '*': '.b',
      'track.*': '.c',
      'track.next.*': '.d',
      'track.*.x': '.e',
    }
    const { root } = createMachine({ on, initial: 'a', states: { a: {}, b: {}, c: {}, d: {}, e: {} } })
    const tried: string[] = []
    const guarded = Object.keys(on).map((descriptor) => [
      descriptor,
      {
        guard() {
          tried.push(descriptor)
          return false
        },
        target: '.a',
      },
    ])
    createActor(createMachine({ on: Object.fromEntries(guarded), initial: 'a', states: { a: {} } }))
      .start()
      .send({ type })
    expect(transitionsFor(root, type).map(({ eventType }) => eventType)).toEqual(tried)
  },
)

test('sends an event for a wildcard with a typed event type', async () => {
  const { player, link, sessionId } = await opened()
  player.send({ type: 'play' })
  const sendable = async () =>
    (await link.ask('send.events', sessionId)).find(({ type }) => type === 'track.*')
  expect(await sendable()).toMatchObject({ isWildcard: true, source: 'unknown' })
  for (const typed of ['stop', 'track.*']) await link.ask('send.event', sessionId, 'track.*', '{}', typed)
  expect(player.getSnapshot().value).toBe('playing')
  await link.ask('send.event', sessionId, 'track.*', '{}', 'track.stop')
  expect(player.getSnapshot().value).toBe('ended')
  expect(await sendable()).toMatchObject({ last: 'sent' })
})

test('shows whether a wildcard is possible, and its refusals, like those of any event', async () => {
  const { player, link, sessionId } = await opened()
  player.send({ type: 'play' })
  const { can = [] } = (await link.ask('see.actor', sessionId)) ?? {}
  expect(can).toContainEqual({ event: 'track.*', can: true })
  expect(can).toContainEqual({ event: '*', can: false })
  player.send({ type: 'stop' })
  const { refusal } = await link.ask('see.why', sessionId, undefined)
  expect(refusal).toMatchObject({ event: 'stop', candidates: [{ guard: 'isLoud', holds: false }] })
  const page = { text: '', actor: '', event: '', ignored: true, above: undefined, count: 10 }
  const { lines } = await link.ask('log.page', page)
  const { seq = 0 } = lines.find(({ event }) => event === 'stop') ?? {}
  expect((await link.ask('log.entry', seq))?.guards).toMatchObject([{ name: 'isLoud', holds: false }])
})

test('does not report the first events of an actor as refused by the guard of a wildcard', async () => {
  const { link, sessionId } = await opened()
  expect((await link.ask('see.why', sessionId, undefined)).refusal).toBeUndefined()
})

test.each([
  ['guard', 'player.playing|*|0', 'stop'],
  ['event', 'track.*', 'track.stop'],
] as const)(
  'a breakpoint at the %s %s pauses an event that only a wildcard matches',
  async (kind, what, type) => {
    const { player, link } = await opened()
    player.send({ type: 'play' })
    await link.ask('breakpoints.set', { id: what, machine: 'player', kind, what })
    player.send({ type })
    expect(await link.ask('breakpoints.view')).toMatchObject({ waiting: 1, queue: [{ event: type }] })
  },
)

test('goes to a state through a wildcard transition', async () => {
  const { player, link, sessionId } = await opened()
  expect(await link.ask('drive.goTo', sessionId, 'player.skipped')).toMatchObject({ end: 'arrived' })
  expect(player.getSnapshot().value).toBe('skipped')
})

test('lists as possible events only what an active state names, and a wildcard for all other events', async () => {
  const machine = createMachine({
    id: 'order',
    initial: 'open',
    on: { '*': { actions: () => undefined } },
    states: {
      open: { on: { pay: 'paying' } },
      paying: { on: { cancel: 'open' }, after: { 1000: 'open' } },
    },
  })
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const actor = createActor(machine, { inspect }).start()
  const link = await connect(room)
  const possible = async () => {
    const view = await link.ask('see.actor', actor.sessionId)
    return view?.can.flatMap(({ can, event }) => (can ? [event] : []))
  }
  expect(await possible()).toEqual(['*', 'pay'])
  actor.send({ type: 'pay' })
  expect(await possible()).toEqual(['*', 'cancel', 'xstate.after.1000.order.paying'])
  actor.stop()
})
