import { expect, it } from 'vitest'
import { type AnyActorRef, createMachine, fromObservable, fromPromise, setup } from 'xstate'
import { defineModel, explore, startRun } from '../src/index.ts'

it('does not run inline actors, because their results are events of the model', () => {
  let calls = 0
  const call = fromPromise(() => {
    calls += 1
    return Promise.resolve('answer')
  })
  const child = createMachine({
    id: 'child',
    initial: 'calling',
    states: { calling: { invoke: [{ src: call, onDone: 'called' }] }, called: {} },
  })
  const machine = createMachine({
    id: 'caller',
    initial: 'idle',
    states: {
      idle: { on: { start: 'calling' } },
      calling: { invoke: [{ id: 'call', src: call, onDone: 'idle' }, { src: child }] },
    },
  })
  const model = defineModel({
    machine,
    purpose: 'Calls.',
    input: undefined,
    events: [{ type: 'start' }, { type: 'xstate.done.actor.call', output: 'answer' }],
    abstract: () => undefined,
    answers: {
      idle: { start: 'calling' },
      calling: { 'xstate.done.actor.call': 'idle' },
    },
    invariants: {},
  })
  expect(explore(model).problems).toEqual([])
  expect(calls).toBe(0)
})

it('runs a machine whose invoked actor has no logic, because only the application provides it', () => {
  const machine = createMachine({
    id: 'caller',
    initial: 'calling',
    states: { calling: { invoke: { id: 'call', src: 'call', onDone: 'called' } }, called: {} },
  })
  const model = defineModel({
    machine,
    events: [{ type: 'xstate.done.actor.call', output: 'answer' }],
    abstract: () => undefined,
    answers: { calling: { 'xstate.done.actor.call': 'called' } },
  })
  expect(explore(model).problems).toEqual([])
})

it('sends the snapshots of an actor only while it is running', () => {
  const observed = 'xstate.snapshot.weather'
  const machine = setup({
    actors: { weather: fromObservable(() => ({ subscribe: () => ({ unsubscribe() {} }) })) },
    actions: { note: () => {} },
  }).createMachine({
    id: 'window',
    initial: 'open',
    on: { '*': { actions: 'note' } },
    states: {
      open: { invoke: { id: 'weather', src: 'weather', onSnapshot: 'shut' } },
      shut: {},
    },
  })
  const model = defineModel({
    machine,
    events: [{ type: observed, snapshot: { context: 'rain' } }],
    abstract: () => undefined,
    answers: { open: { [observed]: 'shut' } },
  })
  expect(explore(model).problems).toEqual([])
})

it('replaces the child machines that the model lists', () => {
  const child = createMachine({ id: 'child', initial: 'one', states: { one: {} } })
  const machine = createMachine(
    {
      id: 'parent',
      invoke: [
        { id: 'byName', src: 'named' },
        { id: 'inline', src: child },
      ],
    },
    { actors: { named: child } },
  )
  const model = defineModel({
    machine,
    purpose: 'Has children.',
    input: undefined,
    events: [],
    abstract: () => undefined,
    answers: {},
    invariants: {},
  })
  const running = (replaced: readonly string[]) => {
    const run = startRun({ ...model, replaced })
    const children = Object.entries<AnyActorRef | undefined>(run.actor.getSnapshot().children)
    run.stop()
    return children.filter(([, actor]) => 'value' in Object(actor?.getSnapshot())).map(([id]) => id)
  }
  expect(running([])).toEqual(['byName', 'inline'])
  expect(running(['named'])).toEqual(['inline'])
  expect(running(['child'])).toEqual(['byName'])
  expect(running(['named', 'child'])).toEqual([])
})

it('reports an actor that has ended and stays, unless the answer keeps it', () => {
  const machine = createMachine({
    id: 'parent',
    initial: 'running',
    states: {
      running: {
        invoke: { id: 'part', src: fromPromise(() => new Promise(() => undefined)) },
        on: { 'xstate.error.actor.part': { actions: 'log' } },
      },
    },
  })
  const problemsOf = (answer: { keepsEnded?: true }) =>
    explore(
      defineModel({
        machine,
        purpose: 'Logs an error.',
        input: undefined,
        events: [{ type: 'xstate.error.actor.part', error: 'broken' }],
        abstract: () => undefined,
        answers: { running: { 'xstate.error.actor.part': { does: ['log'], ...answer } } },
        invariants: {},
      }),
    ).problems
  expect(problemsOf({ keepsEnded: true })).toEqual([])
  expect(problemsOf({})).toEqual([expect.stringContaining('still waits for part, which has ended')])
})
