import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { closedAtFirst, collapsed } from '../src/collapsed.ts'
import { chartOf } from '../src/xstate5.ts'

const small = chartOf(
  createMachine({
    id: 'player',
    initial: 'off',
    states: {
      off: { on: { press: 'on', resume: '#player.on.fast' } },
      on: {
        initial: 'slow',
        on: { press: 'off', note: { actions: 'log' } },
        states: { slow: { on: { faster: 'fast' } }, fast: { on: { stop: '#player.off' } } },
      },
    },
  }),
)

test('moves the ends of transitions inside a folded state to its border, and leaves out transitions within it', () => {
  const { states, transitions } = collapsed(small, ['player.on'])
  expect(states.map(({ id }) => id)).toEqual(['player', 'player.off', 'player.on'])
  expect(transitions.map(({ id, source, targets }) => [id, source, ...targets])).toEqual([
    ['player.off|press|0', 'player.off', 'player.on'],
    ['player.off|resume|0', 'player.off', 'player.on'],
    ['player.on|press|0', 'player.on', 'player.off'],
    ['player.on.fast|stop|0', 'player.on', 'player.off'],
  ])
})

test('returns the same chart if no state with children is folded', () => {
  expect(collapsed(small, [])).toBe(small)
  expect(collapsed(small, ['player.off'])).toBe(small)
})

const steps = (group: number) =>
  Object.fromEntries(
    Array.from({ length: 19 }, (_, at) => [
      `step${at}`,
      { initial: 'a', states: { a: {}, b: {} }, id: `${group}.${at}` },
    ]),
  )
const groups = Object.fromEntries(
  Array.from({ length: 10 }, (_, at) => [`group${at}`, { initial: 'step0', states: steps(at) }]),
)

test('folds no state of a small chart, and folds a large chart except for its initial states', () => {
  expect(closedAtFirst(small)).toEqual([])
  const large = chartOf(createMachine({ id: 'large', initial: 'group0', states: groups }))
  const closed = closedAtFirst(large)
  const shown = collapsed(large, closed).states.map(({ id }) => id)
  expect(closed).not.toContain('large.group0')
  expect(closed).toContain('large.group1')
  expect(shown).toContain('large.group0.step0.a')
  expect(shown).not.toContain('1.0')
  expect(shown).toHaveLength(1 + 10 + 19 + 2)
})

test('unfolds parallel regions up to a limit of visible states', () => {
  const large = chartOf(createMachine({ id: 'large', type: 'parallel', states: groups }))
  expect(collapsed(large, closedAtFirst(large)).states.length).toBeLessThanOrEqual(60)
})
