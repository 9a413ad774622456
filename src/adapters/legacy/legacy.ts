import type { StoragePort } from '../../../machines/ports/storage-port.ts'
import type { LegacyOptions } from './move-in.ts'
import { readOldContent } from './old-content.ts'

/**
 * Moves what an older shop kept in localStorage into the database, once. Its plain-text passwords are hashed on the way;
 * where they cannot be, everything stays where it is. Most visitors never load the code for it.
 */
export function createLegacy({ storage = () => localStorage, ...options }: LegacyOptions) {
  return async (transact: StoragePort['transact']): Promise<void> => {
    const content = readOldContent(storage())
    if (!content) return
    const { moveIn } = await import('./move-in.ts')
    await moveIn(content, transact, { ...options, storage })
  }
}
