import { expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import { play } from '../src/drive/play.ts'
import { openHost } from '../src/host/host.ts'
import { recordInputs } from '../src/record/record-inputs.ts'
import type { ReplaySupport } from '../src/registry.ts'
import { relayOf } from '../src/xstate5-host.ts'
import { lampMachine } from './lamp.ts'

function createIds() {
  let last = 0
  return { next: () => (last += 1) }
}

/** Counts the observers of an actor's system. */
function countObservers({ system }: AnyActorRef): () => number {
  let count = 0
  const inspect = system.inspect.bind(system)
  system.inspect = (observer) => {
    const { unsubscribe } = inspect(observer)
    count += 1
    return {
      unsubscribe() {
        count -= 1
        unsubscribe()
      },
    }
  }
  return () => count
}

test('a recording that cannot start because the world lacks a method leaves nothing behind', async () => {
  const root = createActor(lampMachine).start()
  const ids = createIds()
  const { next } = ids
  const replaying: ReplaySupport = {
    test: { file: '', name: '' } as never,
    recordedInputs: ['ids.next', 'ids.missing'],
    world: () => ({}),
    open: () => root,
    openBeside: () => undefined,
    write: () => undefined,
    revive: () => undefined,
  }
  const observers = countObservers(root)
  const host = openHost(
    { root, world: { ids }, clock: { now: () => 0 }, later: () => () => undefined },
    {
      machines: [],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
      replaying,
    },
  )
  const before = observers()
  const { deliver } = relayOf(root.system)
  await expect(host.ask('record.start')).rejects.toThrow('The world has no ids.missing')
  expect(ids.next).toBe(next)
  expect(observers()).toBe(before)
  expect(relayOf(root.system).deliver).toBe(deliver)
  host.close()
  root.stop()
})

test('Go to stops observing the system if the model throws', () => {
  const root = createActor(lampMachine).start()
  const observers = countObservers(root)
  const model = {
    input: undefined,
    events: [{ type: 'press' }],
    abstract() {
      throw new Error('The model is broken')
    },
  }
  const interception = {
    intercept: () => () => undefined,
    observe: () => () => undefined,
    pass: () => undefined,
    drive: () => undefined,
    isDriving: () => true,
  }
  expect(() => play(interception, root, 'lamp.on', model)).toThrow('The model is broken')
  expect(observers()).toBe(0)
  root.stop()
})

test('a fault that is switched on during a recording stays on when the recording stops, and nothing more is recorded', () => {
  const ids = createIds()
  const { next } = ids
  const noted: unknown[] = []
  const stop = recordInputs({ ids }, ['ids.next'], (_, value) => noted.push(value))
  ids.next()
  const { next: wrapped } = ids
  ids.next = () => -wrapped()
  expect(ids.next()).toBe(-2)
  stop()
  expect(ids.next()).toBe(-3)
  ids.next = wrapped
  expect(ids.next()).toBe(4)
  expect(noted).toEqual([1, 2])
  expect(next()).toBe(5)
})

test('stopping a recording restores the methods', () => {
  const ids = createIds()
  const { next } = ids
  recordInputs({ ids }, ['ids.next'], () => undefined)()
  expect(ids.next).toBe(next)
})
