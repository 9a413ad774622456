import type { StoragePort } from '../../../machines/ports/ports.ts'
import { type LegacyOptions, readOldContent } from './old-content.ts'

/**
 * Moves the localStorage records of an older shop into the database, once. Its plain-text passwords are hashed;
 * if hashing is impossible, no record is moved. The code is loaded only if there are such records.
 */
export function createLegacy({ storage = () => localStorage, ...options }: LegacyOptions) {
  return async (transact: StoragePort['transact']): Promise<void> => {
    const content = readOldContent(storage())
    if (!content) return
    const { migrateLegacy } = await import('./migrate-legacy.ts')
    await migrateLegacy(content, transact, { ...options, storage })
  }
}
