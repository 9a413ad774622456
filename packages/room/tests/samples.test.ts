import { expect, test } from 'vitest'
import { choose } from '../src/record/appearances.ts'
import { asBrowserTest } from '../src/record/as-browser-test.ts'
import { createTypedValues, meaningOf, sampleFor } from '../src/record/samples.ts'
import type { Appearance } from '../src/record/user-action.ts'

const now = Date.UTC(2026, 10, 24)
const field = (words: string, facts = {}) =>
  meaningOf({ autocomplete: '', type: 'text', role: 'textbox', words, ...facts })

test('tells what a field means by its autocomplete attribute, its type and its words', () => {
  expect(field('Whatever', { autocomplete: 'address-level2' })).toBe('address-level2')
  expect(field('Kennwort', { type: 'password' })).toBe('password')
  expect(field('Search products', { type: 'search' })).toBe('asTyped')
  expect([field('Name on card'), field('Card number'), field('Expiry date'), field('CVV')]).toEqual([
    'cc-name',
    'cc-number',
    'cc-exp',
    'cc-csc',
  ])
  expect([field('First name'), field('E-mail address'), field('Address'), field('Message')]).toEqual([
    'given-name',
    'email',
    'street-address',
    'text',
  ])
})

test('replaces what a form takes by a sample that it takes, and what it refuses by one that it refuses', () => {
  expect(sampleFor('cc-number', '5555 5555 5555 4444', 0, now)).toBe('4242 4242 4242 4242')
  expect(sampleFor('cc-number', '5555 5555 5555 4445', 0, now)).toBe('4242 4242 4242 4241')
  expect(sampleFor('cc-number', '4000 0000 0000 0002', 0, now)).toBe('4000 0000 0000 0002')
  expect(sampleFor('cc-exp', '10/26', 0, now)).toBe('01/20')
  expect(sampleFor('cc-exp', '11/2026', 0, now)).toBe('12/2039')
  expect(sampleFor('cc-exp', '14/40', 0, now)).toBe('13/39')
  expect(sampleFor('email', 'grace@shop', 0, now)).toBe('not an address')
  expect(sampleFor('password', 'short', 0, now)).toHaveLength(5)
  expect(sampleFor('asTyped', 'lamp', 0, now)).toBe('lamp')
  expect(sampleFor('asTyped', 'grace@shop.example', 0, now)).toBe('sample')
  expect(sampleFor('name', '', 0, now)).toBe('')
})

test('keeps different values of one meaning apart, and what was typed out of names', () => {
  const typed = createTypedValues(() => now)
  const [first, second] = [typed.sample('email', 'a@shop.test'), typed.sample('email', 'b@shop.test')]
  expect(first).not.toBe(second)
  expect(typed.sample('email', 'a@shop.test')).toBe(first)
  typed.sample('name', 'Grace Brewster Hopper')
  expect(typed.without('Thank you, Grace Brewster Hopper')).toBe('Thank you, Sam Sample')
  expect(typed.without('Thank you, Grace')).toBeUndefined()
  expect(typed.without('Thank you')).toBe('Thank you')
})

const shown = (role: string, name: string, more: Partial<Appearance> = {}): Appearance => ({
  role,
  name,
  text: '',
  states: {},
  ...more,
})

test('chooses of what has appeared the most telling, and nothing that differs from run to run', () => {
  const before = [shown('link', 'Home'), shown('button', 'Wishlist', { states: { pressed: false } })]
  const after = [
    ...before,
    shown('link', 'Orders'),
    shown('link', 'Order ORD-17'),
    shown('heading', 'Arrives December 1', { level: 2 }),
    shown('button', 'Wishlist', { states: { pressed: true } }),
    shown('status', '', { text: 'Added to wishlist' }),
    shown('heading', 'Thank you', { level: 1 }),
  ]
  const chosen = choose(after, before, (text) => text)
  expect(chosen.map(({ name, text }) => name + text)).toEqual(['Thank you', 'Added to wishlist', 'Wishlist'])
})

test('writes each action and what appeared after it', () => {
  const name = { role: 'textbox', name: "Owner's name" }
  const written = asBrowserTest(
    {
      address: '/start',
      shown: [],
      actions: [
        {
          at: 1,
          kind: 'fill',
          on: name,
          sample: 'Sam',
          left: true,
          appeared: [shown('alert', '', { text: 'No' })],
        },
        { at: 2, kind: 'click', on: { role: 'button', name: 'Remove', nth: 1 }, appeared: [] },
        { at: 3, kind: 'press', on: undefined, key: 'Escape', appeared: [] },
      ],
    },
    now,
  )
  expect(
    written
      .split('\n')
      .slice(9, 15)
      .map((line) => line.trim()),
  ).toEqual([
    "await page.goto('/start')",
    "await page.getByRole('textbox', { name: 'Owner\\'s name', exact: true }).fill('Sam')",
    "await page.getByRole('textbox', { name: 'Owner\\'s name', exact: true }).blur()",
    "await expect(page.getByRole('alert').filter({ hasText: 'No' }).first()).toBeVisible()",
    "await page.getByRole('button', { name: 'Remove', exact: true }).nth(1).click()",
    "await page.keyboard.press('Escape')",
  ])
})
