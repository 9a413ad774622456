import { Secret } from '../domain/secret.ts'
import type { PasswordsPort } from '../ports/ports.ts'
import { createGate, type Gate } from './gate.ts'

export interface FakePasswords extends PasswordsPort {
  gate: Gate
}

/** Hashes at once and weakly: for tests only. */
export function createFakePasswords(): FakePasswords {
  const gate = createGate()
  return {
    gate,
    async hash(password) {
      await gate.pass()
      return { salt: 'fake', hash: folded(Secret.open(password)), rounds: 1 }
    },
    async verify(password, hash) {
      await gate.pass()
      return hash !== undefined && hash.hash === folded(Secret.open(password))
    },
  }
}

function folded(text: string): string {
  let sum = 17
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291
  return sum.toString(36)
}
