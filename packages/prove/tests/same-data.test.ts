import { describe, expect, it } from 'vitest'
import { isSameData } from '../src/effects.ts'

const one = new Error('late')
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
  ])('%j and %j', (left, right) => {
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
  ])('%j and %j', (left, right) => {
    expect(isSameData(left, right)).toBe(false)
  })
})
