import { PasswordsUnavailable } from '../../machines/domain/errors.ts'
import { Secret } from '../../machines/domain/secret.ts'
import type { PasswordHash } from '../../machines/domain/user.ts'
import type { PasswordsPort } from '../../machines/ports/ports.ts'

export const rounds = 600_000
const saltBytes = 16
const hashBits = 256

/** The password is compared with this for an unknown email, so that signing in takes as long as for a known one. */
const unknownUser: PasswordHash = { salt: toBase64(new Uint8Array(saltBytes)), hash: '', rounds }

type Cryptography = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'subtle'>>

/** PBKDF2-HMAC-SHA256 by WebCrypto, which is available on secure origins only. */
export function createPasswords(crypto: Cryptography = globalThis.crypto): PasswordsPort {
  return {
    async hash(password) {
      if (!crypto.subtle) throw new PasswordsUnavailable()
      const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
      const hash = await deriveHash(crypto.subtle, password, salt, rounds)
      return { salt: toBase64(salt), hash: toBase64(hash), rounds }
    },
    async verify(password, record) {
      if (!crypto.subtle) throw new PasswordsUnavailable()
      const known = record ?? unknownUser
      const hash = await deriveHash(crypto.subtle, password, fromBase64(known.salt), known.rounds)
      return isEqual(hash, fromBase64(known.hash)) && record !== undefined
    },
  }
}

async function deriveHash(
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
function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  for (const [at, byte] of one.entries()) difference |= byte ^ (other[at] ?? -1)
  return difference === 0
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
