// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  Actor,
  type AnyActorRef,
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

/**
 * Test files share imported modules. Without a restore of these methods, `auto` would watch the actors of all later test
 * files.
 */
const wrapped = Actor.prototype as unknown as Record<'start' | '_send', unknown>
const { start, _send } = wrapped
const early = createActor(lampMachine, { id: 'early' })
/** Its inspector is attached before `auto` is loaded. A separate actor, because other tests change `early`, in any order. */
const inspected = createActor(lampMachine, { id: 'inspected' })
const inspectedEvents = eventsIn(inspected)
beforeAll(async () => {
  early.start()
  inspected.start()
  await import('../src/auto.ts')
})
afterAll(() => Object.assign(wrapped, { start, _send }))

/** Attaches an inspector, and returns the types of the events that it receives. */
function eventsIn({ system }: Pick<AnyActorRef, 'system'>): string[] {
  const seen: string[] = []
  system.inspect((inspectionEvent) => {
    if (inspectionEvent.type === '@xstate.event') seen.push(inspectionEvent.event.type)
  })
  return seen
}

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

test('finds every root with its descendants, and no actor of a discarded first mount', async () => {
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
  expect((await running()).map(({ id, kind }) => [id, kind])).toEqual([
    ['early', 'machine'],
    ['later', 'machine'],
    ['counter', 'transition'],
    ['child', 'machine'],
    ['0.parent', 'promise'],
    ['1.parent', 'callback'],
    ['2.parent', 'observable'],
    ['first-view', 'machine'],
    ['second-view', 'machine'],
  ])
})

test("passes events to the application's own inspector while no room is open", () => {
  const seen: string[] = []
  const inspect = (inspectionEvent: InspectionEvent) => {
    if (inspectionEvent.type === '@xstate.event') seen.push(inspectionEvent.event.type)
  }
  const lamp = createActor(lampMachine, { inspect }).start()
  lamp.send({ type: 'break', why: 'age' })
  expect(seen).toEqual(['xstate.init', 'break'])
  lamp.stop()
})

test('passes events to inspectors that were attached before the actor started, or before it was found', () => {
  const lamp = createActor(lampMachine)
  const seen = eventsIn(lamp)
  lamp.start().send({ type: 'break', why: 'age' })
  expect(seen).toEqual(['xstate.init', 'break'])
  lamp.stop()
  inspectedEvents.splice(0)
  inspected.send({ type: 'break', why: 'rust' })
  expect(inspectedEvents).toEqual(['break'])
  inspected.stop()
})
