import { expect, it, vi } from 'vitest'
import { administrator } from '../../machines/domain/current-user.ts'
import { PasswordsUnavailable } from '../../machines/domain/errors.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { createPasswords } from '../../src/adapters/passwords.ts'

const passwords = createPasswords()
const secret = (text: string) => new Secret('password', text)

/** Computed with another implementation of PBKDF2-HMAC-SHA256. */
const vectors = [
  { text: 'password', salt: 'c2FsdA==', rounds: 1, hash: 'Eg+2z/z4syxD5yJSVsT4N6hlSMkszDVICAWYfLcL4Xs=' },
  { text: 'password', salt: 'c2FsdA==', rounds: 4_096, hash: 'xeR41ZKIyEGqUw22hFxMjZYok6ABzk4RpJY4c6qYE0o=' },
]

it.each(vectors)('matches the standard after $rounds rounds', async ({ text, ...record }) => {
  expect(await passwords.verify(secret(text), record)).toBe(true)
  expect(await passwords.verify(secret(`${text} `), record)).toBe(false)
})

it('creates a salted hash of 600,000 rounds, with a new salt each time', async () => {
  const [one, other] = await Promise.all([
    passwords.hash(secret('s3cret!')),
    passwords.hash(secret('s3cret!')),
  ])
  expect(one.rounds).toBe(600_000)
  expect(atob(one.salt)).toHaveLength(16)
  expect(atob(one.hash)).toHaveLength(32)
  expect(one.hash).not.toBe(other.hash)
  expect(JSON.stringify(one)).not.toContain('s3cret')
  expect(await passwords.verify(secret('s3cret!'), one)).toBe(true)
  expect(await passwords.verify(secret('s3cret?'), one)).toBe(false)
})

it('refuses a user without a record after the same amount of work', async () => {
  const derivations = vi.spyOn(globalThis.crypto.subtle, 'deriveBits')
  const workOf = async (record?: typeof administrator.password) => {
    derivations.mockClear()
    expect(await passwords.verify(secret('whatever'), record)).toBe(false)
    return derivations.mock.calls.map(([algorithm, , bits]) => ({
      ...(algorithm as Pbkdf2Params),
      salt: 0,
      bits,
    }))
  }
  const work = await workOf(administrator.password)
  expect(work).toEqual([{ name: 'PBKDF2', hash: 'SHA-256', salt: 0, iterations: 600_000, bits: 256 }])
  expect(await workOf()).toEqual(work)
  derivations.mockRestore()
})

it.each([
  { salt: '', hash: '', rounds: 1 },
  { salt: '%%%', hash: '%%%', rounds: 1 },
  { salt: 'c2FsdA==', hash: 'Eg+2z/z4syxD5yJSVsT4N6hlSMkszDVICAWYfLcL4Q==', rounds: 1 },
])('refuses a damaged record', async (record) => {
  expect(await passwords.verify(secret('password'), record)).toBe(false)
})

it('rejects with PasswordsUnavailable if the browser has no WebCrypto', async () => {
  const insecure = createPasswords({ getRandomValues: (array) => array })
  await expect(insecure.hash(secret('s3cret!'))).rejects.toBeInstanceOf(PasswordsUnavailable)
  await expect(insecure.verify(secret('s3cret!'), administrator.password)).rejects.toBeInstanceOf(
    PasswordsUnavailable,
  )
})
