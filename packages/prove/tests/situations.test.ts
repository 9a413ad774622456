import { expect, it } from 'vitest'
import { type AnyMachineSnapshot, createMachine, not, raise, setup } from 'xstate'
import { defineDriver, defineModel, explore, gapsOf, planPaths, problemsOf, untakenBy } from '../src/index.ts'

const button = setup({ delays: { 'long-press': 500, 'very.long': 900 } }).createMachine({
  id: 'my.button',
  initial: 'up',
  states: {
    up: { on: { press: 'down' } },
    down: {
      on: { press: { target: 'down', reenter: true }, release: 'up' },
      after: { 'long-press': 'held' },
    },
    held: { after: { 'very.long': 'up' }, on: { release: 'up' } },
  },
})

function buttonModel(delays: Record<string, number>) {
  return defineModel({
    machine: button,
    purpose: 'Is pressed.',
    input: undefined,
    events: [
      { type: 'press' },
      { type: 'release' },
      { type: 'xstate.after.long-press.my.button.down' },
      { type: 'xstate.after.very.long.my.button.held' },
    ],
    abstract: () => undefined,
    answers: {
      up: { press: 'down' },
      down: { press: 'down', release: 'up', 'xstate.after.long-press.my.button.down': 'held' },
      held: { release: 'up', 'xstate.after.very.long.my.button.held': 'up' },
    },
    delays,
    invariants: {},
  })
}

it('supports dashes and dots in the names of delays', () => {
  expect(explore(buttonModel({ 'long-press': 500, 'very.long': 900 })).problems).toEqual([])
  const { problems } = explore(buttonModel({ 'long-press': 400, 'very.long': 800 }))
  expect(problems.join('\n')).toContain('waits 500 ms for long-press, not 400')
  expect(problems.join('\n')).toContain('waits 900 ms for very.long, not 800')
})

it('compares a delay that starts with the machine', () => {
  const machine = setup({ delays: { pause: 100 } }).createMachine({
    id: 'signal',
    initial: 'waiting',
    states: { waiting: { after: { pause: 'over' } }, over: {} },
  })
  const ends = { type: 'xstate.after.pause.signal.waiting' }
  const problemsWith = (pause: number) =>
    explore(
      defineModel({
        machine,
        events: [ends],
        abstract: () => undefined,
        answers: { waiting: { [ends.type]: 'over' } },
        delays: { pause },
      }),
    ).problems
  expect(problemsWith(100)).toEqual([])
  expect(problemsWith(200)).toContain('at the start: waits 100 ms for pause, not 200')
})

const radio = createMachine({
  id: 'radio',
  initial: 'on',
  states: {
    on: {
      initial: 'slow',
      on: { power: 'off' },
      states: { slow: { on: { press: 'fast' } }, fast: {}, last: { type: 'history' } },
    },
    off: { on: { power: 'on.last', check: {} } },
  },
})

const remembersFast = ({ historyValue }: AnyMachineSnapshot) =>
  historyValue['radio.on.last']?.[0]?.id === 'radio.on.fast'

const radioModel = defineModel({
  machine: radio,
  purpose: 'Goes on where it was.',
  input: undefined,
  events: [{ type: 'press' }, { type: 'power' }],
  abstract: () => undefined,
  answers: {
    'on.slow': { press: 'on.fast' },
    on: { power: 'off' },
    off: {
      power: [{ when: (_, __, snapshot) => remembersFast(snapshot), to: 'on.fast' }, { to: 'on.slow' }],
    },
  },
  invariants: {},
})

it('explores a state once for each value of a history state', () => {
  const { problems, unusedAnswers } = explore(radioModel)
  expect([...problems, ...unusedAnswers]).toEqual([])
})

it('plans a path to a transition that depends on a history state', () => {
  const how = async () => undefined
  const driver = defineDriver({
    model: radioModel,
    begin: how,
    moves: [
      { events: [{ type: 'power' }], how },
      { events: [{ type: 'press' }], how },
      { events: [{ type: 'check' }], when: remembersFast, how },
    ],
    shows: {},
  })
  const steps = planPaths(driver).flatMap((path) => path.steps)
  expect(steps.flatMap(({ taken }) => taken)).toContain('radio.off|check|0')
})

