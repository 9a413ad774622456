import { describe, expect, it } from 'vitest'
import { isSameData } from '../src/index.ts'

const one = new Error('late')

/** A value that contains itself after this number of steps: directly, in a list, and in a map. */
function cycle(steps: number, name = 'a') {
  const start: Record<string, unknown> = { name }
  let last = start
  for (let step = 1; step < steps; step += 1) {
    const next = { name }
    last['next'] = next
    last = next
  }
  Object.assign(last, { next: start, all: [start], map: new Map([['start', start]]) })
  return start
}
class Money {
  constructor(cents: number) {
    this.cents = cents
  }
  cents: number
}

describe('isSameData returns true for', () => {
  it.each([
    [1, 1],
    [Number.NaN, Number.NaN],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[{ a: [] }], [{ a: [] }]],
    [new Date(5), new Date(5)],
    [new Map([['a', { b: 1 }]]), new Map([['a', { b: 1 }]])],
    [new Set([1, 2]), new Set([1, 2])],
    [one, new Error('late')],
    [new Money(5), new Money(5)],
    [cycle(1), cycle(1)],
    [cycle(3), cycle(3)],
  ])('%o and %o', (left, right) => {
    expect(isSameData(left, right)).toBe(true)
  })
})

describe('isSameData returns false for', () => {
  it.each([
    [1, '1'],
    [0, -0],
    [null, undefined],
    [{ a: 1 }, { a: 2 }],
    [{ a: null }, { a: undefined }],
    [[1], [1, undefined]],
    [[], {}],
    [new Date(5), new Date(6)],
    [new Map([['a', 1]]), new Map([['b', 1]])],
    [new Set([1]), new Set([2])],
    [one, new Error('early')],
    [one, new TypeError('late')],
    [new Money(5), { cents: 5 }],
    [cycle(1), cycle(1, 'b')],
    [cycle(1), { name: 'a' }],
  ])('%o and %o', (left, right) => {
    expect(isSameData(left, right)).toBe(false)
  })
})
