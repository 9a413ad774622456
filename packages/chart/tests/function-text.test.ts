import { expect, test } from 'vitest'
import { createMachine, enqueueActions } from 'xstate'
import { detailedChartOf } from '../src/xstate5-details.ts'

test('describes functions without a name and without content as empty functions', () => {
  const machine = createMachine({
    id: 'idle',
    entry: [
      () => {},
      () => {
        // nothing
      },
      enqueueActions((_) => {}),
    ],
    on: { go: { guard: (() => {}) as unknown as () => boolean, actions: (_) => {} } },
  })
  const { states, transitions } = detailedChartOf(machine)
  expect(states[0]?.entry).toEqual(['() => {}', '() => {}', 'enqueueActions () => {}'])
  expect(transitions.map(({ guard, actions }) => [guard, actions])).toEqual([['() => {}', ['() => {}']]])
  expect(transitions[0]?.details).toBeUndefined()
})
