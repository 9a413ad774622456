import { emptyCart, withAddedLines } from './cart.ts'
import { administrator } from './current-user.ts'
import { namedError } from './errors.ts'
import type { Preferences } from './preferences.ts'
import { sampleCard } from './saved-cards.ts'
import { cartOf, type StoreName, type Transaction, wishlistOf } from './stored.ts'
import { guest, normalizedEmail, type RegisteredUser, type User } from './user.ts'
import { mergedWishlist } from './wishlist.ts'

export class UserExists extends namedError('UserExists') {
  constructor() {
    super('User already exists')
  }
}

export const signInStores: StoreName[] = [
  'user',
  'registeredUsers',
  'cart',
  'wishlist',
  'preferences',
  'paymentMethods',
]

export async function findByEmail(tx: Transaction, email: string): Promise<RegisteredUser | undefined> {
  const normalized = normalizedEmail(email)
  const [user] = await tx.find('registeredUsers', 'email', normalized)
  if (user) return user
  return normalized === administrator.email
    ? ((await tx.get('registeredUsers', administrator.id)) ?? administrator)
    : undefined
}

/**
 * Opens the session and merges the guest's cart and wishlist into those of the account, in one transaction. An account without
 * a record of cards gets the sample card: a new one, and the demo administrator at the first sign-in.
 */
export async function openSession(
  tx: Transaction,
  user: Pick<User, 'id' | 'name'>,
  now: number,
): Promise<void> {
  const { id } = user
  await tx.put('user', { key: 'current', id })
  if (!(await tx.get('paymentMethods', id)))
    await tx.put('paymentMethods', { owner: id, cards: [sampleCard(user, now)] })
  const cart = withAddedLines(await cartOf(tx, id), await cartOf(tx, guest))
  await tx.put('cart', { ...cart, owner: id })
  await tx.put('cart', { ...emptyCart, owner: guest })
  await tx.put('wishlist', {
    owner: id,
    products: mergedWishlist(await wishlistOf(tx, id), await wishlistOf(tx, guest)),
  })
  await tx.put('wishlist', { owner: guest, products: [] })
}

export async function registerUser(
  tx: Transaction,
  user: RegisteredUser,
  preferences: Preferences,
  now: number,
): Promise<void> {
  if (await findByEmail(tx, user.email)) throw new UserExists()
  await tx.put('registeredUsers', user)
  await tx.put('preferences', { ...preferences, owner: user.id })
  await openSession(tx, user, now)
}
