import { expect, it } from 'vitest'
import { type AnyActorRef, assign, createMachine, fromPromise, sendTo, setup, stateIn } from 'xstate'
import { defineModel, explore, mutantsOf, problemsOnWalk, problemsWith, tells } from '../src/index.ts'

type Flaw =
  | 'ignoresStop'
  | 'acceptsZeroCups'
  | 'sendsNoMessage'
  | 'assignsNothing'
  | 'invokesNothing'
  | 'wrongDelay'
  | 'noTag'
  | 'noReenter'
  | 'wrongTarget'
  | 'throws'
  | 'extraTransition'
  | 'functionInContext'

/** Returns a machine that boils water. Without a flaw it does what its model says. */
function kettle(flaw?: Flaw) {
  const pours = { type: 'pour' as const, params: ({ event }: { event: { cups: number } }) => event }
  return setup({
    types: {
      context: {} as { cups: number; lid: unknown },
      events: {} as { type: 'fill'; cups: number } | { type: 'stop' },
      tags: {} as 'busy',
    },
    actors: { heat: fromPromise<void>(() => Promise.resolve()) },
    actions: {
      pour: assign((_, { cups }: { cups: number }) => ({ cups })),
      whistle: sendTo(({ system }): AnyActorRef => system.get('room'), { type: 'sound.heard', loud: true }),
      leak: () => {
        throw new Error('leaking')
      },
    },
    guards: { isSomething: (_, { cups }: { cups: number }) => flaw === 'acceptsZeroCups' || cups > 0 },
    delays: { cooling: flaw === 'wrongDelay' ? 400 : 500 },
  }).createMachine({
    id: 'kettle',
    context: { cups: 0, lid: { open: flaw === 'functionInContext' ? () => true : true } },
    initial: 'cold',
    states: {
      cold: {
        on: {
          fill: {
            guard: { type: 'isSomething', params: ({ event }) => event },
            target: flaw === 'wrongTarget' ? 'hot' : 'heating',
            actions: flaw === 'assignsNothing' ? [] : pours,
          },
          ...(flaw === 'extraTransition' ? { stop: { target: 'cold' } } : {}),
        },
      },
      heating: {
        tags: flaw === 'noTag' ? [] : ['busy'],
        invoke:
          flaw === 'invokesNothing'
            ? []
            : {
                id: 'heat',
                src: 'heat',
                input: {},
                onDone: { target: 'hot', actions: flaw === 'sendsNoMessage' ? [] : 'whistle' },
                onError: 'cold',
              },
        on: {
          fill: { target: 'heating', reenter: flaw !== 'noReenter' },
          ...(flaw === 'ignoresStop'
            ? {}
            : { stop: { target: 'cold', actions: flaw === 'throws' ? 'leak' : [] } }),
        },
      },
      hot: { after: { cooling: 'cold' } },
    },
  })
}

function modelOf(flaw?: Flaw) {
  return defineModel({
    machine: kettle(flaw),
    purpose: 'Boils water.',
    input: undefined,
    siblings: { room: undefined },
    events: [
      { type: 'fill', cups: 2 },
      { type: 'fill', cups: 0 },
      { type: 'stop' },
      { type: 'xstate.done.actor.heat', output: undefined },
      { type: 'xstate.error.actor.heat', error: new Error('no current') },
      { type: 'xstate.after.cooling.kettle.hot' },
    ],
    abstract: ({ cups }) => cups,
    answers: {
      cold: {
        fill: {
          when: (_, { cups }) => cups > 0,
          to: 'heating',
          after: (_, context, { cups }) => context.cups === cups,
        },
      },
      heating: {
        fill: 'heating',
        stop: 'cold',
        'xstate.done.actor.heat': { to: 'hot', does: [tells('room', { type: 'sound.heard', loud: true })] },
        'xstate.error.actor.heat': 'cold',
      },
      hot: { 'xstate.after.cooling.kettle.hot': 'cold' },
    },
    tags: { heating: ['busy'] },
    delays: { cooling: 500 },
    invariants: { 'cups are counted': ({ context }) => context.cups >= 0 },
  })
}

it('finds no problem in a machine that does what its model says', () => {
  const model = modelOf()
  const { problems, unusedAnswers } = explore(model)
  expect([...problems, ...unusedAnswers]).toEqual([])
  const events = [...model.events, ...model.events]
  expect(problemsOnWalk(model, { input: undefined, events })).toEqual([])
})

