import { expect, test } from 'vitest'
import { type AnyStateMachine, and, assign, createMachine, fromPromise, raise } from 'xstate'
import { chartFromJson } from '../src/chart-from-json.ts'
import { diffCharts, isEmptyDiff } from '../src/diff/chart-diff.ts'
import { diffMarkdown, diffText } from '../src/diff/diff-report.ts'
import { chartOf } from '../src/xstate5.ts'
import { detailedChartOf } from '../src/xstate5-details.ts'

interface Args {
  context: { count: number; total: number; name: string }
  event: { type: string; by: string; from: string }
}

const lamp = {
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: { guard: 'hasPower', target: 'on', actions: 'click' } } },
    on: { on: { press: { target: 'off', actions: 'click' } } },
  },
} as const

test('reports no difference between equal charts', () => {
  const diff = diffCharts(chartOf(createMachine(lamp)), chartOf(createMachine(lamp)))
  expect(isEmptyDiff(diff)).toBe(true)
  expect(diffText('lamp', diff)).toBe('lamp: no difference')
  // The order of tags means nothing.
  expect(textOf({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toBe('lamp: no difference')
})

test('reports an added state and the transition to it', () => {
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

test('reports an inverted guard', () => {
  const inverted = { ...lamp.states.off.on.press, guard: 'hasNoPower' }
  expect(textOf(lamp, { ...lamp, states: { ...lamp.states, off: { on: { press: inverted } } } })).toBe(
    [
      'lamp: 1 transition changed',
      '  ~ transition off on press [hasNoPower] → on',
      '      guard: hasPower → hasNoPower',
    ].join('\n'),
  )
})

test('reports a renamed state, and not a removed and an added state', () => {
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

test('reports changes of entry actions, tags and the initial state', () => {
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

test('reports a changed order of guards', () => {
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

test('writes a value with backticks as one piece of Markdown code', () => {
  const withEntry = (entry: string) => chartOf(createMachine({ initial: 'off', states: { off: { entry } } }))
  const diff = diffCharts(withEntry('hello'), withEntry('`hello` || ``'))
  expect(diffMarkdown('lamp', diff)).toContain('| entry: `hello` → ``` `hello` \\|\\| `` ``` |')
})

test('formats the differences as a Markdown table, and escapes vertical bars', () => {
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

test('distinguishes states whose keys have dots from states in other states', () => {
  const inner = { initial: 'b', states: { b: {}, c: { on: { go: 'b' } } } }
  const both = { id: 'lamp', initial: 'a', states: { a: inner, 'a.b': { id: 'dotted' } } }
  expect(textOf(both, { ...both, states: { a: inner } })).toBe(
    ['lamp: 1 state removed', '  - state a\\.b'].join('\n'),
  )
  const moved = { ...both, states: { a: inner, 'a.b': { id: 'dotted', on: { go: 'a' } } } }
  expect(textOf(both, moved)).toBe(['lamp: 1 transition added', '  + transition a\\.b on go → a'].join('\n'))
  const renamed = { ...both, states: { a: { ...inner, initial: 'c' }, 'a.d': { id: 'dotted' } } }
  expect(textOf(both, renamed)).toBe(
    [
      'lamp: 1 state renamed, 1 state changed',
      '  ~ state a\\.d',
      '      name: a.b → a.d',
      '  ~ state a (compound)',
      '      initial: a.b → a.c',
    ].join('\n'),
  )
})

test('distinguishes a state whose name contains the start of an event', () => {
  const before = { id: 'lamp', initial: 'a', states: { a: {}, 'a b': { on: { c: 'a' } } } }
  const after = { id: 'lamp', initial: 'a', states: { a: { on: { 'b c': 'a' } }, 'a b': {} } }
  expect(textOf(before, after)).toBe(
    [
      'lamp: 1 transition added, 1 transition removed',
      '  + transition a on b c → a',
      '  - transition a b on c → a',
    ].join('\n'),
  )
})

const inGuard = (guard: unknown) => ({ on: { press: { guard } } })
const inActions = (actions: unknown) => ({ on: { press: { actions } } })
const reader = (input: unknown) => ({ invoke: { id: 'read', src: 'read', input } })
const long = [
  ({ context }: Args) => context.name === 'a rather long name' && context.count > 1,
  ({ context }: Args) => context.name === 'a rather long name' && context.count > 2,
] as const

test.each<[string, object, object, string]>([
  ['a guard after its first 44 characters', inGuard(long[0]), inGuard(long[1]), 'context.count > 2'],
  [
    'a guard that combines other guards',
    inGuard(and(['isReady', long[0] as () => boolean])),
    inGuard(and(['isReady', long[1] as () => boolean])),
    'guard: and(isReady, ',
  ],
  [
    'a guard that contains a URL',
    inGuard(({ context }: Args) => context.name === 'https://a' && context.count > 0),
    inGuard(({ context }: Args) => context.name === 'https://a' && context.count > 1),
    'context.count > 1',
  ],
  [
    'the parameters of a guard',
    inGuard({ type: 'isMore', params: { than: 1 } }),
    inGuard({ type: 'isMore', params: { than: 2 } }),
    'guard: isMore({ than: 1 }) → isMore({ than: 2 })',
  ],
  [
    'an assigned value',
    inActions(assign({ count: ({ context }: Args) => context.count + 1 })),
    inActions(assign({ count: ({ context }: Args) => context.count + 2 })),
    'actions: assign({ count: context.count + 1 }) → assign({ count: context.count + 2 })',
  ],
  [
    'computed parameters of an action',
    inActions({ type: 'note', params: ({ event }: Args) => ({ by: event.by }) }),
    inActions({ type: 'note', params: ({ event }: Args) => ({ by: event.from }) }),
    'actions: note({ by: event.by }) → note({ by: event.from })',
  ],
  [
    'the delay of a raised event',
    { entry: raise({ type: 'ring' }, { delay: 100 }) },
    { entry: raise({ type: 'ring' }, { delay: 200 }) },
    'entry: raise({ type: "ring" }, delay: 100) → raise({ type: "ring" }, delay: 200)',
  ],
  [
    'the input of an invoked actor',
    reader({ page: 1 }),
    reader({ page: 2 }),
    'invoke: read({ page: 1 }) → read({ page: 2 })',
  ],
  [
    'the systemId of an invoked actor',
    { invoke: { id: 'read', src: 'read', systemId: 'reader' } },
    { invoke: { id: 'read', src: 'read', systemId: 'writer' } },
    'invoke: read (systemId: "reader") → read (systemId: "writer")',
  ],
  [
    'an inline actor',
    { invoke: { src: fromPromise(() => Promise.resolve('one')) } },
    { invoke: { src: fromPromise(() => Promise.resolve('two')) } },
    'invoke: Promise.resolve("one") → Promise.resolve("two")',
  ],
])('reports a change of %s', (_, before, after, text) => {
  expect(textOf(before, before)).toBe('lamp: no difference')
  expect(textOf(before, after).replaceAll("'", '"')).toContain(text)
})

test('reports changed parameters in JSON', () => {
  const chartWith = (than: number) => chartFromJson(inGuard({ type: 'isMore', params: { than } }))
  expect(isEmptyDiff(diffCharts(chartWith(1), chartWith(2)))).toBe(false)
})

test('shortens a long guard in the drawing', () => {
  const chart = chartOf(machineFrom(inGuard(long[0])))
  expect(chart.transitions.map(({ guard }) => guard)).toEqual([expect.stringMatching(/^.{20,44}…$/)])
})

function textOf(before: object, after: object): string {
  return diffText(
    'lamp',
    diffCharts(detailedChartOf(machineFrom(before)), detailedChartOf(machineFrom(after))),
  )
}

function machineFrom(config: object): AnyStateMachine {
  return createMachine(config)
}
