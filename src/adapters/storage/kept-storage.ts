import { createLegacy, type LegacyOptions } from '../legacy/legacy.ts'
import { createStorage, type ShopStorage } from './storage.ts'

/** The database, into which what an older shop kept moves first. */
export function createKeptStorage(options: LegacyOptions): ShopStorage {
  return createStorage({ ...options, moveIn: createLegacy(options) })
}
