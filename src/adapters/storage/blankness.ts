import { oldKeysIn } from '../legacy/old-keys.ts'
import { databaseName } from './database-name.ts'

/** How long the browser may take to name its databases, in milliseconds. */
const patience = 500

/** Whether neither this shop nor an older one has kept anything in this browser; where that cannot be told, no. */
export async function isBlankBrowser(name = databaseName): Promise<boolean> {
  try {
    if (oldKeysIn(localStorage).length > 0) return false
    const databases = await Promise.race([indexedDB.databases(), late()])
    return databases?.every((database) => database.name !== name) ?? false
  } catch {
    return false
  }
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patience, undefined))
}
