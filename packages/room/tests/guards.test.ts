import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
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

const item = { id: 1 }
const other = { id: 2 }
const context = { selected: item, list: [item, other], limit: 2 }
type Args = { context: typeof context; event: { type: string; item?: typeof item } }

test.each<[string, (args: Args) => boolean]>([
  ['two properties', ({ context: { selected, list } }) => selected === list[0]],
  ['a property and itself', ({ context: one }) => [one.list].includes(one.list)],
  ['a list and an item of the event', ({ context: { list }, event }) => list.includes(event.item ?? other)],
  ['an item of the event and a set outside', ({ event }) => new Set([item]).has(event.item ?? other)],
])('compares %s by identity, like the machine does', (_, guard) => {
  const machine = createMachine({ context })
  const snapshot = createActor(machine).getSnapshot()
  expect(judge(guard, snapshot, { type: 'take', item })).toMatchObject({ holds: true })
})

test('lists what a guard reads after a comparison by identity', () => {
  const snapshot = createActor(createMachine({ context })).getSnapshot()
  const guard = ({ context: all, event }: Args) =>
    all.selected === all.list[0] && event.item === all.selected && all.list.length <= all.limit
  const read = judge(guard, snapshot, { type: 'take', item })?.read
  expect(read).toEqual(expect.arrayContaining([{ path: 'limit', value: 2 }]))
})
