import { expect, it } from 'vitest'
import {
  type ActorRefFrom,
  cancel,
  createMachine,
  emit,
  fromObservable,
  fromTransition,
  raise,
  sendParent,
  sendTo,
  setup,
} from 'xstate'
import {
  defineModel,
  type Effect,
  emits,
  explore,
  mutantsOf,
  problemsOf,
  survivorsOf,
  tells,
} from '../src/index.ts'

const alarm = setup({
  actors: { lamp: createMachine({ id: 'lamp', on: { glow: {} } }) },
  delays: { pause: 500 },
  actions: { announce: emit({ type: 'set', hour: 7 }) },
}).createMachine({
  id: 'alarm',
  initial: 'off',
  invoke: { id: 'light', src: 'lamp' },
  states: {
    off: {
      on: {
        set: {
          target: 'on',
          actions: [
            'announce',
            raise({ type: 'ring' }, { id: 'ringing', delay: 'pause' }),
            sendTo('light', { type: 'glow' }, { delay: 400 }),
            sendTo(({ self }) => self, { type: 'check' }),
            sendParent({ type: 'alarm.set' }, { delay: 5 }),
          ],
        },
        check: {},
      },
    },
    on: {
      on: {
        ring: 'off',
        stop: { target: 'off', actions: cancel('ringing') },
      },
    },
  },
})

const setEffects = [
  emits({ type: 'set', hour: 7 }),
  tells('self', { type: 'ring' }, { delay: 500 }),
  tells('light', { type: 'glow' }, { delay: 400 }),
  tells('self', { type: 'check' }),
  tells('parent', { type: 'alarm.set' }, { delay: 5 }),
]

function alarmModel(does: readonly Effect[]) {
  return defineModel({
    machine: alarm,
    purpose: 'Rings.',
    input: undefined,
    events: [{ type: 'set' }, { type: 'ring' }, { type: 'stop' }, { type: 'check' }],
    abstract: () => undefined,
    answers: {
      off: { set: { to: 'on', does } },
      on: { ring: 'off', stop: { to: 'off', does: ['cancel ringing'] } },
    },
    initially: ({ value, children }) => value === 'off' && 'light' in children,
    invariants: {},
  })
}

it('names an effect without parameters by its name only', () => {
  const machine = createMachine({ id: 'bell', on: { press: { actions: [() => {}] } } })
  const answers = { '*': { press: {} } }
  const bell = defineModel({ machine, events: [{ type: 'press' }], abstract: () => undefined, answers })
  expect(explore(bell).problems).toEqual(['press: should not do (anonymous)'])
})

it('compares emitted events, delayed and canceled messages with the model', () => {
  expect(explore(alarmModel(setEffects)).problems).toEqual([])
  expect(explore(alarmModel([])).problems).toEqual([
    'set: should not do emit set {"type":"set","hour":7}',
    'set: should not do self ring after 500 ms {"type":"ring"}',
    'set: should not do light glow after 400 ms {"type":"glow"}',
    'set: should not do parent alarm.set after 5 ms {"type":"alarm.set"}',
    'set: should not do self check {"type":"check"}',
  ])
  const others: Effect[] = [
    emits({ type: 'set', hour: 8 }),
    tells('self', { type: 'ring' }, { delay: 600 }),
    tells('light', { type: 'glow' }),
  ]
  const { problems } = explore(alarmModel([...others, ...setEffects.slice(3)]))
  expect(problems.filter((line) => line.includes('should do'))).toEqual([
    'set: should do emit set {"type":"set","hour":8}',
    'set: should do self ring after 600 ms {"type":"ring"}',
    'set: should do light glow {"type":"glow"}',
  ])
})

it('notices when an emitted event, or a delayed or canceled message is missing', () => {
  const mutants = mutantsOf(alarm).filter(({ kind }) => /action|delay/.test(kind))
  expect(mutants.length).toBeGreaterThan(6)
  const model = alarmModel(setEffects)
  expect(problemsOf(model)).toEqual([])
  expect(survivorsOf([model], mutants).map(({ difference }) => difference)).toEqual([])
})

let subscriptions = 0
const clock = fromObservable(() => {
  subscriptions += 1
  return { subscribe: () => ({ unsubscribe: () => undefined }) }
})
const counting = fromTransition(
  (state: { n: number }, { type }: { type: 'count' }) => ({ n: state.n + (type === 'count' ? 1 : 0) }),
  { n: 0 },
)

it('runs reducers, which guards and invariants can read, and replaces observables', () => {
  const machine = setup({
    types: { context: {} as { counter: ActorRefFrom<typeof counting> }, events: {} as { type: 'press' } },
    actors: { counting, clock },
    actions: { count: sendTo(({ context }) => context.counter, { type: 'count' }) },
    guards: { isCounted: ({ context }) => context.counter.getSnapshot().context.n > 0 },
  }).createMachine({
    id: 'counter',
    context: ({ spawn }) => ({ counter: spawn('counting', { id: 'counter' }) }),
    invoke: { id: 'clock', src: 'clock' },
    initial: 'fresh',
    states: {
      fresh: { on: { press: [{ guard: 'isCounted', target: 'used' }, { actions: 'count' }] } },
      used: {},
    },
  })
  const model = defineModel({
    machine,
    purpose: 'Counts.',
    input: undefined,
    events: [{ type: 'press' }],
    abstract: ({ counter }) => counter.getSnapshot().context.n,
    answers: {
      fresh: {
        press: [
          { when: ({ counter }) => counter.getSnapshot().context.n > 0, to: 'used' },
          { does: [tells('counter', { type: 'count' })] },
        ],
      },
    },
    invariants: { 'counts to one': ({ context }) => context.counter.getSnapshot().context.n <= 1 },
  })
  expect(problemsOf(model)).toEqual([])
  expect(subscriptions).toBe(0)
})
