import { expect, test } from 'vitest'
import { createActor, fromTransition, setup } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'

interface Told {
  snapshot: { context: number }
}

/** A machine that reads the snapshot events of its child, and has a transition for a child that it never starts. */
function openWatcher(heard: number[]) {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const hear = { type: 'hear', params: ({ event }: { event: Told }) => event.snapshot.context } as const
  const machine = setup({
    types: { events: {} as { type: 'watch' } | ({ type: 'xstate.snapshot.nothing' } & Told) },
    actors: { count: fromTransition((count: number) => count + 1, 7) },
    actions: { hear: (_, count: number) => void heard.push(count) },
  }).createMachine({
    id: 'watcher',
    initial: 'idle',
    on: { 'xstate.snapshot.nothing': { target: '.lost', actions: hear } },
    states: {
      idle: { on: { watch: 'watching' } },
      watching: { invoke: { id: 'count', src: 'count', onSnapshot: { target: 'told', actions: hear } } },
      told: {},
      lost: {},
    },
  })
  const actor = createActor(machine, { inspect }).start()
  return { actor, room }
}

async function wentTo(state: string) {
  const heard: number[] = []
  const { actor, room } = openWatcher(heard)
  const link = await connect(room)
  const [{ sessionId = '' } = {}] = await link.ask('actors.list')
  const path = await link.ask('drive.goTo', sessionId, `watcher.${state}`)
  const sendable = (await link.ask('send.events', sessionId)).map(({ type }) => type)
  return { end: path?.end, status: actor.getSnapshot().status, heard, sendable }
}

test('sends a snapshot event with the current snapshot of the child', async () => {
  expect(await wentTo('told')).toMatchObject({ end: 'arrived', status: 'active', heard: [7] })
})

test('does not make up a snapshot event of a child that is not running', async () => {
  const { sendable, ...gone } = await wentTo('lost')
  expect(gone).toEqual({ end: 'noWay', status: 'active', heard: [] })
  expect(sendable).toEqual(['watch'])
})
