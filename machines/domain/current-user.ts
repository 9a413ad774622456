import { NotSignedIn } from './errors.ts'
import type { StoreName, Transaction } from './stored.ts'
import { guest, type Owner, type RegisteredUser, type User, withoutPassword } from './user.ts'

/** The demo administrator of the shop. The README has the password of this hash. */
export const administrator: RegisteredUser = {
  id: 'administrator',
  email: 'admin@statecart.example',
  name: 'Ada Admin',
  isAdmin: true,
  password: {
    salt: 'xECF4BS1zfp+F7a8lVtpGA==',
    hash: '+pIKCAPUfIehbDLPs7KAoQMFO8VDwk1meGq71QbjDF8=',
    rounds: 600_000,
  },
}

export async function findUser(tx: Transaction, id: string): Promise<RegisteredUser | undefined> {
  return (await tx.get('registeredUsers', id)) ?? (id === administrator.id ? administrator : undefined)
}

/** The stores that a transaction needs for the three functions below. */
export const currentUserStores: StoreName[] = ['user', 'registeredUsers']

/** The signed-in user, read from the registered users: the session holds only an id. */
export async function currentUser(tx: Transaction): Promise<User | undefined> {
  const session = await tx.get('user', 'current')
  const user = session && (await findUser(tx, session.id))
  return user && withoutPassword(user)
}

/** Throws unless this user is signed in according to storage: another tab may have signed out or deleted the account. */
export async function expectSignedIn(tx: Transaction, id: string): Promise<User> {
  const user = await currentUser(tx)
  if (user?.id !== id) throw new NotSignedIn()
  return user
}

/**
 * The owner to write a change for; undefined if the account was deleted. A guest's change belongs to the account that has signed
 * in since. Both may have happened in another tab.
 */
export async function resolveOwner(tx: Transaction, owner: Owner): Promise<Owner | undefined> {
  if (owner === guest) return (await currentUser(tx))?.id ?? guest
  return (await findUser(tx, owner))?.id
}
