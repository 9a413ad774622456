import type { StoreName } from '../../../machines/domain/stored.ts'
import type { StoragePort } from '../../../machines/ports/ports.ts'
import { type LegacyOptions, readOldContent } from './old-content.ts'

/**
 * Moves the localStorage records of an older shop into the database, once, and returns those that it has quarantined because they
 * are unreadable. Its plain-text passwords are hashed; if hashing is impossible, no record is moved. The code is loaded only if
 * there are such records.
 */
export function createLegacy({ storage = () => localStorage, ...options }: LegacyOptions) {
  return async (transact: StoragePort['transact']): Promise<readonly { store: StoreName }[]> => {
    const content = readOldContent(storage())
    if (!content) return []
    const { migrateLegacy } = await import('./migrate-legacy.ts')
    return migrateLegacy(content, transact, { ...options, storage })
  }
}
