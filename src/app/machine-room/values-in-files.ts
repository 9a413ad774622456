import type { Tagged } from '@statecart/room/inspect'
import { cardFacts, cardNumber } from '../../../machines/domain/card-number.ts'
import { lengthOf, Secret, type SecretKind } from '../../../machines/domain/secret.ts'

/** The documented test values, which replace secrets in files. */
const numbers = {
  sound: '4242 4242 4242 4242',
  unsound: '4242 4242 4242 4241',
  declined: '4000 0000 0000 0002',
  american: '3782 822463 10005',
}
type TestNumber = keyof typeof numbers
const maxLength = numbers.sound.length
const code = '1234'
const password = 'open-sesame-2025'

/** Files describe a secret by its length; a card number also by its brand and whether its check digit is right. */
export function serializeSecret(value: object, SecretClass: typeof Secret): Tagged | undefined {
  const secret = convertSecrets(value, SecretClass, Secret)
  if (!(secret instanceof Secret)) return undefined
  const { kind } = secret
  const tagged = { $: 'secret', kind, length: Math.min(lengthOf(secret), maxLength) }
  return kind === 'cardNumber' ? { ...tagged, number: testNumberFor(secret) } : tagged
}

export function reviveSecret({ kind, length, number }: Tagged): Secret {
  const testValues: Record<SecretKind, string> = {
    cardNumber: numbers[number as TestNumber],
    cardCode: code,
    password,
  }
  const secretKind = kind as SecretKind
  return new Secret(secretKind, testValues[secretKind].slice(0, Number(length)))
}

function testNumberFor(value: Secret): TestNumber {
  const { brand, last4 } = cardFacts(value)
  const isSound = cardNumber(value, {}) === undefined
  if (brand === 'american-express') return 'american'
  if (isSound && last4 === '0002' && brand === 'visa') return 'declined'
  return isSound || lengthOf(value) < maxLength ? 'sound' : 'unsound'
}

/**
 * Converts the secrets in a value between the two copies of the Secret class: the room and the shop are separate bundles, and
 * each copy can only open its own secrets. A value without secrets is returned unchanged.
 */
export function convertSecrets(value: unknown, from: typeof Secret, to: typeof Secret): unknown {
  if (from === to || typeof value !== 'object' || value === null) return value
  if (value instanceof from) return new to(value.kind, from.open(value), value.hint)
  if (Array.isArray(value)) {
    const parts = value.map((part) => convertSecrets(part, from, to))
    return parts.some((part, at) => part !== value[at]) ? parts : value
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const parts = Object.entries(value).map(
    ([key, part]) => [key, part, convertSecrets(part, from, to)] as const,
  )
  if (parts.every(([, part, converted]) => part === converted)) return value
  return Object.fromEntries(parts.map(([key, , converted]) => [key, converted]))
}

export function serializeError(value: object): Tagged | undefined {
  if (!(value instanceof Error)) return undefined
  const own = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { $: 'error', ...Object.fromEntries(own), kind: value.name, message: value.message }
}

/** Restores the name of the error, because the machines distinguish errors by their names. */
export function reviveError({ $: _, kind, message, ...own }: Tagged): Error {
  return Object.assign(new Error(String(message)), own, { name: String(kind) })
}
