import type { PasswordsPort, Ports } from '../../machines/ports/ports.ts'

const loadOutlets = async () => (await import('./outlets.ts')).createOutlets()

type Outlets = Pick<Ports, 'share' | 'files'>

/** Loads the code for sharing and saving on first use. */
export function createLazyOutlets({ log }: Pick<Ports, 'log'>): Outlets {
  return {
    share: { share: async (what) => (await loadOutlets()).share.share(what) },
    files: {
      save(...file) {
        loadOutlets().then(
          ({ files }) => files.save(...file),
          (error: unknown) => log.error('A file was not saved', { error }),
        )
      },
      print: () => window.print(),
    },
  }
}

const loadPasswords = async () => (await import('./passwords.ts')).createPasswords()

/** Loads the password code on first use, which is signing in or registering. */
export function createLazyPasswords(): PasswordsPort {
  return {
    hash: async (password) => (await loadPasswords()).hash(password),
    verify: async (password, record) => (await loadPasswords()).verify(password, record),
  }
}
