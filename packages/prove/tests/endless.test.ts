import { expect, it } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import {
  defineDriver,
  defineModel,
  explore,
  gapsOf,
  type Model,
  planPaths,
  problemsOf,
} from '../src/index.ts'

let actionsRun = 0
const counter = setup({
  types: { context: {} as { count: number; name: string }, events: {} as { type: 'add' } },
  actions: {
    add: assign(({ context }) => {
      actionsRun += 1
      return { count: context.count + 1 }
    }),
  },
}).createMachine({ id: 'counter', context: { count: 0, name: 'a' }, on: { add: { actions: 'add' } } })

function counterModel(more: Partial<Model<typeof counter>> = {}) {
  return defineModel({
    machine: counter,
    purpose: 'Counts.',
    input: undefined,
    events: [{ type: 'add' }],
    abstract: (context) => context,
    answers: { '*': { add: { after: (before, after) => after.count === before.count + 1 } } },
    invariants: {},
    ...more,
  })
}

const problem = [
  'the exploration may never end: it has paths of more than 50 events;',
  '`count` in the result of `abstract` has 52 different values (0, 1, 2, …, 51).',
  'Leave out of `abstract` what does not change behavior, or end the exploration with `stopsAt`.',
  'A machine that is only large needs `maxSituations` or `maxDepth`.',
  'The last path ends with add → add → add',
].join(' ')

it('reports a counter without a limit early, with the name of the value that grows', () => {
  actionsRun = 0
  expect(problemsOf(counterModel())).toEqual([problem])
  expect(actionsRun).toBeLessThan(3_000)
})

it('explores a counter up to the limit that its model sets', () => {
  expect(explore(counterModel({ stopsAt: ({ count }) => count > 3 })).situations).toBe(4)
  expect(explore(counterModel({ maxDepth: 70 })).problems).toEqual([])
  expect(explore(counterModel({ abstract: ({ count }) => count % 2 })).situations).toBe(2)
})

it('reports more situations than the model allows', () => {
  const [line] = explore(counterModel({ maxSituations: 10 })).problems
  expect(line).toContain('it has more than 10 situations')
  expect(explore(counterModel({ maxSituations: 10 }), { maxSituations: 12 }).problems[0]).toContain('than 12')
})

it('reports a counter without a limit before the other problems of an unfinished model', () => {
  const { problems } = explore(counterModel({ answers: {} }))
  expect(problems.length).toBeGreaterThan(50)
  expect(problems[0]).toBe(problem)
})

it('measures the length of paths from the end of the longest of `extraPaths`', () => {
  const add = { type: 'add' } as const
  const extraPaths = [Array.from({ length: 60 }, () => add)]
  const stopsAt = ({ count }: { count: number }) => count > 70
  const { problems } = explore(counterModel({ extraPaths, stopsAt }))
  expect(problems).toEqual([])
})

it('a list that grows is named too, with short examples', () => {
  const machine = createMachine({
    id: 'log',
    types: {} as { context: { entries: { texts: string[] } } },
    context: { entries: { texts: [] } },
    on: {
      add: {
        actions: assign({ entries: ({ context: { entries } }) => ({ texts: [...entries.texts, 'text'] }) }),
      },
    },
  })
  const model = defineModel({
    machine,
    events: [{ type: 'add' }],
    abstract: (context) => context,
    answers: { '*': { add: { after: () => true } } },
  })
  const { problems } = explore(model)
  expect(problems.join()).toContain(
    '`entries.texts` in the result of `abstract` has 52 different values ([], ["text"], ["text","text"], …, ["text","text","text","text",…)',
  )
  expect(gapsOf(model, explore(model))).toEqual([])
})

it('the plan of a driver has a limit of situations', () => {
  const how = async () => undefined
  const driver = defineDriver({
    model: counterModel({ maxSituations: 5 }),
    begin: how,
    moves: [{ events: [{ type: 'add' }], how }],
    shows: {},
  })
  expect(() => planPaths(driver)).toThrow(
    /^counter: the plan of its driver cannot be made. In it, the exploration may never end: it has more than 5 situations/,
  )
})
