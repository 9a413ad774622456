import { expect, test } from 'vitest'
import { chooseAppeared } from '../src/record/appearances.ts'
import { asBrowserTest } from '../src/record/as-browser-test.ts'
import { kindOf, type Meaning, meaningOf, sampleOf } from '../src/record/samples.ts'
import { createTypedValues } from '../src/record/typed-values.ts'
import type { Appearance } from '../src/record/user-action.ts'

const now = Date.UTC(2026, 10, 24)
const sample = (meaning: Meaning, typed: string) => sampleOf(kindOf(meaning, typed, 0, now))
const field = (words: string, facts = {}) =>
  meaningOf({ autocomplete: '', type: 'text', role: 'textbox', words, ...facts })

test('derives the meaning of a field from its autocomplete attribute, its type and its words', () => {
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

test('replaces a valid value with a valid sample, and an invalid value with an invalid sample', () => {
  expect(sample('cc-number', '5555 5555 5555 4444')).toBe('4242 4242 4242 4242')
  expect(sample('cc-number', '5555 5555 5555 4445')).toBe('4242 4242 4242 4241')
  expect(sample('cc-number', '4000 0000 0000 0002')).toBe('4000 0000 0000 0002')
  expect(sample('cc-exp', '10/26')).toBe('01/20')
  expect(sample('cc-exp', '11/2026')).toBe('12/2039')
  expect(sample('cc-exp', '14/40')).toBe('13/39')
  expect(sample('email', 'grace@shop')).toBe('not an address')
  expect(sample('password', 'short')).toHaveLength(5)
  expect(sample('asTyped', 'lamp')).toBe('lamp')
  expect(sample('asTyped', 'grace@shop.example')).toBe('sample')
  expect(sample('name', '')).toBe('')
})

test('distinguishes different values of one meaning, and removes typed values from names', () => {
  const typed = createTypedValues(() => now)
  const [first, second] = [typed.kind('email', 'a@shop.test'), typed.kind('email', 'b@shop.test')]
  expect(sampleOf(first)).not.toBe(sampleOf(second))
  expect(typed.kind('email', 'a@shop.test')).toEqual(first)
  typed.kind('name', 'Grace Brewster Hopper')
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

test('chooses the most significant elements that have appeared, and none that differ between runs', () => {
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
  const chosenFrom = (now: Parameters<typeof chooseAppeared>[0]) =>
    chooseAppeared(now, before, (text) => text).map(({ name, text }) => name + text)
  expect(chosenFrom(after)).toEqual(['Thank you', 'Added to wishlist'])
  const withoutTitle = after.filter(({ level }) => level !== 1)
  expect(chosenFrom(withoutTitle)).toEqual(['Added to wishlist', 'Wishlist', 'Orders'])
})

test('writes each action and the elements that appeared after it', () => {
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
          value: { meaning: 'given-name', number: 0 },
          left: true,
          appeared: [shown('alert', '', { text: 'No' })],
        },
        { at: 2, kind: 'click', on: { role: 'button', name: 'Remove', nth: 1 }, appeared: [] },
        { at: 3, kind: 'press', on: undefined, key: 'Escape', appeared: [] },
        { at: 4, kind: 'press', on: { role: 'tab', name: 'Notes' }, key: 'End', appeared: [] },
      ],
    },
    now,
  )
  expect(
    written
      .split('\n')
      .slice(9, 17)
      .map((line) => line.trim()),
  ).toEqual([
    "await page.goto('/start')",
    "await page.getByRole('textbox', { name: 'Owner\\'s name', exact: true }).fill('Sam')",
    "await page.getByRole('textbox', { name: 'Owner\\'s name', exact: true }).blur()",
    "await expect(page.getByRole('alert').filter({ hasText: 'No' }).first()).toBeVisible()",
    "await page.getByRole('button', { name: 'Remove', exact: true }).nth(1).click()",
    "await page.keyboard.press('Escape')",
    "await expect(page.getByRole('tab', { name: 'Notes', exact: true })).toBeEnabled()",
    "await page.getByRole('tab', { name: 'Notes', exact: true }).press('End')",
  ])
})
