import { PasswordsUnavailable } from '../../machines/domain/errors.ts'
import { Secret } from '../../machines/domain/secret.ts'
import type { PasswordHash } from '../../machines/domain/user.ts'
import type { PasswordsPort } from '../../machines/ports/ports.ts'

export const rounds = 600_000
const saltBytes = 16
const hashBits = 256

/** The password is compared with this for an unknown email, so that signing in takes as long as for a known one. */
const unknownUser: PasswordHash = { salt: encoded(new Uint8Array(saltBytes)), hash: '', rounds }

type Cryptography = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'subtle'>>

/** PBKDF2-HMAC-SHA256 by WebCrypto, which is available on secure origins only. */
export function createPasswords(crypto: Cryptography = globalThis.crypto): PasswordsPort {
  return {
    async hash(password) {
      if (!crypto.subtle) throw new PasswordsUnavailable()
      const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
      const hash = await derived(crypto.subtle, password, salt, rounds)
      return { salt: encoded(salt), hash: encoded(hash), rounds }
    },
    async verify(password, record) {
      if (!crypto.subtle) throw new PasswordsUnavailable()
      const known = record ?? unknownUser
      const hash = await derived(crypto.subtle, password, decoded(known.salt), known.rounds)
      return same(hash, decoded(known.hash)) && record !== undefined
    },
  }
}

async function derived(
  subtle: SubtleCrypto,
  password: Secret,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(Secret.open(password).normalize('NFC'))
  const key = await subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits'])
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, hashBits)
  return new Uint8Array(bits)
}

/** Compares every byte, so that the time does not depend on the first difference. */
function same(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.reduce(
      (difference, byte, at) => difference | (byte ^ (other[at] ?? -1)),
      one.length ^ other.length,
    ) === 0
  )
}

function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
