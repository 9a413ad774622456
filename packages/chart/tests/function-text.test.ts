import { expect, test } from 'vitest'
import { createMachine, enqueueActions } from 'xstate'
import { sizes } from '../src/measures.ts'
import { isWithin } from '../src/paths.ts'
import { chartOf } from '../src/xstate5.ts'
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

test('names imported values without the variables that Vite and Vitest make for modules', () => {
  const machine = createMachine({
    id: 'lamp',
    context: { count: 0, id: 'lamp' },
    on: {
      press: {
        guard: ({ context }) => context.count > sizes.dot,
        actions: ({ context }) => isWithin(context.id, context.id),
      },
    },
  })
  expect(chartOf(machine).transitions[0]).toMatchObject({
    guard: 'context.count > sizes.dot',
    actions: ['isWithin(context.id, context.id)'],
  })
})
