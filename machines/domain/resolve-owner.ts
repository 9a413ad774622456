import type { Transaction } from '../ports/storage-port.ts'
import { currentUser } from './current-user.ts'
import { guest, type Owner, type StoreName } from './stored.ts'

/** What has to be in the scope of a write for `keeperOf` to find out. */
export const keeperStores: StoreName[] = ['user', 'registeredUsers']

/** Who gets what this owner does: what a guest gathered belongs to whoever has signed in meanwhile, in whatever tab. */
export async function keeperOf(tx: Transaction, owner: Owner): Promise<Owner> {
  return owner === guest ? ((await currentUser(tx))?.id ?? guest) : owner
}
