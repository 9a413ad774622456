import type { Ports } from '../../machines/ports/ports.ts'

export const random: Ports['random'] = { next: () => Math.random() }

/** Random UUIDs; `randomUUID` is missing on insecure origins, where they are made from random numbers. */
export function createIds(
  crypto: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = globalThis.crypto,
): Ports['ids'] {
  return { next: () => crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16))) }
}

export const ids = createIds()

/** Formats random bytes as a UUID of version 4. */
function uuidFrom(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, at) =>
    withVersionAndVariant(byte, at).toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Sets the bits that mark a UUID as version 4, and as the variant of RFC 9562. */
function withVersionAndVariant(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40
  return at === 8 ? (byte & 0x3f) | 0x80 : byte
}
