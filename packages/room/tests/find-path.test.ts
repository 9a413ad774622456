import { expect, test } from 'vitest'
import { type AnyStateMachine, assign, createActor, createMachine, fromPromise, setup, stateIn } from 'xstate'
import { findPath } from '../src/drive/find-path.ts'
import { allowRestart } from '../src/drive/restart.ts'
import { openHost } from '../src/host/host.ts'
import type { Registry, RoomModel } from '../src/registry.ts'

function wayTo(machine: AnyStateMachine, state: string, model?: RoomModel): string[] | undefined {
  return findPath(createActor(machine).start(), state, model, new Set(), {
    left: 10_000,
    isSpent: false,
    missing: new Map(),
  })?.map(({ event }) => event.type)
}

/**
 * After `lock`, the box can only be open again if it was open before, because its history state restores the former state.
 */
const boxMachine = setup({
  guards: { isFree: stateIn({ guard: 'free' }), isOpen: stateIn({ box: { around: 'open' } }) },
}).createMachine({
  id: 'box',
  type: 'parallel',
  states: {
    box: {
      initial: 'around',
      states: {
        around: {
          initial: 'shut',
          states: {
            shut: { on: { open: { guard: 'isFree', target: 'open' } } },
            open: {},
            memory: { type: 'history' },
          },
          on: { lock: 'away' },
        },
        away: { on: { back: 'around.memory' } },
      },
    },
    guard: {
      initial: 'free',
      states: {
        free: { on: { lock: 'locked' } },
        locked: { always: { guard: 'isOpen', target: 'tricked' } },
        tricked: {},
      },
    },
  },
})

test('distinguishes snapshots that only differ in the value of a history state', () => {
  expect(wayTo(boxMachine, 'box.guard.tricked')).toEqual(['open', 'lock', 'back'])
})

const countMachine = setup({
  types: { context: {} as { count: bigint } },
  actions: { add: assign({ count: ({ context }) => context.count + 1n }) },
  guards: { isTwo: ({ context }) => context.count === 2n },
}).createMachine({
  id: 'count',
  context: { count: 0n },
  initial: 'low',
  states: {
    low: { on: { add: { actions: 'add' }, open: { guard: 'isTwo', target: 'high' } } },
    high: {},
  },
})

type Context = { count: bigint }

test.each([
  ['a BigInt', ({ count }: Context) => count],
  ['a Set', ({ count }: Context) => new Set([Number(count)])],
  ['a Map', ({ count }: Context) => new Map([['count', count]])],
])('a model can distinguish snapshots by %s', (_, abstract) => {
  const events = [{ type: 'add' }, { type: 'open' }]
  const stopsAt = ({ count }: Context) => count > 3n
  expect(wayTo(countMachine, 'count.high', { input: undefined, events, abstract, stopsAt })).toEqual([
    'add',
    'add',
    'open',
  ])
})

/** A machine with more snapshots than a search can visit: each event sets one of the numbers. */
const endlessMachine = setup({
  types: { context: {} as { numbers: Readonly<Record<string, number>> } },
  guards: { never: () => false },
}).createMachine({
  id: 'endless',
  context: { numbers: {} },
  initial: 'counting',
  states: {
    counting: {
      on: Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((name) => [
          name,
          {
            actions: assign(({ context: { numbers } }) => ({
              numbers: { ...numbers, [name]: (numbers[name] ?? 0) + 1 },
            })),
          },
        ]),
      ),
      always: { guard: 'never', target: 'found' },
    },
    found: {},
  },
})

test('a search tries no more events than its budget, and half of them from the present state', () => {
  const budget = { left: 200, isSpent: false, missing: new Map() }
  const actor = createActor(endlessMachine).start()
  allowRestart(actor)
  expect(findPath(actor, 'endless.found', undefined, new Set(), budget)).toBeUndefined()
  expect(budget.isSpent).toBe(true)
  expect(budget.left).toBe(0)
})

const listMachine = setup({
  types: { context: {} as { entries: readonly string[] } },
  actions: { add: assign({ entries: ({ context }) => [...context.entries, 'entry'] }) },
}).createMachine({
  id: 'list',
  context: { entries: [] },
  initial: 'short',
  states: { short: { on: { add: { actions: 'add' } } }, unreachable: {} },
})

test('a search ends where a path has 200 events, because a list can become longer with each event', () => {
  const budget = { left: 10_000, isSpent: false, missing: new Map() }
  const actor = createActor(listMachine).start()
  expect(findPath(actor, 'list.unreachable', undefined, new Set(), budget)).toBeUndefined()
  expect(budget).toMatchObject({ left: 9_800, isSpent: true })
})

const emptyRegistry: Registry = {
  machines: [],
  faults: [],
  scenarios: [],
  coverage: { depths: [], taken: {} },
  build: { version: '', id: '' },
}

test('Go to gives up where there are too many possibilities', async () => {
  const root = createActor(endlessMachine).start()
  const host = openHost(
    { root, world: {}, clock: { now: () => 0 }, later: () => () => undefined },
    emptyRegistry,
  )
  expect(await host.ask('drive.goTo', root.sessionId, 'endless.found')).toMatchObject({
    end: 'gaveUp',
    steps: [],
  })
  host.close()
})

test('Go to ends where an action throws on the path, instead of starting the ended actor again and again', async () => {
  const failing = () => {
    throw new Error('There is no name.')
  }
  const namingMachine = createMachine({
    id: 'naming',
    initial: 'unnamed',
    states: {
      unnamed: { on: { submit: { target: 'named', actions: failing } } },
      named: { on: { next: 'used' } },
      used: {},
    },
  })
  const root = createActor(namingMachine)
  root.subscribe({ error: () => undefined })
  root.start()
  allowRestart(root)
  const host = openHost(
    { root, world: {}, clock: { now: () => 0 }, later: () => () => undefined },
    emptyRegistry,
  )
  const path = await host.ask('drive.goTo', root.sessionId, 'naming.used')
  expect(path?.end).toBe('ended')
  expect(path?.steps.map(({ event }) => event)).toEqual(['submit'])
  host.close()
})

const saveMachine = setup({
  types: { context: {} as { reason: string } },
  actors: { save: fromPromise(() => new Promise(() => {})) },
}).createMachine({
  id: 'save',
  context: { reason: '' },
  initial: 'saving',
  states: {
    saving: {
      invoke: {
        src: 'save',
        id: 'save',
        onError: {
          target: 'failed',
          actions: assign({ reason: ({ event }) => (event.error as Error).message }),
        },
      },
    },
    failed: {},
  },
})

test('fails a promise with an error, because actions read its message', () => {
  expect(wayTo(saveMachine, 'save.failed')).toEqual(['xstate.error.actor.save'])
})
