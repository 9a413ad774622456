import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { judge } from '../src/see/guards.ts'
import { lampMachine } from './lamp.ts'

/** The snapshot of a lamp that counts how often its guards are looked up. */
function countingSnapshot() {
  const snapshot = createActor(lampMachine).getSnapshot()
  const { machine } = snapshot
  let lookups = 0
  const implementations = {
    ...machine.implementations,
    get guards() {
      lookups += 1
      return machine.implementations.guards
    },
  }
  const counting = Object.assign(Object.create(snapshot), {
    machine: Object.assign(Object.create(machine), { implementations }),
  })
  return { snapshot: counting, lookups: () => lookups }
}

test('evaluates a guard with the current context', () => {
  const { snapshot } = countingSnapshot()
  expect(judge('mayShine', snapshot, { type: 'press' })).toMatchObject({ holds: true })
})

test.each([undefined, 'gone', { type: 'gone' }])(
  'a guard that is not implemented (%s) has no result, and is looked up once',
  (guard) => {
    const { snapshot, lookups } = countingSnapshot()
    expect(judge(guard, snapshot, { type: 'press' })).toBeUndefined()
    expect(lookups()).toBe(1)
  },
)
