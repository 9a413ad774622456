import type { PasswordsPort } from '../../machines/ports/ports.ts'

const load = async () => (await import('./passwords.ts')).createPasswords()

/** Loads the password code on first use, which is signing in or registering. */
export function createLazyPasswords(): PasswordsPort {
  return {
    hash: async (password) => (await load()).hash(password),
    verify: async (password, record) => (await load()).verify(password, record),
  }
}
