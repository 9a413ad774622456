import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { defineModel, problemsOnRandomWalks, problemsOnWalk } from '../src/index.ts'

/** Jams at the third coin. The exploration does not find this, because `abstract` ignores the number of coins. */
const machine = setup({
  types: {
    context: {} as { coins: number },
    events: {} as { type: 'coin' } | { type: 'turn' } | { type: 'look' },
  },
  actions: { count: assign({ coins: ({ context }) => context.coins + 1 }) },
  guards: { isJammed: ({ context }) => context.coins > 2 },
}).createMachine({
  id: 'turnstile',
  context: { coins: 0 },
  initial: 'locked',
  states: {
    locked: { on: { coin: { target: 'open', actions: 'count' } } },
    open: { on: { turn: [{ guard: 'isJammed', target: 'open' }, { target: 'locked' }] } },
  },
})

const model = defineModel({
  machine,
  purpose: 'Lets one person through for a coin.',
  input: undefined,
  events: [{ type: 'coin' }, { type: 'turn' }, { type: 'look' }],
  abstract: () => undefined,
  answers: {
    locked: { coin: { to: 'open', after: (before, after) => after.coins === before.coins + 1 } },
    open: { turn: 'locked' },
  },
  invariants: {},
})

const shortestPath = 'coin → turn → coin → turn → coin → turn: leads to open, not to locked'

test('reports the shortest path to a problem that a random walk finds', () => {
  const [problem = ''] = problemsOnRandomWalks(model, { walks: 50, length: 40, seed: 3 })
  expect(problem.startsWith(shortestPath)).toBe(true)
  expect(problem).toMatch(/\(random walk \d+ of seed 3, \d+ events\)$/)
})

test('makes the same walks for the same seed, and different walks for another seed', () => {
  const walk = (seed: number) => problemsOnRandomWalks(model, { walks: 50, length: 40, seed })
  expect(walk(3)).toEqual(walk(3))
  expect(new Set([1, 2, 3, 4, 5].map((seed) => walk(seed)[0])).size).toBeGreaterThan(1)
})

test('finds no problem on walks that are too short to contradict the model', () => {
  expect(problemsOnRandomWalks(model, { walks: 50, length: 5 })).toEqual([])
})

test('skips events that cannot happen on a given walk', () => {
  const events = ['coin', 'turn', 'coin', 'xstate.after.pause.turnstile.open', 'turn', 'coin', 'turn']
  const walk = { input: undefined, events: events.map((type) => ({ type })) }
  expect(problemsOnWalk(model, walk)).toEqual([shortestPath])
})