it.each<[Flaw, string]>([
  ['ignoresStop', 'fill {"cups":2} → stop: is not answered in heating, although the model expects an answer'],
  ['acceptsZeroCups', 'fill {"cups":0}: is not expected in cold, but leads to heating'],
  ['sendsNoMessage', 'fill {"cups":2} → xstate.done.actor.heat: should do room sound.heard'],
  [
    'assignsNothing',
    'fill {"cups":2}: `after` of the answer cold / fill / 1 does not hold; the context is unchanged',
  ],
  ['invokesNothing', 'fill {"cups":2}: leads to heating, where xstate.done.actor.heat cannot happen'],
  ['wrongDelay', 'fill {"cups":2} → xstate.done.actor.heat: waits 400 ms for cooling, not 500'],
  ['noTag', 'fill {"cups":2}: leads to heating with the tags [], not [busy]'],
  [
    'noReenter',
    'fill {"cups":2} → fill {"cups":2}: stays in heating, which should be entered again (with reenter)',
  ],
  ['wrongTarget', 'fill {"cups":2}: leads to hot, not to heating'],
  ['extraTransition', 'stop: is not expected in cold, but takes the transition kettle.cold|stop|0'],
  ['functionInContext', 'at the start: holds a function in context.lid.open'],
  ['throws', 'fill {"cups":2} → stop: the machine stopped on an error: Error: leaking'],
])('finds a machine with the flaw %s', (flaw, problem) => {
  const { problems } = explore(modelOf(flaw))
  expect(problems.some((line) => line.startsWith(problem))).toBe(true)
})

it('reports functions in the context once, with the number of their places', () => {
  const machine = createMachine({
    id: 'timers',
    context: { stop: () => undefined, player: { play: () => undefined, pause: () => undefined } },
    initial: 'idle',
    states: { idle: { on: { go: 'busy' } }, busy: { on: { go: 'idle' } } },
  })
  const answers = { idle: { go: 'busy' }, busy: { go: 'idle' } }
  const model = { machine, input: undefined, events: [{ type: 'go' }], abstract: () => 0, answers }
  expect(explore(model).problems).toEqual([
    'at the start: holds a function in context.stop and in 2 other places (see `allowsFunctions`)',
  ])
})

it('allows functions in the context if the model sets allowsFunctions', () => {
  expect(explore({ ...modelOf('functionInContext'), allowsFunctions: true }).problems).toEqual([])
})

/** Invokes `ask` again if a `changed` event arrived while it was running. */
const reader = setup({
  types: { events: {} as { type: 'changed' } },
  actors: { ask: fromPromise<void>(() => Promise.resolve()) },
  guards: { isStale: stateIn({ asking: 'stale' }) },
}).createMachine({
  id: 'reader',
  initial: 'asking',
  states: {
    asking: {
      initial: 'fresh',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [{ guard: 'isStale', target: 'asking', reenter: true }, { target: 'done' }],
        onError: 'done',
      },
      states: { fresh: { on: { changed: 'stale' } }, stale: {} },
    },
    done: { on: { changed: 'asking' } },
  },
})

const readerModel = defineModel({
  machine: reader,
  purpose: 'Reads what changes.',
  input: undefined,
  events: [
    { type: 'changed' },
    { type: 'xstate.done.actor.ask', output: undefined },
    { type: 'xstate.error.actor.ask', error: new Error('no answer') },
  ],
  abstract: () => undefined,
  answers: {
    'asking.fresh': { changed: 'asking.stale', 'xstate.done.actor.ask': 'done' },
    'asking.stale': { 'xstate.done.actor.ask': 'asking.fresh' },
    asking: { 'xstate.error.actor.ask': 'done' },
    done: { changed: 'asking.fresh' },
  },
  invariants: {},
})

it('finds a machine that still waits for an actor that has ended', () => {
  expect(explore(readerModel).problems).toEqual([])
  const [mutant] = mutantsOf(reader).filter(({ kind }) => kind === 'reenter flipped')
  expect(mutant && problemsWith(readerModel, mutant)).toContain(
    'changed → xstate.done.actor.ask: still waits for ask, which has ended',
  )
})

it('reports the answers of a model that no situation uses', () => {
  const model = modelOf()
  const answers = { ...model.answers, boiling: { stop: 'cold' } }
  expect(explore({ ...model, answers }).unusedAnswers).toEqual(['boiling / stop / 1'])
})
