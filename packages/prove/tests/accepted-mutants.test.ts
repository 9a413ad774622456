import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { defineModel, mutantScore, mutantsOf } from '../src/index.ts'

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})
const model = defineModel({
  machine,
  purpose: 'A lamp.',
  input: undefined,
  events: [{ type: 'press' }],
  abstract: () => undefined,
  answers: { off: { press: 'on' }, on: { press: 'off' } },
  invariants: {},
})
const initial = 'lamp: starts in on, not in off'
const scoreWith = (acceptedMutants: Record<string, string>) =>
  mutantScore([{ ...model, acceptedMutants }], mutantsOf(machine))

it('does not count mutants that the model accepts', () => {
  const all = mutantsOf(machine).length
  expect(scoreWith({})).toMatchObject({ all, noticed: all - 1, problems: [], survivors: [{ place: 'lamp' }] })
  expect(scoreWith({ [initial]: 'the lamp may start in any state' })).toEqual({
    all: all - 1,
    noticed: all - 1,
    problems: [],
    survivors: [],
  })
})

it('reports accepted mutants that do not exist or are noticed', () => {
  expect(
    scoreWith({ [initial]: '', 'off: press → on: without this transition': '', 'off: gone': '' }).problems,
  ).toEqual([
    '`acceptedMutants` names "off: press → on: without this transition", which is noticed',
    '`acceptedMutants` names "off: gone", which is no mutant of the machine',
  ])
})
