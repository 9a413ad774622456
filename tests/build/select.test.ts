import { expect, test } from 'vitest'
import { selectTests } from '../../src/build/stages/select.ts'

const files = [
  'tests/machines/cart.test.ts',
  'tests/machines/auth.test.ts',
  'tests/screens/cart/cart.test.tsx',
  'tests/screens/setup.ts',
  'tests/browser/cart-undo.spec.ts',
  'tests/browser/search.spec.ts',
  'tests/browser/cart-page.ts',
]

test('a name finds the tests that bear it', () => {
  expect(selectTests(files, ['cart'])).toEqual({
    unit: ['tests/machines/cart.test.ts', 'tests/screens/cart/cart.test.tsx'],
    browser: ['tests/browser/cart-undo.spec.ts'],
  })
})

test('capitals do not matter, and several names add up', () => {
  expect(selectTests(files, ['Auth', 'SEARCH'])).toEqual({
    unit: ['tests/machines/auth.test.ts'],
    browser: ['tests/browser/search.spec.ts'],
  })
})

test('a folder is a name too, and the folder of all tests is not', () => {
  expect(selectTests(files, ['machines']).unit).toHaveLength(2)
  expect(() => selectTests(files, ['tests'])).toThrow()
})

test('a name that no test bears is said in one line', () => {
  expect(() => selectTests(files, ['setup'])).toThrow(/^No test is named setup\.$/)
})
