import type { PasswordsPort, Ports } from '../../machines/ports/ports.ts'

const loadShareAndFiles = async () => (await import('./share-and-files.ts')).createShareAndFiles()

type ShareAndFiles = Pick<Ports, 'share' | 'files'>

/** Loads the code for sharing and saving on first use. */
export function createLazyShareAndFiles({ log }: Pick<Ports, 'log'>): ShareAndFiles {
  return {
    share: { share: async (what) => (await loadShareAndFiles()).share.share(what) },
    files: {
      save(...file) {
        loadShareAndFiles().then(
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
