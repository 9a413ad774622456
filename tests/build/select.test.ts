import { expect, test } from 'vitest'
import { listTests, selectTests } from '../../tools/stages/select.ts'
import { temporaryFolder } from './temporary-folder.ts'

const tests = {
  unit: ['tests/machines/cart.test.ts', 'tests/machines/auth.test.ts', 'tests/screens/cart/cart.test.tsx'],
  browser: ['tests/browser/cart-undo.spec.ts', 'tests/browser/search.spec.ts'],
}

test('tests are told from what helps them, and unit from browser', () => {
  const folder = temporaryFolder({
    'tests/machines/cart.test.ts': '',
    'tests/screens/cart/cart.test.tsx': '',
    'tests/screens/setup.ts': '',
    'tests/browser/search.spec.ts': '',
    'tests/browser/cart-page.ts': '',
    'tests/bench/grid.test.ts': '',
  })
  expect(listTests(folder)).toEqual({
    unit: ['tests/machines/cart.test.ts', 'tests/screens/cart/cart.test.tsx'],
    browser: ['tests/browser/search.spec.ts'],
  })
})

test('a name finds the tests that bear it', () => {
  expect(selectTests(tests, ['cart'])).toEqual({
    unit: ['tests/machines/cart.test.ts', 'tests/screens/cart/cart.test.tsx'],
    browser: ['tests/browser/cart-undo.spec.ts'],
  })
})

test('capitals do not matter, and several names add up', () => {
  expect(selectTests(tests, ['Auth', 'SEARCH'])).toEqual({
    unit: ['tests/machines/auth.test.ts'],
    browser: ['tests/browser/search.spec.ts'],
  })
})

test('a folder is a name too, and the folder of all tests is not', () => {
  expect(selectTests(tests, ['machines']).unit).toHaveLength(2)
  expect(() => selectTests(tests, ['tests'])).toThrow()
})

test('a name that no test bears is said in one line', () => {
  expect(() => selectTests(tests, ['setup'])).toThrow(/^No test is named setup\.$/)
})
