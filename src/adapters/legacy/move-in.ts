import type { Ports } from '../../../machines/ports/ports.ts'
import type { StoragePort } from '../../../machines/ports/storage-port.ts'

import { type LegacyUser, move, moveUsers, movingStores } from './move.ts'
import { type OldContent, usersKey } from './old-content.ts'
import type { OldUser } from './old-people.ts'
import { readOldShop } from './old-shop.ts'

export interface LegacyOptions extends Pick<Ports, 'passwords' | 'clock' | 'log'> {
  /** The page's own address. */
  here: string
  storage?: () => Storage
}

/** How many passwords are hashed before the shop opens; the rest are hashed in the background. */
const atOnce = 20

type Transact = StoragePort['transact']

/** Writes the content to the database with hashed passwords, then removes it from localStorage. */
export async function migrateLegacy(
  content: OldContent,
  transact: Transact,
  { passwords, clock, log, here, storage }: Required<LegacyOptions>,
): Promise<void> {
  const shop = readOldShop(content, here, clock.now())
  const isCurrent = ({ email }: OldUser) => email === shop.session
  const users = [...shop.users.filter(isCurrent), ...shop.users.filter((user) => !isCurrent(user))]
  const others = users.slice(atOnce)
  const people = await Promise.all(users.slice(0, atOnce).map(hashed))
  const all = [...people, ...others.map((user) => ({ user }))]
  await transact('write', movingStores, (tx) => move(tx, shop, all, clock.now()))
  for (const key of content.keys) if (key !== usersKey || others.length === 0) storage().removeItem(key)
  if (others.length > 0) {
    moveOthers().catch((error: unknown) => log.error('Some users stay where they are', { error }))
  }

  async function hashed(user: OldUser): Promise<LegacyUser> {
    return { user, password: await passwords.hash(user.password) }
  }

  async function moveOthers(): Promise<void> {
    for (const user of others) {
      const moving = await hashed(user)
      await transact('write', ['registeredUsers'], (tx) => moveUsers(tx, [moving]))
    }
    storage().removeItem(usersKey)
  }
}
