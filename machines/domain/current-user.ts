import type { Transaction } from '../ports/storage-port.ts'
import { administrator } from './administrator.ts'
import { type RegisteredUser, type User, withoutPassword } from './user.ts'

export async function findUser(tx: Transaction, id: string): Promise<RegisteredUser | undefined> {
  return (await tx.get('registeredUsers', id)) ?? (id === administrator.id ? administrator : undefined)
}

/** Who is signed in, judged by the registered users: the session's copy says no more than an id. */
export async function currentUser(tx: Transaction): Promise<User | undefined> {
  const session = await tx.get('user', 'current')
  const user = session && (await findUser(tx, session.id))
  return user && withoutPassword(user)
}
