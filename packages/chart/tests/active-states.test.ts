import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { activeStates } from '../src/element/marks-of.ts'
import { chartOf } from '../src/xstate5.ts'

test('a state that is called like a property of all objects is active only if the actor is in it', () => {
  const machine = createMachine({
    id: 'words',
    type: 'parallel',
    states: {
      first: { initial: 'toString', states: { toString: {}, constructor: {} } },
      second: { initial: 'empty', states: { empty: {}, valueOf: {} } },
    },
  })
  const { value } = createActor(machine).getSnapshot()
  expect([...activeStates(chartOf(machine), value)]).toEqual([
    'words',
    'words.first',
    'words.first.toString',
    'words.second',
    'words.second.empty',
  ])
})
