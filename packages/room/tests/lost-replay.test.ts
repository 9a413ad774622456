import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { RoomLink } from '../src/protocol.ts'
import { type ImportWords, playerWith } from '../src/record/player-effects.ts'
import type { RoomActor } from '../src/room-context.tsx'
import type { RoomPorts } from '../src/room-ports.ts'

const words: ImportWords = {
  notRecording: 'no recording',
  newer: 'newer',
  noApplication: 'no application',
  applicationGone: 'The application is gone.',
  otherVersions: () => 'other versions',
  past: () => 'a report',
}

test('a replay that ends together with its application stops with a message', async () => {
  const never = new Promise<never>(() => {})
  const link = {
    ask: (name: string) => (name === 'replay.start' ? Promise.resolve(undefined) : never),
    onChange: () => () => undefined,
    close: () => undefined,
  } as RoomLink
  let shown: RoomLink | undefined
  const ports = {
    registry: { machines: [] },
    clock: { now: () => 0 },
    later: (_: number, action: () => void) => {
      action()
      return () => undefined
    },
    replays: {
      has: () => false,
      attach: () => Promise.resolve(link),
      show(replay: RoomLink) {
        shown = replay
        return 'replay-1'
      },
    },
  } as unknown as RoomPorts
  const room = {
    getSnapshot: () => ({ context: { tab: 'shop', tabs: [{ id: 'shop' }] } }),
    send: () => undefined,
  } as unknown as RoomActor
  const player = createActor(playerWith(ports, room, words)).start()
  const build = { version: '', id: '' }
  const step = { kind: 'event', actor: 'root', event: { type: 'press' }, at: 0, recordedInputs: [], to: {} }
  const recording = { format: 2, build, machines: {}, at: 0, starts: [], steps: [step] }
  player.send({ type: 'recording.loaded', recording })
  player.send({ type: 'player.play', speed: 1 })
  await expect.poll(() => shown).toBeDefined()
  shown?.close()
  const { value, context } = player.getSnapshot()
  expect([value, context.problem]).toEqual(['idle', words.applicationGone])
})
