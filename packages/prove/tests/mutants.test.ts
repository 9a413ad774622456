import { expect, test } from 'vitest'
import { and, assign, createActor, createMachine, fromPromise, setup } from 'xstate'
import { mutantsOf } from '../src/index.ts'

const machine = setup({
  types: { context: {} as { tries: number; error: string } },
  actors: { load: fromPromise(() => Promise.resolve(1)) },
  actions: { fail: assign({ tries: ({ context }) => context.tries + 1, error: 'late' }), note: () => {} },
  guards: { isFresh: () => true, isSmall: () => true },
  delays: { pause: 100, dynamic: ({ context }) => context.tries },
}).createMachine({
  id: 'loader',
  context: { tries: 0, error: '' },
  initial: 'idle',
  states: {
    idle: {
      entry: 'note',
      on: {
        load: [
          { guard: and(['isFresh', 'isSmall']), target: 'loading' },
          { guard: 'isSmall', target: 'failed', actions: ['fail', 'note'] },
        ],
        again: 'idle',
      },
    },
    loading: {
      invoke: { id: 'load', src: 'load', onDone: 'idle', onError: { target: 'failed', actions: 'fail' } },
    },
    failed: {
      exit: 'note',
      always: { guard: 'isSmall', target: 'idle' },
      after: { pause: 'idle', 500: { target: 'failed', reenter: true } },
    },
  },
})

const mutants = mutantsOf(machine)
const lines = mutants.map(({ kind, place, difference }) => `${kind} | ${place} | ${difference}`)

test.each([
  'initial changed | loader | starts in loading, not in idle',
  'transition removed | idle: load → loading | without this transition',
  'target changed | idle: load → loading | leads to failed, not to loading',
  'guard removed | idle: load → loading | without the guard isFresh and isSmall',
  'guard inverted | idle: load → failed | with the guard not isSmall',
  'guard weakened | idle: load → loading | with the guard isFresh and isSmall, but without isFresh',
  'order changed | idle: load | with its transitions 1 and 2 in the other order',
  'action removed | idle: load → failed | without the action note',
  'action removed | idle: entry | without the action note',
  'action removed | failed: exit | without the action note',
  'reenter flipped | idle: again → idle | with reenter',
  'reenter flipped | failed: after 500 → failed | without reenter',
  'invoke removed | loading | without invoking load',
  'transition removed | loading: load done → idle | without this transition',
  'target changed | loading: load failed → failed | leads to idle, not to failed',
  'transition removed | failed: always → idle | without this transition',
  'delay changed | failed: after 500 | waits 1001 ms, not 500 ms',
  'delay changed | the delay pause | waits 201 ms, not 100 ms',
  'delay changed | the delay dynamic | waits twice as long',
  'assignment removed | the action fail | without assigning tries',
])('makes the mutant: %s', (line) => {
  expect(lines).toContain(line)
})

test('makes each mutant once, and every mutant starts', () => {
  expect(new Set(mutants.map(({ kind, keys }) => `${kind} ${keys.join('/')}`)).size).toBe(mutants.length)
  for (const mutant of mutants) createActor(mutant.machine()).start().stop()
})

test('does not change the original machine', () => {
  const before = JSON.stringify(machine.config)
  for (const mutant of mutants) mutant.machine()
  expect(JSON.stringify(machine.config)).toBe(before)
})

test('makes no mutant with the same behavior: reentering a state without actions has no effect', () => {
  const plain = createMachine({ id: 'plain', initial: 'a', states: { a: { on: { go: 'a' } } } })
  expect(mutantsOf(plain).map(({ kind }) => kind)).toEqual(['transition removed'])
})

test('changes an initial state that has actions', () => {
  const bell = createMachine({
    id: 'bell',
    initial: { target: 'on', actions: ['note', 'ring'] },
    states: { on: {}, off: {} },
  })
  const changed = mutantsOf(bell).map(({ difference, keys }) => `${difference} (${keys.join('.')})`)
  expect(changed).toEqual([
    'starts in off, not in on (initial.target)',
    'without the action note (initial.actions.0)',
    'without the action ring (initial.actions.1)',
  ])
  const [inOff] = mutantsOf(bell)
  expect(inOff && createActor(inOff.machine()).getSnapshot().value).toBe('off')
})

test('keeps the other assignments of an action', () => {
  const [withoutTries] = mutants.filter(({ difference }) => difference === 'without assigning tries')
  const actor = createActor(
    (withoutTries?.machine() ?? machine).provide({ guards: { isFresh: () => false } }),
  )
  actor.start().send({ type: 'load' })
  expect(actor.getSnapshot().context).toEqual({ tries: 0, error: 'late' })
})

test('changes the routes that XState knows', () => {
  const tabs = setup({ guards: { isAdmin: () => true }, actions: { note: () => {} } }).createMachine({
    id: 'tabs',
    initial: 'home',
    states: {
      home: {},
      admin: { id: 'admin', route: { guard: 'isAdmin', actions: 'note' } },
      lost: { route: {} },
    },
  })
  const changes = mutantsOf(tabs).filter(({ place }) => place.endsWith('route'))
  expect(changes.map(({ place, difference }) => `${place}: ${difference}`)).toEqual([
    'admin: route: without this route',
    'admin: route: without the guard isAdmin',
    'admin: route: with the guard not isAdmin',
    'admin: route: without the action note',
  ])
  const admin = { type: 'xstate.route', to: '#admin' }
  const arrivals = changes.map(({ machine }) => {
    const actor = createActor(machine()).start()
    actor.send(admin as never)
    return actor.getSnapshot().value
  })
  expect(arrivals).toEqual(['home', 'admin', 'home', 'admin'])
})
