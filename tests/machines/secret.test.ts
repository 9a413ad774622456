import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { isBlank, lengthOf, Secret, sameSecret, secretNames } from '../../machines/domain/secret.ts'

const text = 'correct horse'
const password = new Secret('password', text)

it('shows its kind and its hint, but never its text', () => {
  const card = new Secret('cardNumber', '4242424242424242', '•••• 4242')
  expect(JSON.stringify({ password, card })).toBe(
    '{"password":{"secret":"password","hint":""},"card":{"secret":"cardNumber","hint":"•••• 4242"}}',
  )
  expect(String(password)).toBe('[password]')
  expect(inspect(password) + JSON.stringify(structuredClone(password))).not.toContain(text)
})

it('returns the text through Secret.open', () => {
  expect(Secret.open(password)).toBe(text)
})

it('has helpers for its length, blankness and equality', () => {
  expect(lengthOf(password)).toBe(text.length)
  expect(lengthOf(new Secret('password', '😀😀😀'))).toBe(3)
  expect(isBlank(undefined)).toBe(true)
  expect(isBlank(new Secret('password', '  '))).toBe(true)
  expect(isBlank(password)).toBe(false)
  expect(sameSecret(password, new Secret('password', text))).toBe(true)
  expect(sameSecret(password, new Secret('password', 'correct house'))).toBe(false)
})

it('lists the names whose values are never logged', () => {
  const names = [
    'password',
    'confirmPassword',
    'newPassword',
    'cardNumber',
    'cvv',
    'cardCode',
    'salt',
    'hash',
  ]
  expect(names.filter((name) => !secretNames.has(name.toLowerCase()))).toEqual([])
})
