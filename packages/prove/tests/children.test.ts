import { expect, it } from 'vitest'
import {
  type ActorRefFrom,
  createMachine,
  enqueueActions,
  fromPromise,
  log,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import {
  defineModel,
  type Effect,
  explore,
  mutantsOf,
  performs,
  problemsOf,
  survivorsOf,
  tells,
} from '../src/index.ts'

const timer = fromPromise<void, { minutes: number }>(() => Promise.resolve())
const machine = setup({
  actors: { timer },
  actions: { note: () => undefined, warm: spawnChild('timer', { input: { minutes: 9 } }) },
}).createMachine({
  id: 'kitchen',
  initial: 'idle',
  states: {
    idle: {
      on: {
        cook: {
          target: 'cooking',
          actions: [
            spawnChild('timer', { id: 'egg', input: { minutes: 3 } }),
            'warm',
            spawnChild(createMachine({ id: 'bell' })),
            log('cooks'),
          ],
        },
      },
    },
    cooking: {
      invoke: { id: 'steam', src: 'timer', input: { minutes: 1 } },
      on: {
        '*': {
          target: 'idle',
          actions: enqueueActions(({ enqueue }) => {
            enqueue('note')
            enqueue.stopChild('egg')
          }),
        },
      },
    },
  },
})

function kitchenModel(cook: readonly Effect[], stop: readonly Effect[]) {
  return defineModel({
    machine,
    purpose: 'Cooks.',
    input: undefined,
    events: [{ type: 'cook' }, { type: 'stop' }],
    abstract: () => undefined,
    answers: {
      idle: { cook: { to: 'cooking', does: cook } },
      cooking: { stop: { to: 'idle', does: stop }, cook: { to: 'idle', does: stop } },
    },
    initially: ({ value }) => value === 'idle',
    invariants: {},
  })
}

it('compares started and stopped children with the model where it mentions them', () => {
  expect(explore(kitchenModel([], ['note'])).problems).toEqual([])
  const all = ['spawn egg', 'spawn timer', 'spawn bell']
  expect(explore(kitchenModel(all, ['note', 'stop egg'])).problems).toEqual([])
  expect(explore(kitchenModel([performs('spawn egg', { minutes: 3 })], ['note'])).problems).toEqual([])
  expect(explore(kitchenModel(['spawn steam', 'spawn pan'], ['note'])).problems).toEqual([
    'cook: should do spawn steam',
    'cook: should do spawn pan',
  ])
})

it('notices a child that is not started or stopped, and makes no mutant without a log', () => {
  const model = kitchenModel(['spawn egg', 'spawn timer', 'spawn bell'], ['note', 'stop egg'])
  expect(problemsOf(model)).toEqual([])
  const mutants = mutantsOf(machine).filter(({ kind }) => kind === 'action removed')
  expect(mutants.map(({ difference }) => difference)).toEqual([
    'without the action spawnChild timer',
    'without the action warm',
    'without the action spawnChild bell',
    'without the action enqueueActions note, stopChild',
  ])
  expect(survivorsOf([model], mutants)).toEqual([])
})

it('calls the receiver of a message by its source if it has no id', () => {
  const bell = createMachine({ on: { ring: {} } })
  const desk = setup({
    types: { context: {} as { bell: ActorRefFrom<typeof bell> } },
    actors: { bell },
  }).createMachine({
    context: ({ spawn }) => ({ bell: spawn('bell') }),
    on: { call: { actions: sendTo(({ context }) => context.bell, { type: 'ring' }) } },
  })
  const model = (...does: Effect[]) =>
    defineModel({
      machine: desk,
      events: [{ type: 'call' }],
      abstract: () => undefined,
      answers: { '*': { call: { does } } },
    })
  expect(problemsOf(model(tells('bell', { type: 'ring' })))).toEqual([])
  expect(problemsOf(model())).toEqual(['call: should not do bell ring {"type":"ring"}'])
})
