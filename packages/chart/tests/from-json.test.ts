import { expect, test } from 'vitest'
import { createMachine, fromPromise } from 'xstate'
import type { Chart } from '../src/chart.ts'
import { chartFromJson } from '../src/chart-from-json.ts'
import { machineJson } from '../src/export/machine-json.ts'
import { mermaidOf } from '../src/export/mermaid.ts'
import { chartOf } from '../src/xstate5.ts'

const config = {
  id: 'player',
  initial: 'off',
  on: { stop: '.off' },
  states: {
    off: { on: { start: [{ guard: 'hasTrack', target: 'on', actions: ['note'] }, 'broken'] }, exit: 'click' },
    on: {
      type: 'parallel',
      tags: ['busy'],
      states: {
        deck: {
          initial: 'slow',
          states: { slow: { after: { 400: 'fast' } }, fast: {}, last: { type: 'history', history: 'deep' } },
        },
        lamp: { invoke: { id: 'shine', src: 'shine', onDone: { actions: 'note' } } },
      },
    },
    broken: { type: 'final' },
  },
} as const

const chart = chartOf(createMachine(config))
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('creates the same chart from a configuration and from the result of toJSON()', () => {
  expect(chartFromJson(config)).toEqual(chart)
  expect(chartFromJson({ machine: config, version: 3 })).toEqual(chart)
  expect(chartFromJson(again(createMachine(config).toJSON()))).toEqual(chart)
})

test('reads a chart back from its JSON and from the exported configuration', () => {
  expect(chartFromJson(again(chart))).toEqual(chart)
  expect(chartFromJson(JSON.parse(machineJson(chart)))).toEqual(chart)
})

test('exports a chart without its machine', () => {
  expect(mermaidOf(again(chart) as Chart)).toBe(mermaidOf(chart))
  expect(mermaidOf(chart)).toContain('player_off --> player_on : start [hasTrack]')
})

test('gives each state a different Mermaid id, and replaces characters that would end a label', () => {
  const text = mermaidOf(
    chartOf(
      createMachine({ id: 'm', initial: 'a-b', states: { 'a-b': { on: { 'x:y;z': 'a_b' } }, a_b: {} } }),
    ),
  )
  expect(text).toContain('m_a_b --> m_a_b_2 : x∶y,z')
})

test('writes every transition to the Mermaid diagram: an edge for each target, or a note if Mermaid cannot draw it', () => {
  const session = createMachine({
    id: 'session',
    initial: 'signedOut',
    on: { LOGOUT: '.signedOut', tick: { actions: ['count', 'log'] } },
    states: {
      signedOut: { on: { LOGOUT: {}, LOGIN: { target: ['signedIn.place.home', 'signedIn.cart.full'] } } },
      signedIn: {
        type: 'parallel',
        on: { refresh: { target: 'signedIn', reenter: true } },
        states: {
          place: {
            initial: 'home',
            on: { go: '.away' },
            states: { home: {}, away: { on: { up: '#place' } } },
            id: 'place',
          },
          cart: { initial: 'empty', states: { empty: {}, full: {} } },
        },
      },
    },
  })
  const lines = mermaidOf(chartOf(session))
    .split('\n')
    .map((line) => line.trim())
  expect(lines.filter((line) => line.includes('LOGIN'))).toEqual([
    'session_signedOut --> session_signedIn : LOGIN → home',
    'session_signedOut --> session_signedIn : LOGIN → full',
  ])
  const notes = lines.join('\n').match(/^note right of [\s\S]*?(?=\nend note)/gm)
  expect(notes).toEqual([
    'note right of session_signedOut\nLOGOUT (ignored)',
    'note right of session_signedIn_place_away\nup → signedIn.place',
    'note right of place\ngo → signedIn.place.away',
    'note right of session_signedIn\nrefresh → signedIn',
    'note right of session\nLOGOUT → signedOut\ntick / count, log',
  ])
  expect(mermaidOf(chartOf(session), { notes: false })).not.toContain('note')
})

test('supports ids and keys with dots, and inline actors', () => {
  const machine = createMachine({
    id: 'my.app',
    initial: 'idle',
    states: {
      idle: { id: 'my.app.idle', on: { start: 'at\\.work' } },
      'at.work': {
        initial: 'one',
        invoke: { src: fromPromise(() => Promise.resolve()) },
        on: { stop: 'idle' },
        states: { one: { on: { next: 'two' } }, two: {} },
      },
    },
  })
  const facts = ({ states, transitions }: Chart) => [
    states.map(({ id, initial }) => [id, initial]),
    transitions.map(({ id, targets }) => [id, targets]),
  ]
  const read = chartFromJson(again(machine.toJSON()))
  expect(facts(read)).toEqual(facts(chartOf(machine)))
  expect(facts(chartFromJson(JSON.parse(machineJson(chartOf(machine)))))).toEqual(facts(chartOf(machine)))
  expect(facts(chartOf(createMachine(JSON.parse(machineJson(chartOf(machine))))))).toEqual(
    facts(chartOf(machine)),
  )
  expect(read.states.flatMap(({ invokes }) => invokes.map(({ name, src }) => [name, src]))).toEqual([
    ['actor', 'actor'],
  ])
})

test.each([
  [3],
  [null],
  [[]],
  [{ name: 'a package' }],
  [{ name: 'a package', type: 'module', main: 'index.js' }],
  [{ id: 'lamp', states: 3, on: true }],
])('rejects %j, which is not a machine', (json) => {
  expect(() => chartFromJson(json)).toThrow('This JSON is not a machine')
})

test.each([
  [{ type: 'parallel' }],
  [{ initial: 'on', states: { on: {} } }],
  [{ on: { press: {} } }],
  [{ always: { guard: 'isReady', actions: 'note' } }],
  [{ after: { 100: { actions: 'note' } } }],
  [{ invoke: 'load' }],
  [{ entry: 'note' }],
  [{ exit: ['note'] }],
  [{ context: { count: 0 } }],
])('accepts %j, which is a machine', (json) => {
  expect(chartFromJson(json, 'small').name).toBe('small')
})

test('leaves out functions without a name in the result of toJSON()', () => {
  const machine = createMachine({ id: 'lamp', entry: [() => {}, 'note'], exit: [() => {}] })
  const [root] = chartFromJson(again(machine)).states
  expect(root).toMatchObject({ entry: ['note'], exit: [] })
})

test('reads `internal: false` of XState 4 as `reenter`', () => {
  const states = { a: { initial: 'b', states: { b: {} }, on: { go: [{ target: '.b', internal: false }] } } }
  const { transitions } = chartFromJson({ id: 'old', initial: 'a', states })
  expect(transitions.map(({ reenter }) => reenter)).toEqual([true])
})
