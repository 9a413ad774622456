import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { versionOf } from '../src/record/versions.ts'
import { connect, createPair } from './connected.ts'

const cycle: { self?: object } = {}
cycle.self = cycle

/** A machine with a literal context that JSON cannot hold. */
const counter = (context: object, on: object = { go: 'gone' }) =>
  createMachine({ id: 'counter', context, initial: 'idle', states: { idle: { on }, gone: {} } })

test('stops a recording of a machine with a literal context that JSON cannot hold', async () => {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const actor = createActor(counter({ count: 1n, cycle }), { inspect }).start()
  const link = await connect(room)
  await link.ask('record.start')
  actor.send({ type: 'go' })
  expect((await link.ask('record.stop'))?.steps).toHaveLength(1)
  expect(await link.ask('record.state')).toMatchObject({ isRecording: false })
})

test('derives the version of a machine from its chart, not from its context', () => {
  const version = versionOf(counter({ now: 1 }))
  expect(versionOf(counter({ now: 2 }))).toBe(version)
  const others = [
    { went: 'gone' },
    { go: 'idle' },
    { go: { target: 'gone', guard: 'isReady' } },
    { go: { target: 'gone', actions: 'note' } },
    { go: { target: 'gone', actions: { type: 'count' } } },
  ].map((on) => versionOf(counter({ now: 1 }, on)))
  expect(new Set([version, ...others]).size).toBe(6)
})
