// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { omissionIn, partAt, plainOf } from '../src/plain.ts'

const budget = 5

/** The shortest of several runs: other processes may hold one up. */
function fastest(action: () => unknown): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now()
    action()
    return performance.now() - start
  })
  return Math.min(...times)
}

test('copies large and odd values within the budget of one look', () => {
  const cycle: Record<string, unknown> = { name: 'cycle' }
  cycle['self'] = cycle
  document.body.innerHTML = '<form id="order"><input></form>'
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key-${at}`, { at }]))
  const context = {
    cycle,
    element: document.querySelector('form'),
    page: window,
    numbers: new Float64Array(1_000_000),
    wide,
    nested: Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => ({ deep: [1] }))),
    map: new Map([[1, { two: 2 }]]),
  }
  const copy = plainOf(context) as Record<string, unknown>
  expect(copy).toMatchObject({
    cycle: { self: '↻' },
    element: '<form#order>',
    page: 'Window',
    map: [[1, { two: 2 }]],
  })
  expect((copy['numbers'] as unknown[]).at(-1)).toEqual({ '…': '+999800', from: 200 })
  expect(fastest(() => plainOf(context))).toBeLessThan(budget)
})

test('copies what was left out when it is asked for', () => {
  const context = { list: Array.from({ length: 450 }, (_, at) => ({ at })) }
  const shown = plainOf(context) as { list: Parameters<typeof omissionIn>[0][] }
  const omission = omissionIn(shown.list.at(-1) ?? null)
  expect(omission).toEqual({ text: '+250', from: 200 })
  const more = plainOf(partAt(context, ['list']), omission?.from) as unknown[]
  expect([more[0], more.length]).toEqual([{ at: 200 }, 201])
})

test('a getter that throws does not keep the other values from being shown', () => {
  const failing = {
    good: 1,
    bad: {
      get worse() {
        throw new Error('no')
      },
    },
  }
  expect(plainOf(failing)).toEqual({ good: 1, bad: '⚠ no' })
})
