import { expect, test } from 'vitest'
import { createActor, createMachine, fromTransition, setup, spawnChild } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { openThere } from '../src/record/player.ts'
import type { Recording } from '../src/record/recording.ts'
import { connect, createPair } from './connected.ts'

const doorMachine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { open: 'open' } }, open: {} },
})

async function opened() {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const start = () => createActor(doorMachine, { inspect }).start()
  return { inspect, start, link: await connect(room) }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

type Link = Awaited<ReturnType<typeof opened>>['link']

async function recordingOf(link: Link, act: () => void | Promise<void>): Promise<Recording> {
  await link.ask('record.start')
  await act()
  const recording = await link.ask('record.stop')
  if (!recording) throw new Error('Nothing was recorded')
  return recording
}

async function differencesIn(link: Link, recording: Recording) {
  expect(await link.ask('replay.start', recording)).toBeUndefined()
  const differences: unknown[] = []
  for (const _ of recording.steps) differences.push((await link.ask('replay.step'))?.difference)
  return differences.filter((difference) => difference !== undefined)
}

test('a replay sends events to the latest of several roots that had the same address one after the other', async () => {
  const { start, link } = await opened()
  const first = start()
  const recording = await recordingOf(link, () => {
    first.stop()
    start().send({ type: 'open' })
  })
  expect(recording.steps.map(({ kind }) => kind)).toEqual(['stop', 'start', 'event'])
  expect(recording.steps.at(-1)?.to).toEqual({ root: 'open' })
  expect(await differencesIn(link, recording)).toEqual([])
})

test('a replay reports an actor that answers an event which it had ignored in the recording', async () => {
  const { inspect, link } = await opened()
  let isLocked = true
  const safe = createMachine({
    id: 'safe',
    initial: 'shut',
    states: { shut: { on: { open: { guard: () => !isLocked, target: 'open' } } }, open: {} },
  })
  const actor = createActor(safe, { inspect }).start()
  const recording = await recordingOf(link, () => actor.send({ type: 'open' }))
  expect(await differencesIn(link, recording)).toEqual([])
  isLocked = false
  expect(await differencesIn(link, recording)).toEqual([
    { step: 1, actor: 'root', expected: 'shut', found: 'open' },
  ])
})

test('a replay of a root that is stopped reports no difference for its child with a system id', async () => {
  const { inspect, link } = await opened()
  const house = setup({ actors: { door: doorMachine } }).createMachine({
    id: 'house',
    entry: spawnChild('door', { id: 'front', systemId: 'door' }),
    initial: 'still',
    states: { still: { on: { live: 'lively' } }, lively: {} },
  })
  const actor = createActor(house, { inspect }).start()
  const recording = await recordingOf(link, () => {
    actor.send({ type: 'live' })
    actor.stop()
  })
  expect(await differencesIn(link, recording)).toEqual([])
})

test('a recording has the states of a root that is stopped directly after its start, or after an event before it', async () => {
  const { inspect, start, link } = await opened()
  const recording = await recordingOf(link, async () => {
    const first = start()
    const second = createActor(doorMachine, { inspect })
    second.send({ type: 'open' })
    // An actor that is stopped in the task of its start counts as a first mount of React's StrictMode.
    await nextTask()
    first.stop()
    second.start()
    await nextTask()
    const third = start()
    await nextTask()
    second.stop()
    third.stop()
    start().send({ type: 'open' })
  })
  expect(recording.steps.map(({ kind, to }) => [kind, to])).toEqual([
    ['start', { root: 'shut' }],
    ['stop', { root: null }],
    ['start', { root: 'open' }],
    ['start', { door: 'shut' }],
    ['stop', { root: null }],
    ['stop', { door: null }],
    ['start', { root: 'shut' }],
    ['event', { root: 'open' }],
  ])
  expect(await differencesIn(link, recording)).toEqual([])
})

test('a replay of a file goes on without the roots that are not machines, because a file does not contain their logic', async () => {
  const { inspect, start, link } = await opened()
  const count = fromTransition((sum: number) => sum + 1, 0)
  const counter = createActor(count, { inspect }).start()
  const door = start()
  const { id: _, ...file } = await recordingOf(link, () => {
    counter.send({ type: 'more' })
    createActor(count, { inspect }).start().send({ type: 'more' })
    door.send({ type: 'open' })
  })
  expect(await differencesIn(link, file)).toEqual([])
})

test('a replay finds the actors below a root that the application creates without its system id', async () => {
  const house = setup({ actors: { door: doorMachine } }).createMachine({
    entry: spawnChild('door', { id: 'front', systemId: 'door' }),
    on: { add: { actions: spawnChild('door', { id: 'back', systemId: 'back door' }) } },
  })
  const { application, room } = createPair()
  const { inspect } = openRoom({
    channel: application,
    replay: {
      recordedInputs: [],
      world: () => ({}),
      open: (_, snapshot) => createActor(house, { snapshot: snapshot as never }),
      openBeside: () => undefined,
      write: () => undefined,
      revive: () => undefined,
    },
  })
  const root = createActor(house, { inspect, systemId: 'house' }).start()
  const link = await connect(room)
  const recording = await recordingOf(link, () => {
    root.send({ type: 'add' })
    root.system.get('back door')?.send({ type: 'open' })
  })
  expect(recording.steps.at(-1)).toMatchObject({ actor: 'back door', to: { 'back door': 'open' } })
  expect(await differencesIn(link, recording)).toEqual([])
})

test('names the machines of roots that were started while the session was recorded, and that the application does not have', async () => {
  const recorded = await opened()
  const recording = await recordingOf(recorded.link, () => {
    recorded.start()
    recorded.start()
  })
  const { link } = await opened()
  expect(await link.ask('replay.start', recording)).toMatchObject({ machines: ['door'] })
})

test('a replay cannot be recorded, because it would contain the other recording again', async () => {
  const { start, link } = await opened()
  const door = start()
  const recording = await recordingOf(link, () => door.send({ type: 'open' }))
  const replay = await openThere(recording, { ...link, close: () => undefined }, 1)
  if (!('link' in replay)) throw new Error('The recording cannot be replayed')
  await replay.link.ask('record.start')
  expect(await replay.link.ask('record.state')).toEqual({ canRecord: false, isRecording: false, steps: 0 })
  expect(await link.ask('record.state')).toMatchObject({ canRecord: true })
})

test('a second replay goes on when the room closes the first one, which it has replaced', async () => {
  const { start, link } = await opened()
  const door = start()
  const recording = await recordingOf(link, () => door.send({ type: 'open' }))
  const shared = { ...link, close: () => undefined }
  const [first, second] = [await openThere(recording, shared, 1), await openThere(recording, shared, 2)]
  if (!('link' in first && 'link' in second)) throw new Error('The recording cannot be replayed')
  // For example in another room, which does not know that its replay has ended.
  await expect(first.step()).rejects.toThrow('another one was started')
  first.link.close()
  expect((await second.step()).taken).toBe(1)
  second.link.close()
  await expect(second.step()).rejects.toThrow('has ended')
})
