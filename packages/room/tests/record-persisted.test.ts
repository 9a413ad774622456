import { expect, test } from 'vitest'
import { type AnyActorRef, createActor, createMachine, fromTransition, sendTo, setup } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import type { RoomLink } from '../src/protocol.ts'
import type { Recording } from '../src/record/recording.ts'
import { connect, createPair } from './connected.ts'

const bell = createMachine({
  id: 'bell',
  initial: 'quiet',
  states: { quiet: { on: { RING: 'loud' } }, loud: { on: { RING: 'quiet' } } },
})

interface Held {
  bell: AnyActorRef
  since: Date
}

/** Rings the bell in its context, if it can read the date there. */
const hand = setup({ types: {} as { context: Held; input: Held } }).createMachine({
  id: 'hand',
  context: ({ input }) => input,
  initial: 'free',
  states: {
    free: {
      on: {
        POKE: {
          guard: ({ context }) => context.since.getTime() === 5,
          target: 'used',
          actions: sendTo(({ context }) => context.bell, { type: 'RING' }),
        },
      },
    },
    used: {},
  },
})

/** A machine with a reducer whose state holds a date. */
const house = setup({
  actors: {
    clock: fromTransition(({ since }) => ({ since: new Date(since.getTime() + 1) }), { since: new Date(5) }),
  },
}).createMachine({
  id: 'house',
  initial: 'whole',
  invoke: { src: 'clock', id: 'clock', onError: '.broken' },
  on: { TICK: { actions: sendTo('clock', { type: 'TICK' }) } },
  states: { whole: {}, broken: {} },
})

function opened() {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  return { inspect, connected: () => connect(room) }
}

/** Replays a recording step by step, and returns the first difference. */
async function differenceIn(link: RoomLink, recorded: Recording | undefined, from: string): Promise<unknown> {
  const { id: _, ...file } = recorded ?? {}
  const recording = from === 'a file' ? JSON.parse(JSON.stringify(file)) : recorded
  expect(await link.ask('replay.start', recording)).toBeUndefined()
  for (const _step of recording.steps) {
    const { difference } = await link.ask('replay.step')
    if (difference) return difference
  }
  return undefined
}

const sources = ['the application', 'a file']

test.each(sources)(
  'replays from %s an actor that is started with a snapshot, whose context has another actor and a date',
  async (from) => {
    const { inspect, connected } = opened()
    const ringing = createActor(bell, { inspect, systemId: 'bell' }).start()
    const link = await connected()
    await link.ask('record.start')
    const input = { bell: ringing, since: new Date(5) }
    const stored = createActor(hand, { input }).start().getPersistedSnapshot()
    const snapshot = { ...(stored as object), context: input }
    createActor(hand, { inspect, id: 'hand', input, snapshot: snapshot as never })
      .start()
      .send({ type: 'POKE' })
    const recording = await link.ask('record.stop')
    expect(recording?.steps.map(({ kind }) => kind)).toEqual(['start', 'event'])
    expect(ringing.getSnapshot().value).toBe('loud')
    expect(await differenceIn(link, recording, from)).toBeUndefined()
    expect(ringing.getSnapshot().value).toBe('loud')
  },
)

test.each(sources)('replays from %s a running reducer whose state has a date', async (from) => {
  const { inspect, connected } = opened()
  const actor = createActor(house, { inspect }).start()
  const link = await connected()
  await link.ask('record.start')
  actor.send({ type: 'TICK' })
  const recording = await link.ask('record.stop')
  expect(actor.getSnapshot().value).toBe('whole')
  expect(await differenceIn(link, recording, from)).toBeUndefined()
})
