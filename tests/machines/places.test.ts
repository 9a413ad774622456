import { expect, test } from 'vitest'
import { redirectOf } from '../../machines/domain/access.ts'
import { returnPathOf, safeReturn, scrollTargetOf } from '../../machines/domain/place.ts'
import { isSafeImage } from '../../machines/domain/safe-image.ts'
import { fc } from '../seeded.ts'

const home = 'https://shop.example'
const elsewhere = [
  'https://evil.example/',
  'https:/evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,1',
  'blob:https://evil.example/1',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '',
]

test.each(elsewhere)('the return path %j becomes the home page', (wanted) => {
  expect(safeReturn(wanted)).toBe('/')
})

test.each([
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/?to=//evil.example',
  '/#//evil.example',
])('the return path %j is kept', (wanted) => {
  expect(safeReturn(wanted)).toBe(wanted)
  expect(new URL(wanted, home).origin).toBe(home)
})

const pieces = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\0',
  ':',
  '@',
  'evil.example',
  'a',
  '?',
  '#',
)

test('every return path stays in the shop', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const path = safeReturn(parts.join(''))
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, home).origin).toBe(home)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  undefined,
  null,
  7,
  'text',
  [],
  { from: 7 },
  { from: ['/cart'] },
  { from: { toString: '/cart' } },
])('the history state %j gives the home page as return path', (state) =>
  expect(returnPathOf({ state })).toBe('/'),
)

test('a category stays a single query value, even with special characters', () => {
  expect(redirectOf('/categories/a&sort=rating')).toBe('/products?category=a%26sort=rating')
  expect(new URL(redirectOf('/categories/1+1') ?? '', home).searchParams.get('category')).toBe('1+1')
})

test.each(['https://pictures.example/a.png', '/pictures/a.svg', `${home}/a.png`])(
  '%s is a safe picture address',
  (address) => expect(isSafeImage(address, home)).toBe(true),
)

/** A path that begins with dots is relative, so it stays on this origin. */
const isHere = (address: string) => /^\/[.x%]/.test(address)

test.each([
  ...elsewhere.slice(3).filter((address) => !isHere(address)),
  'http://pictures.example/a.png',
  'https://[',
  'about:blank',
])('%j is not a safe picture address', (address) => {
  expect(isSafeImage(address, home)).toBe(/^https:/.test(address) && URL.canParse(address))
  expect(isSafeImage(address, 'null')).toBe(isSafeImage(address, home))
})

test('the element to scroll to is a text in the state of the place', () => {
  expect(scrollTargetOf({ state: { scrollTo: 'categories' } })).toBe('categories')
  for (const state of [
    undefined,
    null,
    'scrollTo',
    {},
    { from: '/cart' },
    { scrollTo: 7 },
    { scrollTo: null },
  ])
    expect(scrollTargetOf({ state })).toBe(undefined)
})
