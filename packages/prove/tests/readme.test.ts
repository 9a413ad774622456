import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { defineModel, explore, problemsWithout, removalsFrom } from '../src/index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

const lampMachine = setup({
  types: {
    context: {} as { hasPower: boolean },
    events: {} as { type: 'press' } | { type: 'power'; on: boolean },
  },
  actions: { note: assign((_, { on }: { on: boolean }) => ({ hasPower: on })) },
  guards: {
    hasPower: ({ context }) => context.hasPower,
    isOff: (_, { on }: { on: boolean }) => !on,
  },
}).createMachine({
  id: 'lamp',
  context: { hasPower: false },
  initial: 'off',
  on: { power: { actions: { type: 'note', params: ({ event }) => event } } },
  states: {
    off: { on: { press: { guard: 'hasPower', target: 'on' } } },
    on: {
      on: {
        press: 'off',
        power: {
          guard: { type: 'isOff', params: ({ event }) => event },
          target: 'off',
          actions: { type: 'note', params: ({ event }) => event },
        },
      },
    },
  },
})

const lampModel = defineModel({
  machine: lampMachine,
  purpose: 'A lamp that needs power.',
  input: undefined,
  events: [{ type: 'press' }, { type: 'power', on: true }, { type: 'power', on: false }],
  abstract: ({ hasPower }) => hasPower,
  answers: {
    off: { press: { when: ({ hasPower }) => hasPower, to: 'on' } },
    on: {
      press: 'off',
      power: [
        { when: (_, { on }) => !on, to: 'off', after: (_, { hasPower }) => !hasPower },
        { after: (_, { hasPower }) => hasPower },
      ],
    },
    '*': { power: { after: (_, { hasPower }, { on }) => hasPower === on } },
  },
  invariants: {
    'a lamp without power is off': (snapshot) => snapshot.context.hasPower || snapshot.matches('off'),
  },
})

test('the model of the README describes its machine', () => {
  const { problems, unusedAnswers } = explore(lampModel)
  expect([...problems, ...unusedAnswers]).toEqual([])
})

test.each(removalsFrom(lampMachine))('the model of the README notices without $kind $path', (removal) => {
  expect(problemsWithout(lampModel, removal, [])).not.toEqual([])
})

test('the problem in the README is that of a lamp without its guard', () => {
  const path = ['states', 'off', 'on', 'press', 'guard']
  const problem = 'press: is not expected, but leads from off to on'
  expect(problemsWithout(lampModel, { kind: 'guard', path }, [])).toContain(problem)
  expect(readme).toContain(`\n${problem}\n`)
})

test('every function that the README imports exists', async () => {
  const names = [...readme.matchAll(/import \{ ([^}]+) \} from '@statecart\/prove'/g)].flatMap(
    ([, list = '']) => list.split(', '),
  )
  expect(names.length).toBeGreaterThan(3)
  expect(Object.keys(await import('../src/index.ts'))).toEqual(expect.arrayContaining(names))
})