it('reports the maximum number of moves in a plan', () => {
  const how = async () => undefined
  const driver = defineDriver({
    model: radioModel,
    begin: how,
    moves: [{ events: [{ type: 'press' }], how }],
    shows: {},
    maxDepth: 3,
  })
  expect(untakenBy([driver], 'rendered', [])[0]).toContain('more than 3 moves to get there (`maxDepth`)')
})

it('asks `automatic` after the last event of a move, also if the move contains the same event twice', () => {
  const machine = createMachine({
    id: 'steps',
    initial: 'first',
    states: {
      first: { on: { go: 'second' } },
      second: { on: { go: 'third', skip: 'skipped' } },
      third: {},
      skipped: {},
    },
  })
  const go = { type: 'go' }
  const model = defineModel({
    machine,
    events: [go, { type: 'skip' }],
    abstract: () => undefined,
    answers: { first: { go: 'second' }, second: { go: 'third', skip: 'skipped' } },
  })
  const driver = defineDriver({
    model,
    begin: () => Promise.resolve(),
    moves: [{ events: [go, go], how: () => Promise.resolve() }],
    automatic: (snapshot) => (snapshot.matches('second') ? { type: 'skip' } : undefined),
    shows: {},
  })
  const [path] = planPaths(driver)
  expect(path?.steps.map(({ events, expected }) => [events, expected.value])).toEqual([[[go, go], 'third']])
})

it('counts a state as reached that the machine leaves at once', () => {
  const machine = setup({
    types: { context: {} as { isOld: boolean } },
    guards: { isOld: ({ context }) => context.isOld },
  }).createMachine({
    id: 'steps',
    context: { isOld: false },
    initial: 'work',
    states: {
      work: {
        initial: 'open',
        states: { open: { on: { finish: 'finished' } }, finished: { type: 'final' } },
        onDone: 'sorting',
      },
      sorting: {
        always: [
          { guard: 'isOld', target: 'archive' },
          { guard: not('isOld'), target: 'shelf' },
        ],
      },
      archive: {},
      shelf: {},
    },
  })
  const model = defineModel({
    machine,
    events: [{ type: 'finish' }],
    abstract: () => undefined,
    answers: { work: { finish: 'shelf' } },
  })
  const found = explore(model)
  expect(found.problems).toEqual([])
  expect(gapsOf(model, found)).toEqual([
    'no event of the model takes the transition steps.sorting||0',
    "no path of the model's events leads to the state archive",
  ])
})

it('lets an ancestor of several regions answer only if none of them does, as XState does', () => {
  const machine = setup({ actions: { note: () => {} } }).createMachine({
    id: 'player',
    type: 'parallel',
    on: { 'track.next': { actions: 'note' } },
    states: {
      playback: { initial: 'off', states: { off: { on: { 'track.next': 'on' } }, on: {} } },
      sound: {},
    },
  })
  const model = defineModel({
    machine,
    events: [{ type: 'track.next' }],
    abstract: () => undefined,
    answers: { 'playback.off': { 'track.next': 'playback.on' }, '*': { 'track.next': { does: ['note'] } } },
  })
  expect(problemsOf(model)).toEqual([])
})

it('asks for an answer of a region that an event of another region moves', () => {
  const player = setup({}).createMachine({
    type: 'parallel',
    states: {
      sound: { initial: 'loud', states: { loud: { on: { mute: 'muted' } }, muted: {} } },
      picture: { on: { seek: { actions: raise({ type: 'mute' }) } } },
    },
  })
  const model = (answers: Record<string, Record<string, string | object>>) =>
    defineModel({ machine: player, events: [{ type: 'seek' }], abstract: () => undefined, answers })
  expect(problemsOf(model({ picture: { seek: { to: 'sound.muted' } } }))).toEqual([
    'seek: leaves sound.loud for picture & sound.muted, although no answer of sound.loud leads there',
  ])
  expect(explore(model({ 'sound.loud': { seek: 'sound.muted' }, picture: { seek: {} } })).problems).toEqual(
    [],
  )
})
