import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { defineModel, problemsOf } from '../src/index.ts'

const machine = setup({
  types: { input: {} as { on: boolean }, context: {} as { on: boolean } },
}).createMachine({ id: 'lamp', context: ({ input }) => input })

it('a model needs an input only if its machine does', () => {
  const rest = { machine, events: [], abstract: () => undefined, answers: {} }
  // @ts-expect-error: the machine needs an input
  defineModel(rest)
  expect(problemsOf(defineModel({ ...rest, input: { on: true } }))).toEqual([])
})
