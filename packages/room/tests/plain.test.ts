// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { omissionIn, partAt, plainOf } from '../src/plain.ts'

/**
 * The maximum size of a copy as JSON, on which its cost depends. With this size a copy takes less than 5 ms on an idle
 * computer.
 */
const characters = 60_000

test('limits the size of a copy of large and unusual values', () => {
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
  const size = JSON.stringify(copy).length
  expect(size).toBeGreaterThan(1_000)
  expect(size).toBeLessThan(characters)
})

test('shows an invalid date as such, and not as a missing one', () => {
  expect(plainOf([new Date(0), new Date(Number.NaN), null])).toEqual([
    '1970-01-01T00:00:00.000Z',
    'Invalid Date',
    null,
  ])
})

test('copies omitted entries on request', () => {
  const context = { list: Array.from({ length: 450 }, (_, at) => ({ at })) }
  const shown = plainOf(context) as { list: Parameters<typeof omissionIn>[0][] }
  const omission = omissionIn(shown.list.at(-1) ?? null)
  expect(omission).toEqual({ text: '+250', from: 200 })
  const more = plainOf(partAt(context, ['list']), omission?.from) as unknown[]
  expect([more[0], more.length]).toEqual([{ at: 200 }, 201])
})

test('shows the other values if a getter throws', () => {
  const failing = {
    good: 1,
    bad: {
      get worse() {
        throw new Error('no')
      },
    },
  }
  expect(plainOf(failing)).toEqual({ good: 1, bad: { worse: '⚠ no' } })
})

test('shows values that JSON cannot represent', () => {
  class Basket {
    #hidden = 1
    apples = 2
    sum() {
      return this.#hidden + this.apples
    }
  }
  const odd = {
    big: 12n,
    symbol: Symbol('s'),
    endless: Number.POSITIVE_INFINITY,
    none: null,
    pattern: /a+/g,
    at: new Date(0),
    set: new Set(['one', 'two']),
    map: new Map<unknown, unknown>([
      ['key', 1],
      [{ id: 2 }, 'two'],
    ]),
    basket: new Basket(),
    empty: new (class Nothing {})(),
    add(one: number) {
      return one
    },
    promise: Promise.resolve(),
    error: new TypeError('odd'),
    bytes: Buffer.from('ab'),
  }
  expect(plainOf(odd)).toEqual({
    big: '12n',
    symbol: 'Symbol(s)',
    endless: 'Infinity',
    none: null,
    pattern: '/a+/g',
    at: '1970-01-01T00:00:00.000Z',
    set: ['one', 'two'],
    map: [
      ['key', 1],
      [{ id: 2 }, 'two'],
    ],
    basket: { apples: 2 },
    empty: 'Nothing {}',
    add: 'ƒ add',
    promise: '[object Promise]',
    error: 'TypeError: odd',
    bytes: [97, 98],
  })
})

/** An object that counts how often its nested properties are read. */
function counted(count: { reads: number }, depth: number, width: number): object {
  const names = Array.from({ length: width }, (_, at) => `part-${at}`)
  return Object.defineProperties(
    {},
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          enumerable: true,
          get() {
            count.reads += 1
            return depth === 0 ? 1 : counted(count, depth - 1, width)
          },
        },
      ]),
    ),
  )
}

test('reads a limited number of properties of large and deep values', () => {
  const count = { reads: 0 }
  plainOf(counted(count, 20, 40))
  expect(count.reads).toBeGreaterThan(100)
  const most = 8_000
  expect(count.reads).toBeLessThan(most)
  count.reads = 0
  plainOf({ map: new Map(Array.from({ length: 20_000 }, (_, at) => [at, counted(count, 1, 3)])) })
  expect(count.reads).toBeLessThan(most)
})

test('truncates a long text, and limits all texts of one copy together', () => {
  const long = 'x'.repeat(1_000_000)
  expect((plainOf(long) as string).length).toBeLessThan(3_000)
  expect(JSON.stringify(plainOf(Array.from({ length: 150 }, () => long))).length).toBeLessThan(200_000)
})
