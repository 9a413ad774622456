import { guest, type Owner } from './owner.ts'
import type { StoreName, Transaction } from './stored.ts'
import { type RegisteredUser, type User, withoutPassword } from './user.ts'

/** The demo administrator that every shop starts with; the README names the password that this hash is of. */
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

/** Who is signed in, judged by the registered users: the session's copy says no more than an id. */
export async function currentUser(tx: Transaction): Promise<User | undefined> {
  const session = await tx.get('user', 'current')
  const user = session && (await findUser(tx, session.id))
  return user && withoutPassword(user)
}

/** What has to be in the scope of a write for `resolveOwner` to find out. */
export const resolveOwnerStores: StoreName[] = ['user', 'registeredUsers']

/** Who gets what this owner does: what a guest gathered belongs to whoever has signed in meanwhile, in whatever tab. */
export async function resolveOwner(tx: Transaction, owner: Owner): Promise<Owner> {
  return owner === guest ? ((await currentUser(tx))?.id ?? guest) : owner
}
