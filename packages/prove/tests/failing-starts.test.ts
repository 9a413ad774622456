import { describe, expect, it } from 'vitest'
import { createMachine, setup } from 'xstate'
import { testModel } from '../src/adapters/vitest.ts'
import {
  defineDriver,
  defineModel,
  explore,
  type Model,
  problemsOf,
  problemsOnRandomWalks,
} from '../src/index.ts'

const fail = () => {
  throw new Error('broken')
}

it('reports a machine that fails when it starts', () => {
  const machine = createMachine({ id: 'lamp', entry: fail })
  const rest = { events: [], abstract: () => undefined, answers: {} }
  expect(problemsOf(defineModel({ ...rest, machine }))).toEqual([
    'at the start: the machine stopped on an error: Error: broken',
  ])
})

it('shows what a machine throws that is no error', () => {
  const thrown: unknown = { code: 3 }
  const refuse = () => {
    throw thrown
  }
  const machine = createMachine({ id: 'lamp', on: { press: { actions: refuse } } })
  const rest = { events: [{ type: 'press' }], abstract: () => undefined, answers: {} }
  expect(problemsOf(defineModel({ ...rest, machine }))).toEqual([
    'press: the machine stopped on an error: {"code":3}',
  ])
})

it('names a delay without an implementation', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'on',
    states: { on: { after: { pause: 'off', 500: 'off' } }, off: {} },
  })
  const rest = { events: [], abstract: () => undefined, answers: {} }
  expect(problemsOf(defineModel({ ...rest, machine }))).toContain(
    'at the start: the delay pause has no implementation, so it ends at once',
  )
})

it('reports a machine that fails with one of the inputs', () => {
  const machine = setup({
    types: { input: {} as { lit?: number }, context: {} as { lit: number } },
  }).createMachine({ id: 'lamp', context: ({ input }) => ({ lit: input.lit ?? fail() }) })
  const model = defineModel({
    machine,
    input: { lit: 1 },
    otherInputs: [{}],
    events: [],
    abstract: ({ lit }) => lit,
    answers: {},
  })
  expect(problemsOf(model)).toEqual([
    'at the start, input {}: the machine stopped on an error: Error: broken',
  ])
})

const dimmer = setup({
  types: { context: {} as { level: number }, events: {} as { type: 'set'; level: number } },
  actions: {},
}).createMachine({ id: 'dimmer', context: { level: 0 } })

it('names the input of a path if it is not the first one', () => {
  const machine = setup({
    types: { input: {} as { max: number }, context: {} as { max: number } },
  }).createMachine({
    context: ({ input }) => input,
    on: { check: { guard: ({ context }) => context.max > 1 } },
  })
  const model = defineModel({
    machine,
    input: { max: 2 },
    otherInputs: [{ max: 1 }],
    events: [{ type: 'check' }],
    abstract: ({ max }) => max,
    answers: { '*': { check: {} } },
  })
  expect(explore(model).problems).toEqual([expect.stringMatching(/^input \{"max":1\} → check: /)])
  expect(problemsOnRandomWalks(model).join()).toMatch(/^input \{"max":1\} → check: /)
})

it('compares the steps of extra paths with the model', () => {
  const events = [{ type: 'set', level: 1 }]
  const model = defineModel({
    machine: dimmer,
    events,
    extraPaths: [[{ type: 'set', level: 9 }]],
    abstract: ({ level }) => level,
    answers: { '*': { set: { when: (_, { level }) => level === 9, after: (_, { level }) => level === 9 } } },
  })
  expect(problemsOf(model).join('\n')).toContain('set {"level":9}: is not answered')
  const impossible = { ...model, extraPaths: [[{ type: 'xstate.after.pause.dimmer' }]] }
  expect(problemsOf(impossible)).toContain('xstate.after.pause.dimmer: cannot happen (see `extraPaths`)')
})

describe('a function of the model throws', () => {
  const model = {
    machine: dimmer,
    events: [{ type: 'set', level: 1 }],
    abstract: ({ level }: { level: number }) => level,
    answers: {},
  }

  it('names the path', () => {
    const failing = defineModel({ ...model, answers: { '*': { set: { when: fail } } } })
    expect(() => problemsOf(failing)).toThrow('set {"level":1}: broken')
  })

  it('names the invariant', () => {
    const failing = defineModel({ ...model, invariants: { 'the level is low': fail } })
    expect(() => problemsOf(failing)).toThrow('at the start: the invariant "the level is low": broken')
  })

  it('refuses a promise as a condition, which only a model in JavaScript can have', () => {
    const later = (() => Promise.resolve(false)) as never
    expect(() => problemsOf(defineModel({ ...model, invariants: { 'the level is low': later } }))).toThrow(
      'at the start: the invariant "the level is low" returns a promise; it must return true or false',
    )
    expect(() => problemsOf(defineModel({ ...model, answers: { '*': { set: { after: later } } } }))).toThrow(
      'set {"level":1}: `after` of the answer * / set / 1 returns a promise; it must return true or false',
    )
  })

  it('names the start', () => {
    expect(() => problemsOf(defineModel({ ...model, initially: fail }))).toThrow('at the start: broken')
  })
})

it.each([undefined, { id: 'dimmer', states: {} }])(
  'says that a model has no machine of XState 5',
  (machine) => {
    const model = { machine: machine as never, events: [], answers: {}, abstract: () => undefined }
    expect(() => problemsOf(model)).toThrow(
      'A model lacks `machine`, a machine of XState 5. If two files import each other, it is undefined while the first one is loaded.',
    )
  },
)

it('says that a model is undefined', () => {
  const drive = (model: never) =>
    defineDriver({ model, begin: () => Promise.resolve(), moves: [], shows: {} })
  for (const test of [explore, testModel, drive])
    expect(() => test(undefined as never)).toThrow('There is no model: it is undefined.')
})

it.each([
  ['begin', 'a function that opens what is tested'],
  ['moves', 'a list of what a person can do'],
  ['shows', 'what each state shows'],
])('says that a driver in JavaScript lacks %s', (part, meaning) => {
  const model = { machine: dimmer, events: [], answers: {}, abstract: () => undefined }
  const driver = { model, begin: () => Promise.resolve(), moves: [], shows: {}, [part]: undefined }
  expect(() => defineDriver(driver as never)).toThrow(`The driver of dimmer lacks \`${part}\`, ${meaning}.`)
})

it('reports an `after` that returns nothing, which only a model in JavaScript can have', () => {
  const model = defineModel({
    machine: dimmer,
    events: [{ type: 'set', level: 1 }],
    abstract: ({ level }) => level,
    answers: { '*': { set: { after: () => undefined as never } } },
  })
  expect(problemsOf(model).join('\n')).toContain('`after` of the answer * / set / 1 does not hold')
})

it.each<[Partial<Model>, string]>([
  [{ events: undefined as never }, 'lacks `events`'],
  [{ events: ['set' as never] }, 'has "set" in `events`, which is no object with a `type`'],
  [{ answers: undefined as never }, 'lacks `answers`'],
  [
    { answers: { '*': { set: [{ to: ['on'] as never }] } } },
    'has a target in the answer * / set that is no text',
  ],
  [{ abstract: undefined as never }, 'lacks `abstract`'],
])('names what a model in JavaScript lacks', (wrong, message) => {
  const model = { machine: dimmer, events: [], answers: {}, abstract: () => undefined, ...wrong }
  expect(() => problemsOf(model)).toThrow(`The model of dimmer ${message}`)
})
