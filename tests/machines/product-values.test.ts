import { expect, it } from 'vitest'
import { isNotPositive, quantityFrom } from '../../machines/domain/cart.ts'
import { isAvailable, isRated, productIdFrom } from '../../machines/domain/product.ts'
import { sourceOf } from '../../machines/domain/sources.ts'
import { lamp, mug, soldOut } from '../../machines/fixtures/examples.ts'

it.each([
  ['1', 1],
  ['1003', 1_003],
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', undefined],
  ['0', undefined],
  ['07', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  [' 1', undefined],
  ['1 ', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j in an address as the product id %j', (text, id) => {
  expect(productIdFrom(text)).toBe(id)
})

it('treats a product as available unless its stock is 0', () => {
  expect([lamp, mug, { stock: 1 }, { stock: 0 }, soldOut].map(isAvailable)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

it('treats a product as rated from the first tenth of a star', () => {
  expect([0, 0.1, 5].map((rate) => isRated({ rate, count: 1 }))).toEqual([false, true, true])
})

it('derives the source of a product from its id', () => {
  expect(sourceOf(1_000)).toEqual({ source: 'one', id: 1_000 })
  expect(sourceOf(1_001)).toEqual({ source: 'two', id: 1 })
})

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['0', undefined],
  ['', undefined],
  ['1.5', undefined],
  ['x1', undefined],
  ['1x', undefined],
  ['10000', 9_999],
  ['99999999999', 9_999],
  ['9'.repeat(400), 9_999],
])('reads the quantity %j as %j', (text, quantity) => {
  expect(quantityFrom(text)).toBe(quantity)
})

it.each([
  ['0', true],
  [' -2 ', true],
  ['-0.5', true],
  ['0.5', false],
  ['1', false],
  ['', false],
  [' ', false],
  ['x', false],
])('%o is a number that is not positive: %o', (text, expected) => {
  expect(isNotPositive(text)).toBe(expected)
})
