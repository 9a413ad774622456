import { describe, expect, it } from 'vitest'
import { loginRules } from '../../machines/auth/login.machine.ts'
import { hasMinimumLength, problemsOf, registerRules, samePasswordAs } from '../../machines/domain/form.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { firstName, lastName, normalizedEmail, withoutPassword } from '../../machines/domain/user.ts'
import { ada } from '../../machines/fixtures/examples.ts'

const secret = (text: string) => new Secret('password', text)
const password = secret('correct horse')
const person = { name: 'Ada Lovelace', email: ada.email, password, confirmPassword: password }

describe('registering', () => {
  it('requires every field, each with its own message', () => {
    const nothing = { name: ' ', email: '', password: secret(''), confirmPassword: secret('') }
    expect(problemsOf(registerRules, nothing)).toEqual({
      name: 'required',
      email: 'emailRequired',
      password: 'passwordRequired',
      confirmPassword: 'confirmRequired',
    })
    const wrong = { name: 'Ada', email: 'ada@', password: secret('short'), confirmPassword: password }
    expect(problemsOf(registerRules, wrong)).toEqual({
      email: 'emailInvalid',
      password: 'passwordShort',
      confirmPassword: 'passwordsDiffer',
    })
    expect(problemsOf(registerRules, person)).toEqual({})
  })
})

describe('signing in', () => {
  it('requires both fields, each with its own message', () => {
    expect(problemsOf(loginRules, { email: '', password: secret('') })).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    })
    expect(problemsOf(loginRules, { email: 'ada', password })).toEqual({ email: 'emailInvalid' })
    expect(problemsOf(loginRules, { email: 'ada@mail.example.co.uk', password })).toEqual({})
  })
})

describe('a password', () => {
  it('has at least six characters', () => {
    expect(hasMinimumLength(secret('12345'), {})).toBe('passwordShort')
    expect(hasMinimumLength(secret('123456'), {})).toBeUndefined()
    expect(hasMinimumLength(secret('😀😀😀'), {})).toBe('passwordShort')
    expect(hasMinimumLength(secret('😀😀😀😀😀😀'), {})).toBeUndefined()
    expect(hasMinimumLength(undefined, {})).toBeUndefined()
  })

  it('must be typed twice without a difference', () => {
    const rule = samePasswordAs('password')
    expect(rule(secret('correct house'), { password })).toBe('passwordsDiffer')
    expect(rule(secret('correct horse'), { password })).toBeUndefined()
    expect(rule(secret(' '), { password })).toBeUndefined()
    expect(rule(secret('correct house'), {})).toBeUndefined()
    expect(rule('correct house', { password })).toBeUndefined()
  })
})

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Ada   King  Lovelace ', 'Ada', 'King Lovelace'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('splits the name %j into %j and %j', (name, first, last) => {
  expect([firstName(name), lastName(name)]).toEqual([first, last])
})

it('finds a user by email, and removes the password', () => {
  expect(normalizedEmail(' Ada@Example.COM ')).toBe('ada@example.com')
  expect(normalizedEmail('\u200bada@example.com \u2060')).toBe('ada@example.com')
  expect(normalizedEmail('Zoe\u0308@example.com')).toBe('zo\u00eb@example.com')
  expect(withoutPassword({ ...ada, password: { salt: '', hash: '', rounds: 1 } })).toEqual(ada)
})
