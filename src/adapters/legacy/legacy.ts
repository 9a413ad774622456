import type { Ports } from '../../../machines/ports/ports.ts'
import type { StoragePort } from '../../../machines/ports/storage-port.ts'
import { type MovingUser, move, movePeople, movingStores } from './move.ts'
import { readOldContent, usersKey } from './old-keys.ts'
import type { OldUser } from './old-people.ts'
import { readOldShop } from './old-shop.ts'

export interface LegacyOptions extends Pick<Ports, 'passwords' | 'clock' | 'log'> {
  /** The page's own address. */
  here: string
  storage?: () => Storage
}

/** So many passwords are hashed before the shop opens, the others behind its back. */
const atOnce = 20

/**
 * Moves what an older shop kept in localStorage into the database, once. Its plain-text passwords are hashed on the way;
 * where they cannot be, everything stays where it is.
 */
export function createLegacy({ passwords, clock, log, here, storage = () => localStorage }: LegacyOptions) {
  async function hashed(user: OldUser): Promise<MovingUser> {
    return { user, password: await passwords.hash(user.password) }
  }

  async function moveOthers(transact: StoragePort['transact'], users: readonly OldUser[]): Promise<void> {
    for (const user of users) {
      const moving = await hashed(user)
      await transact('write', ['registeredUsers'], (tx) => movePeople(tx, [moving]))
    }
    storage().removeItem(usersKey)
  }

  return async (transact: StoragePort['transact']): Promise<void> => {
    const content = readOldContent(storage())
    if (!content) return
    const shop = readOldShop(content, here, clock.now())
    const isCurrent = ({ email }: OldUser) => email === shop.session
    const users = [...shop.users.filter(isCurrent), ...shop.users.filter((user) => !isCurrent(user))]
    const others = users.slice(atOnce)
    const people = await Promise.all(users.slice(0, atOnce).map(hashed))
    const all = [...people, ...others.map((user) => ({ user }))]
    await transact('write', movingStores, (tx) => move(tx, shop, all, clock.now()))
    for (const key of content.keys) if (key !== usersKey || others.length === 0) storage().removeItem(key)
    if (others.length > 0) {
      moveOthers(transact, others).catch((error: unknown) =>
        log.error('Some users stay where they are', { error }),
      )
    }
  }
}
