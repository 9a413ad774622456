import { expect, test } from 'vitest'
import { type AnyStateMachine, assign, createActor, setup, stateIn } from 'xstate'
import { findPath } from '../src/drive/find-path.ts'
import type { RoomModel } from '../src/registry.ts'

function wayTo(machine: AnyStateMachine, state: string, model?: RoomModel): string[] | undefined {
  return findPath(createActor(machine).start(), state, model, new Set())?.map(({ event }) => event.type)
}

/**
 * After `lock`, the box can only be open again if it was open before, because its history state restores the former state.
 */
const boxMachine = setup({
  guards: { isFree: stateIn({ guard: 'free' }), isOpen: stateIn({ box: { around: 'open' } }) },
}).createMachine({
  id: 'box',
  type: 'parallel',
  states: {
    box: {
      initial: 'around',
      states: {
        around: {
          initial: 'shut',
          states: {
            shut: { on: { open: { guard: 'isFree', target: 'open' } } },
            open: {},
            memory: { type: 'history' },
          },
          on: { lock: 'away' },
        },
        away: { on: { back: 'around.memory' } },
      },
    },
    guard: {
      initial: 'free',
      states: {
        free: { on: { lock: 'locked' } },
        locked: { always: { guard: 'isOpen', target: 'tricked' } },
        tricked: {},
      },
    },
  },
})

test('distinguishes snapshots that only differ in the value of a history state', () => {
  expect(wayTo(boxMachine, 'box.guard.tricked')).toEqual(['open', 'lock', 'back'])
})

const countMachine = setup({
  types: { context: {} as { count: bigint } },
  actions: { add: assign({ count: ({ context }) => context.count + 1n }) },
  guards: { isTwo: ({ context }) => context.count === 2n },
}).createMachine({
  id: 'count',
  context: { count: 0n },
  initial: 'low',
  states: {
    low: { on: { add: { actions: 'add' }, open: { guard: 'isTwo', target: 'high' } } },
    high: {},
  },
})

type Context = { count: bigint }

test.each([
  ['a BigInt', ({ count }: Context) => count],
  ['a Set', ({ count }: Context) => new Set([Number(count)])],
  ['a Map', ({ count }: Context) => new Map([['count', count]])],
])('a model can distinguish snapshots by %s', (_, abstract) => {
  const events = [{ type: 'add' }, { type: 'open' }]
  const stopsAt = ({ count }: Context) => count > 3n
  expect(wayTo(countMachine, 'count.high', { input: undefined, events, abstract, stopsAt })).toEqual([
    'add',
    'add',
    'open',
  ])
})
