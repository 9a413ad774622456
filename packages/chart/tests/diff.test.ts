import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { diffCharts, isEmptyDiff } from '../src/diff/chart-diff.ts'
import { diffMarkdown, diffText } from '../src/diff/diff-report.ts'
import { chartOf } from '../src/xstate5.ts'

const lamp = {
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: { guard: 'hasPower', target: 'on', actions: 'click' } } },
    on: { on: { press: { target: 'off', actions: 'click' } } },
  },
} as const

test('two equal charts have no difference', () => {
  const diff = diffCharts(chartOf(createMachine(lamp)), chartOf(createMachine(lamp)))
  expect(isEmptyDiff(diff)).toBe(true)
  expect(diffText('lamp', diff)).toBe('lamp: no difference')
})

test('a state that is added, with the transition that leads to it', () => {
  expect(
    textOf(lamp, { ...lamp, states: { ...lamp.states, off: { on: { break: 'broken' } }, broken: {} } }),
  ).toBe(
    [
      'lamp: 1 state added, 1 transition added, 1 transition removed',
      '  + state broken',
      '  + transition off on break → broken',
      '  - transition off on press [hasPower] → on',
    ].join('\n'),
  )
})

test('a guard that is inverted', () => {
  const inverted = { ...lamp.states.off.on.press, guard: 'hasNoPower' }
  expect(textOf(lamp, { ...lamp, states: { ...lamp.states, off: { on: { press: inverted } } } })).toBe(
    [
      'lamp: 1 transition changed',
      '  ~ transition off on press [hasNoPower] → on',
      '      guard: hasPower → hasNoPower',
    ].join('\n'),
  )
})

test('a state that is renamed is not a state removed and another added', () => {
  const { off, on } = lamp.states
  const renamed = {
    ...lamp,
    states: {
      off: { on: { press: { ...off.on.press, target: 'shining' } } },
      shining: on,
    },
  }
  expect(textOf(lamp, renamed)).toBe(
    ['lamp: 1 state renamed', '  ~ state shining', '      name: on → shining'].join('\n'),
  )
})

test('entry actions, tags and the initial state', () => {
  const changed = {
    ...lamp,
    initial: 'on',
    states: { ...lamp.states, on: { ...lamp.states.on, entry: 'glow', tags: ['bright'] } },
  }
  expect(textOf(lamp, changed)).toBe(
    [
      'lamp: 2 states changed',
      '  ~ state (root) (compound)',
      '      initial: off → on',
      '  ~ state on',
      '      entry: none → glow',
      '      tags: none → bright',
    ].join('\n'),
  )
})

test('guards that are tried in another order', () => {
  const [first, second] = [
    { guard: 'isDay', target: '.off' },
    { guard: 'isNight', target: '.on' },
  ]
  const before = { ...lamp, on: { time: [first, second] } }
  const after = { ...lamp, on: { time: [second, first] } }
  expect(textOf(before, after)).toBe(
    [
      'lamp: 1 transition reordered',
      '  ~ transitions of (root) on time',
      '      order: isDay, isNight → isNight, isDay',
    ].join('\n'),
  )
})

test('Markdown for a review: a table, in which the bars of a text are escaped', () => {
  const { off } = lamp.states
  const after = {
    ...lamp,
    states: { ...lamp.states, off: { on: { press: { ...off.on.press, guard: 'a|b' } } } },
  }
  const diff = diffCharts(chartOf(machineFrom(lamp)), chartOf(machineFrom(after)))
  expect(diffMarkdown('lamp', diff)).toBe(
    [
      '### lamp',
      '',
      '1 transition changed',
      '',
      '| | Where | What |',
      '|---|---|---|',
      '| changed | transition off on press [a\\|b] → on | guard: `hasPower` → `a\\|b` |',
      '',
    ].join('\n'),
  )
})

function textOf(before: object, after: object): string {
  return diffText('lamp', diffCharts(chartOf(machineFrom(before)), chartOf(machineFrom(after))))
}

function machineFrom(config: object): AnyStateMachine {
  return createMachine(config)
}
