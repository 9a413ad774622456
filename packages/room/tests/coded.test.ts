import { expect, test } from 'vitest'
import { type Coded, coded, decoded } from '../src/record/coded.ts'
import { reviveOwn, writeOwn } from '../src/record/own-coding.ts'
import { createRedaction } from '../src/redaction.ts'

function throughFile(value: unknown, redact: readonly (string | RegExp)[] = []): unknown {
  const redaction = createRedaction([...redact])
  const written = coded(value, { redaction, write: (one, write) => writeOwn(one, write, redaction) })
  return decoded(JSON.parse(JSON.stringify(written)) as Coded, { revive: reviveOwn })
}

test.each([
  { price: { $: 'USD', amount: 3 } },
  { $: 'date' },
  [{ $: 'object', is: { $: 'number' } }],
  new Map([['price', { $: 'USD', of: { $: 'map' } }]]),
  { $: 7 },
  { count: 12345678901234567890n, zero: 0n },
  { rate: Number.POSITIVE_INFINITY },
])('%o is the same after a recording was saved and opened', (value) => {
  expect(throughFile(value)).toEqual(value)
})

test('keeps the facts that an application has added to an error, and no request of a library', () => {
  const request = { headers: { authorization: 'Bearer 1' } }
  const error = Object.assign(new RangeError('No'), { status: 404, code: 'gone', token: 'abc', request })
  const read = throughFile({ error }, ['token']) as { error: Error }
  expect(read.error).toBeInstanceOf(Error)
  expect({ ...read.error }).toEqual({ name: 'RangeError', status: 404, code: 'gone', token: '[redacted]' })
  expect(JSON.stringify(read)).not.toContain('Bearer')
})

test('an invalid date stays invalid', () => {
  expect(throughFile([new Date(Number.NaN), new Date(5)])).toEqual([new Date(Number.NaN), new Date(5)])
})

test('redacts a value under the key $, and keeps the other values', () => {
  expect(throughFile({ $: 'secret', amount: 3 }, ['$'])).toMatchObject({ amount: 3 })
})

test('redacts keys that are secrets, and numbers them', () => {
  const byEmail = { 'ana@example.com': { age: 30 }, 'bob@example.com': { age: 40 }, name: 'all' }
  expect(throughFile({ byEmail }, [/\S+@\S+/])).toEqual({
    byEmail: { '[redacted]': '[redacted]', '[redacted] 2': '[redacted]', name: 'all' },
  })
})

test('redacts a key that is also a text under a secret key', () => {
  const value = { token: 'abcdef123456', abcdef123456: 1, sessions: { abcdef123456: true } }
  expect(throughFile(value, ['token'])).toEqual({
    token: '[redacted]',
    '[redacted]': 1,
    sessions: { '[redacted]': true },
  })
})
