import { expect, it } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import { defineDriver, defineModel, explore, gapsOf, type Model, untakenBy } from '../src/index.ts'

let heard = 0
const inner = createMachine({ id: 'inner', invoke: { src: createMachine({ id: 'innermost' }) } })
const machine = setup({
  actors: { load: fromPromise(() => Promise.resolve()), inner },
  actions: {
    tell: ({ system }) => {
      if (system.get('room') !== undefined) heard += 1
    },
  },
  delays: { pause: 100 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  invoke: [{ src: 'inner' }, { src: createMachine({ id: 'inline' }) }],
  states: {
    off: { on: { press: { target: 'on', actions: 'tell' } }, after: { 500: 'on' } },
    on: { tags: 'lit', after: { pause: 'off' } },
  },
})

const model = defineModel({
  machine,
  purpose: 'A lamp.',
  input: undefined,
  events: [{ type: 'press' }, { type: 'xstate.after.pause.lamp.on' }, { type: 'xstate.after.500.lamp.off' }],
  abstract: () => undefined,
  answers: {
    off: { press: { to: 'on', does: ['tell'] }, 'xstate.after.500.lamp.off': 'on' },
    on: { 'xstate.after.pause.lamp.on': 'off' },
  },
  tags: { on: ['lit'] },
  delays: { pause: 100, 500: 500 },
  siblings: { room: undefined },
  replaced: ['load', 'inner', 'inline', 'innermost'],
  invariants: {},
})

function gapsWith(more: Partial<Model>): string[] {
  const changed = { ...model, ...more }
  return gapsOf(changed, explore(changed))
}

it('finds no gap if the machine has all names of its model', () => {
  expect(gapsWith({})).toEqual([])
  expect(gapsWith({ tags: { '*': [], on: ['lit'] } })).toEqual([])
  expect(heard).toBeGreaterThan(0)
})

it.each<[Partial<Model>, string]>([
  [
    { tags: { on: ['lit'], onn: [] } },
    '`tags` of the model names the state onn, which the machine does not have',
  ],
  [
    { answers: { ...model.answers, on: { 'xstate.after.pause.lamp.on': { to: '#lamp.off' } } } },
    '`answers` of the model names the state #lamp.off, which the machine does not have',
  ],
  [
    { delays: { pausee: 100 } },
    '`delays` of the model names pausee, which is no delay in `after` of the machine',
  ],
  [{ replaced: ['lod'] }, '`replaced` of the model names lod, which is no actor of the machine'],
  [
    { siblings: { rom: undefined } },
    'the machine looks up the actor room, which `siblings` of the model does not name',
  ],
])('reports the unknown name in %o', (more, gap) => {
  expect(gapsWith(more)).toEqual([gap])
})

it.each<[Partial<Model>, string[]]>([
  [
    { answers: { ...model.answers, onn: { press: 'off' } } },
    [
      '`answers` of the model names the state onn, which the machine does not have',
      'the answer onn / press / 1 of the model applies in no situation that was reached',
    ],
  ],
  [
    { answers: { ...model.answers, '*': { pres: 'off' } } },
    [
      '`answers` of the model has * / pres, an event that `events` does not list',
      'the answer * / pres / 1 of the model applies in no situation that was reached',
    ],
  ],
])('says why an answer with a misspelled name applies nowhere: %o', (more, gaps) => {
  expect(gapsWith(more)).toEqual(gaps)
})

it('reports a state and an event of a driver that the machine does not have', () => {
  const look = async () => undefined
  const driver = defineDriver({
    model,
    begin: look,
    moves: [
      { events: [{ type: 'press' }], how: look },
      { events: [{ type: 'pres' }], how: look },
    ],
    shows: { '*': look, on: look, off: look, onn: look },
  })
  expect(
    untakenBy([driver], 'rendered', ['lamp.off|press|0', 'lamp.off|xstate.after.500.lamp.off|0']),
  ).toEqual([
    expect.stringContaining('no path takes lamp.on|'),
    '`shows` of the driver names the state onn, which the machine does not have',
    'a move of the driver has the event pres, which the machine does not have',
  ])
})

it('accepts the events of a driver that a wildcard of the machine matches', () => {
  const look = async () => undefined
  const machine = createMachine({ id: 'pad', on: { 'mouse.*': { actions: 'draw' } } })
  const driver = defineDriver({
    model: defineModel({ machine, events: [{ type: 'mouse' }], abstract: () => undefined, answers: {} }),
    begin: look,
    moves: [{ events: ['mouse', 'mouse.up', 'mouse2'].map((type) => ({ type })), how: look }],
    shows: {},
  })
  expect(untakenBy([driver], 'rendered', ['pad|mouse.*|0'])).toEqual([
    'a move of the driver has the event mouse2, which the machine does not have',
  ])
})

it('answers only the events and states that the model names, also if every object inherits such a name', () => {
  const door = createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { constructor: 'valueOf' } }, valueOf: { on: { toString: 'shut' } } },
  })
  const { problems } = explore(
    defineModel({
      machine: door,
      events: [{ type: 'constructor' }, { type: 'toString' }],
      abstract: () => undefined,
      answers: { shut: { constructor: 'valueOf' }, valueOf: { toString: 'shut' } },
      tags: {},
    }),
  )
  expect(problems).toEqual([])
})
