import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { listTests, selectTests } from '../../tools/stages/select.ts'
import { temporaryFolder } from './temporary-folder.ts'

const tests = {
  unit: ['tests/machines/cart.test.ts', 'tests/machines/auth.test.ts', 'tests/screens/cart/cart.test.tsx'],
  browser: ['tests/browser/cart-undo.spec.ts', 'tests/browser/search.spec.ts'],
}

test('tests are separated from their helpers, and unit tests from browser tests', () => {
  const folder = temporaryFolder({
    'tests/machines/cart.test.ts': '',
    'tests/screens/cart/cart.test.tsx': '',
    'tests/screens/setup.ts': '',
    'tests/browser/search.spec.ts': '',
    'tests/browser/cart-page.ts': '',
    'tests/bench/grid.test.ts': '',
    'tests/mutants/mutants.test.ts': '',
    'packages/room/examples/counter.test.ts': '',
    'packages/room/tests/inspect.test.ts': '',
  })
  expect(listTests(folder)).toEqual({
    unit: [
      'tests/machines/cart.test.ts',
      'tests/mutants/mutants.test.ts',
      'tests/screens/cart/cart.test.tsx',
      'packages/room/examples/counter.test.ts',
      'packages/room/tests/inspect.test.ts',
    ],
    browser: ['tests/browser/search.spec.ts'],
  })
})

test('a name selects the tests whose path contains it', () => {
  expect(selectTests(tests, ['cart'])).toEqual({
    unit: ['tests/machines/cart.test.ts', 'tests/screens/cart/cart.test.tsx'],
    browser: ['tests/browser/cart-undo.spec.ts'],
  })
})

test('case is ignored, and several names are combined', () => {
  expect(selectTests(tests, ['Auth', 'SEARCH'])).toEqual({
    unit: ['tests/machines/auth.test.ts'],
    browser: ['tests/browser/search.spec.ts'],
  })
})

test('a folder counts as a name, except the folder of all tests', () => {
  expect(selectTests(tests, ['machines']).unit).toHaveLength(2)
  expect(() => selectTests(tests, ['tests'])).toThrow()
})

test('a name without a test is reported in one line', () => {
  expect(() => selectTests(tests, ['setup'])).toThrow(/^No test is named setup\.$/)
})

const watched = 'tests/browser/fixtures/shop-test.ts'
const importOfTest = /import \{[^}]*\btest\b[^}]*\} from '([^']+)'/

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Whether its `test` is the one that searches for secrets, or one that extends it. */
function isWatched(file: string): boolean {
  const [, from = ''] = importOfTest.exec(read(file).replace(/\btest as \w+/g, 'test')) ?? []
  if (!from.startsWith('.')) return false
  const source = normalize(join(dirname(file), from))
  return source === watched || isWatched(source)
}

/** A spec that opens a page of `packages` does not open the shop, so it has no secrets. */
const opensShop = (file: string) => !read(file).includes("from './fixtures/package-page.ts'")

test.each(listTests().browser.filter(opensShop))('%s fails if it leaks a secret', (file) => {
  expect(isWatched(file)).toBe(true)
})

test.each(listTests().browser)('a browser that %s opens itself is searched for secrets, too', (file) => {
  const text = read(file)
  const opensOne = /\.(newContext|launch|launchPersistentContext|connectOverCDP)\(/.test(text)
  expect(!opensOne || /watch(Secrets|Intruder)\(/.test(text)).toBe(true)
})
