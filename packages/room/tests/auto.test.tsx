// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { afterAll, expect, test } from 'vitest'
import {
  Actor,
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  type Subscribable,
  setup,
  spawnChild,
} from 'xstate'
import { createRoomChannel } from '../src/browser/room-channel.ts'
import { connect } from './connected.ts'
import { lampMachine } from './lamp.ts'

/** Test files share what they have imported: without this, `auto` would watch the actors of all files that follow. */
const wrapped = Actor.prototype as unknown as Record<'start' | '_send', unknown>
const { start, _send } = wrapped
afterAll(() => Object.assign(wrapped, { start, _send }))

const silent: Subscribable<number> = { subscribe: () => ({ unsubscribe: () => undefined }) }

const parentMachine = setup({
  actors: {
    promise: fromPromise(() => new Promise<void>(() => undefined)),
    callback: fromCallback(() => undefined),
    observable: fromObservable(() => silent),
    transition: fromTransition((count: number) => count + 1, 0),
    machine: createMachine({ id: 'child' }),
  },
}).createMachine({
  id: 'parent',
  invoke: [{ src: 'promise' }, { src: 'callback' }, { src: 'observable' }],
  entry: [spawnChild('transition', { id: 'counter' }), spawnChild('machine', { id: 'child' })],
})

const Two = () => {
  const [lamp] = useMachine(lampMachine, { id: 'first-view' })
  useMachine(lampMachine, { id: 'second-view' })
  return <output>{JSON.stringify(lamp.value)}</output>
}

test('finds every root by itself, with all that runs below it, and no actor of a discarded first mount', async () => {
  const early = createActor(lampMachine, { id: 'early' }).start()
  await import('../src/auto.ts')
  const link = await connect(createRoomChannel('statecart-room'))
  const running = async () => (await link.ask('actors.list')).filter(({ status }) => status === 'active')
  expect(await running()).toEqual([])

  early.send({ type: 'break', why: 'age' })
  createActor(parentMachine, { id: 'later' }).start()
  render(
    <StrictMode>
      <Two />
    </StrictMode>,
  )
  const actors = await link.ask('actors.list')
  expect(actors.map(({ id, kind, status }) => [id, kind, status])).toEqual([
    ['early', 'machine', 'active'],
    ['later', 'machine', 'active'],
    ['counter', 'transition', 'active'],
    ['child', 'machine', 'active'],
    ['0.parent', 'promise', 'active'],
    ['1.parent', 'callback', 'active'],
    ['2.parent', 'observable', 'active'],
    ['first-view', 'machine', 'active'],
    ['second-view', 'machine', 'active'],
  ])
})

test("leaves the application's own inspector its events, while no room is open", async () => {
  await import('../src/auto.ts')
  const seen: string[] = []
  const inspect = (happening: InspectionEvent) => {
    if (happening.type === '@xstate.event') seen.push(happening.event.type)
  }
  const lamp = createActor(lampMachine, { inspect }).start()
  lamp.send({ type: 'break', why: 'age' })
  expect(seen).toEqual(['xstate.init', 'break'])
  lamp.stop()
})
