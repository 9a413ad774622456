import { expect, test } from 'vitest'
import {
  and,
  assign,
  cancel,
  createMachine,
  enqueueActions,
  fromPromise,
  log,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import { chartFromJson } from '../src/chart-from-json.ts'
import { diffCharts } from '../src/diff/chart-diff.ts'
import { diffText } from '../src/diff/diff-report.ts'
import { machineJson } from '../src/export/machine-json.ts'
import { mermaidOf } from '../src/export/mermaid.ts'
import { scxmlOf } from '../src/export/scxml.ts'
import { linesIn } from '../src/measures.ts'
import { chartOf } from '../src/xstate5.ts'
import { detailedChartOf } from '../src/xstate5-details.ts'
import { actionText, guardText } from '../src/xstate5-words.ts'

interface Arguments {
  context: { count: number; items: string[]; lamp: 'lamp' }
  event: { type: string; value: number }
}

test.each<[(args: Arguments) => unknown, string]>([
  [({ context }) => context.count > 3, 'context.count > 3'],
  [({ context: c, event: e }) => c.count > e.value, 'context.count > event.value'],
  [
    ({ context }) => {
      return context.count > 3 /* enough */
    },
    'context.count > 3',
  ],
  [({ context }) => context.items.length === 0, 'context.items.length === 0'],
  [
    function isEmpty({ context }) {
      return context.items.length === 0
    },
    'isEmpty',
  ],
  [(args) => args.context.items.includes('a => b, { c }'), "args.context.items.includes('a => b, { c }')"],
  [
    ({ context }) => context.items.every((item) => item.length > 3 && item !== ''),
    'context.items.every((item) => item.length…',
  ],
])('describes the guard %s as %s', (guard, text) => {
  expect(guardText(guard).replaceAll('"', "'")).toBe(text)
})

test('describes guards that combine other guards', () => {
  const isLate = () => true
  expect(guardText(not('isReady'))).toBe('not isReady')
  expect(guardText(and(['isReady', or([isLate, { type: 'isForced' }])]))).toBe(
    'isReady and (isLate or isForced)',
  )
  expect(guardText(stateIn({ on: 'bright' }))).toBe('in on.bright')
})

const delayed = setup({ delays: { patience: 250 } })

test.each<[unknown, string]>([
  [assign({ count: 3, items: () => [] }), 'assign count, items'],
  [assign(({ context }) => ({ count: context.count + 1, items: ['a', 'b'] })), 'assign count, items'],
  [
    assign(({ context }) => {
      return { ...context, count: 0 }
    }),
    'assign count',
  ],
  [raise({ type: 'press' }), 'raise press'],
  [raise(({ context }) => ({ type: 'press', by: context.count })), 'raise press'],
  [raise({ type: 'press' }, { delay: 250 }), 'raise press after 250 ms'],
  [delayed.raise({ type: 'press' }, { delay: 'patience' }), 'raise press after patience'],
  [sendTo('lamp', { type: 'press' }), 'sendTo lamp press'],
  [delayed.sendTo('lamp', { type: 'press' }, { delay: 'patience' }), 'sendTo lamp press after patience'],
  [sendTo(({ context }) => context.lamp, { type: 'press' }), 'sendTo context.lamp press'],
  [sendParent({ type: 'press' }), 'sendParent press'],
  [log('pressed'), 'log pressed'],
  [
    enqueueActions(({ enqueue, check }) => {
      if (check('isReady')) enqueue('start')
      enqueue.raise({ type: 'press' })
    }),
    'enqueueActions start, raise',
  ],
  [() => console.log('pressed'), "console.log('pressed')"],
  [{ type: 'start', params: { at: 3 } }, 'start'],
])('describes an action by its effect: %#', (action, text) => {
  expect(actionText(action).replaceAll('"', "'")).toBe(text)
})

test('names the parts of a machine without names after their functions', () => {
  const fetchUser = () => Promise.resolve('user')
  const machine = createMachine({
    initial: 'loading',
    context: { count: 0 },
    states: {
      loading: {
        entry: () => document.title,
        invoke: [
          {
            src: fromPromise(fetchUser),
            onDone: { guard: ({ context }) => context.count > 3, target: 'done' },
            onError: 'failed',
          },
          { src: fromPromise(() => fetch('/products')), onDone: 'done' },
        ],
        after: { 1500: 'failed' },
      },
      done: { type: 'final' },
      failed: { always: { guard: ({ context }) => context.count === 0, target: 'done' } },
    },
  })
  const chart = chartOf(machine, 'userMachine')
  expect(chart.name).toBe('userMachine')
  expect(
    chart.states.flatMap(({ entry, invokes }) => [...entry, ...invokes.map(({ name }) => name)]),
  ).toEqual(['document.title', 'fetchUser', expect.stringMatching(/^fetch\(["']\/products["']\)$/)])
  expect(chart.transitions.map(({ cause, guard }) => [cause, guard])).toEqual([
    ['done fetchUser', 'context.count > 3'],
    ['failed fetchUser', undefined],
    [expect.stringMatching(/^done fetch\(/), undefined],
    ['after 1500 ms', undefined],
    ['always', 'context.count === 0'],
  ])
})

test('numbers actors with the same source in one state, and keeps the names of delays', () => {
  const machine = setup({
    actors: { load: fromPromise(() => Promise.resolve()) },
    delays: { 'a.while': 300 },
  }).createMachine({
    invoke: [
      { src: 'load', onDone: {} },
      { src: 'load', onDone: {} },
    ],
    after: { 'a.while': {} },
  })
  expect(chartOf(machine).transitions.map(({ cause }) => cause)).toEqual([
    'done load',
    'done load 2',
    'after a.while (300 ms)',
  ])
})

test('shows cancel actions of the machine, but not those that XState adds for delays', () => {
  const machine = createMachine({
    id: 'bell',
    initial: 'on',
    states: {
      on: {
        entry: [raise({ type: 'ring' }, { id: 'reminder', delay: 100 }), cancel('reminder')],
        exit: cancel('reminder'),
        after: { 500: 'off' },
        on: { hush: { actions: cancel('reminder') } },
      },
      off: {},
    },
  })
  const [, on] = chartOf(machine).states
  expect([on?.entry, on?.exit]).toEqual([['raise ring after 100 ms', 'cancel reminder'], ['cancel reminder']])
})

test('shows and exports the actions of the initial transition', () => {
  const machine = createMachine({
    id: 'bell',
    initial: { target: 'on', actions: ['note', { type: 'ring', params: { loud: true } }] },
    states: { on: {} },
  })
  const chart = detailedChartOf(machine)
  const [root] = chart.states
  expect(root?.initialActions).toEqual(['note', 'ring'])
  expect(root && linesIn(root, chart).lines.map(({ kind, row }) => [kind, row[0]?.text])).toEqual([
    ['initial', 'note'],
    ['initial', 'ring'],
  ])
  expect(mermaidOf(chart)).toContain('[*] --> bell_on : / note, ring')
  expect(scxmlOf(chart)).toMatch(/<initial>\s*<transition target="bell_on">\s*<log [^>]*'note'/)
  const again = [JSON.parse(machineJson(chart)), JSON.parse(JSON.stringify(machine))].map(
    (json) => chartFromJson(json).states[0]?.initialActions,
  )
  expect(again).toEqual([root?.initialActions, root?.initialActions])
  const changed = detailedChartOf(
    createMachine({ ...machine.config, initial: { target: 'on', actions: ['note', 'ring'] } }),
  )
  expect(diffText('bell', diffCharts(chart, changed))).toContain(
    'initial actions: note, ring({ loud: true }) → note, ring',
  )
})

test.each([
  [{}, ['player.slow']],
  [{ target: 'fast' }, ['player.fast']],
  [{ target: 'deep.inner' }, ['player.deep.inner']],
  [{ target: '#own' }, ['own']],
  [{ target: '#player.deep.inner' }, ['player.deep.inner']],
  [{ target: ['both.left.one', 'both.right.two'] }, ['player.both.left.one', 'player.both.right.two']],
])('a history state with %j has the default targets %j', (given, ids) => {
  const region = (...names: string[]) => ({
    initial: names[0],
    states: Object.fromEntries(names.map((name) => [name, {}])),
  })
  /** XState's types do not allow a list of targets here. */
  const config: object = {
    id: 'player',
    initial: 'slow',
    states: {
      slow: {},
      fast: {},
      deep: { initial: 'outer', states: { outer: {}, inner: {}, other: { id: 'own' } } },
      both: { type: 'parallel', states: { left: region('zero', 'one'), right: region('zero', 'two') } },
      last: { type: 'history', ...given },
    },
  }
  const machine = createMachine(config)
  expect(chartOf(machine).states.find(({ key }) => key === 'last')?.initial).toEqual(ids)
  expect(chartFromJson(JSON.parse(machineJson(chartOf(machine))))).toEqual(chartOf(machine))
})

test('names the snapshot event of an invoked actor after the actor', () => {
  const beeper = createMachine({ id: 'beeper' })
  const machine = createMachine({ invoke: { id: 'beep', src: beeper, onSnapshot: {} } })
  expect(chartOf(machine).transitions.map(({ cause }) => cause)).toEqual(['snapshot beep'])
})

test('shows a machine without an id under the given name', () => {
  const { name, states } = chartOf(createMachine({ initial: 'idle', states: { idle: {} } }), 'safe')
  expect([name, ...states.map(({ key }) => key)]).toEqual(['safe', 'safe', 'idle'])
})

test('writes events with the names of properties that every object has as JSON', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { constructor: 'open' } }, open: { on: { toString: 'shut' } } },
  })
  const { states } = JSON.parse(machineJson(chartOf(machine)))
  expect(states.shut.on).toEqual({ constructor: [{ target: ['#door.open'] }] })
  expect(states.open.on).toEqual({ toString: [{ target: ['#door.shut'] }] })
})
