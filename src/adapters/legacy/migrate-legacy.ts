import { findByEmail } from '../../../machines/domain/accounts.ts'
import { mergedCopies } from '../../../machines/domain/cart.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { defaultSettings } from '../../../machines/domain/settings.ts'
import { fieldOf, storeNames } from '../../../machines/domain/store-layout.ts'
import { cartOf, type Transaction, wishlistOf } from '../../../machines/domain/stored.ts'
import { guest, type Owner, type PasswordHash, type User } from '../../../machines/domain/user.ts'
import { mergedWishlist } from '../../../machines/domain/wishlist.ts'
import type { StoragePort } from '../../../machines/ports/ports.ts'
import { redacted } from '../log.ts'
import { fingerprint } from '../storage/quarantine.ts'
import { type LegacyOptions, type OldContent, usersKey } from './old-content.ts'
import { idFrom, type OldUser, readOldSettings } from './old-people.ts'
import { type OldShop, readOldShop } from './old-shop.ts'

/** How many passwords are hashed before the shop opens; the rest are hashed in the background. */
const hashedBeforeOpening = 20

type Transact = StoragePort['transact']

/**
 * Writes the content to the database with hashed passwords, then removes it from localStorage. Returns the unreadable records,
 * which it has quarantined.
 */
export async function migrateLegacy(
  content: OldContent,
  transact: Transact,
  { passwords, clock, log, here, storage }: Required<LegacyOptions>,
): Promise<OldShop['refused']> {
  const shop = readOldShop(content, here, clock.now())
  const isCurrent = ({ email }: OldUser) => email === shop.session
  const users = [...shop.users.filter(isCurrent), ...shop.users.filter((user) => !isCurrent(user))]
  const others = users.slice(hashedBeforeOpening)
  const firstUsers = await Promise.all(users.slice(0, hashedBeforeOpening).map(hashed))
  const all = [...firstUsers, ...others.map((user) => ({ user }))]
  await transact('write', storeNames, (tx) => move(tx, shop, all, clock.now()))
  for (const key of content.keys) if (key !== usersKey) storage().removeItem(key)
  leaveToMove(others)
  moveOthers().catch((error: unknown) =>
    log.error('Some users of the older shop were not moved into the database', { error }),
  )
  return shop.refused

  async function hashed(user: OldUser): Promise<LegacyUser> {
    return { user, password: await passwords.hash(user.password) }
  }

  async function moveOthers(): Promise<void> {
    for (const [index, user] of others.entries()) {
      const moving = await hashed(user)
      await transact('write', ['registeredUsers'], (tx) => moveUsers(tx, [moving]))
      leaveToMove(others.slice(index + 1))
    }
  }

  /**
   * Leaves only these users in localStorage. If the page is closed, the next visit moves them, but does not add an account again
   * that was moved before and has been erased since.
   */
  function leaveToMove(remaining: readonly OldUser[]): void {
    const plain = remaining.map((user) => ({ ...user, password: Secret.open(user.password) }))
    if (plain.length > 0) storage().setItem(usersKey, JSON.stringify(plain))
    else storage().removeItem(usersKey)
  }
}

interface LegacyUser {
  user: OldUser
  /** Absent until hashed: the user's records are moved before the user. */
  password?: PasswordHash
}

/** Adds an older shop's content to the database. Idempotent. */
async function move(
  tx: Transaction,
  shop: OldShop,
  moving: readonly LegacyUser[],
  now: number,
): Promise<void> {
  const usersByOldId = await moveUsers(tx, moving)
  const current = shop.session === undefined ? undefined : await findByEmail(tx, shop.session)
  if (current && !(await tx.get('user', 'current'))) await tx.put('user', { key: 'current', id: current.id })

  const owner = current?.id ?? guest
  await moveCart(tx, shop, owner)
  const products = mergedWishlist(await wishlistOf(tx, owner), shop.wishlist)
  if (products.length > 0) await tx.put('wishlist', { owner, products })

  const [only, ...others] = usersByOldId.values()
  const account = current ?? (others.length === 0 ? only : undefined)
  const accountId = account?.id ?? guest
  await moveOrders(tx, shop, usersByOldId, accountId)
  await moveCards(tx, shop, accountId)
  await moveSettings(tx, shop, usersByOldId, account)
  for (const product of shop.products) {
    if (!(await tx.get('products', product.id))) await tx.put('products', product)
  }
  for (const { store, raw } of shop.refused) {
    const user = usersByOldId.get(String(fieldOf(raw, 'userId')))
    // The id contains the owner, so that the record is exported and erased with the account.
    const id = `${store}/${user?.id ?? accountId}/${fingerprint(raw)}`
    await tx.put('quarantine', {
      id,
      store,
      raw: redacted(raw),
      why: 'unreadable record of an older shop',
      at: now,
    })
  }
}

/** The users by their old ids; an email that is already registered is not taken over. */
async function moveUsers(tx: Transaction, moving: readonly LegacyUser[]): Promise<Map<string, User>> {
  const usersByOldId = new Map<string, User>()
  for (const { user, password } of moving) {
    const { password: _, ...plain } = user
    const known = await findByEmail(tx, user.email)
    const isTaken = !known && (await tx.get('registeredUsers', user.id)) !== undefined
    const moved = known ?? { ...plain, id: isTaken ? idFrom(user.email) : user.id }
    if (!known && password) await tx.put('registeredUsers', { ...moved, password })
    usersByOldId.set(user.id, moved)
  }
  return usersByOldId
}

async function moveCart(tx: Transaction, shop: OldShop, owner: Owner): Promise<void> {
  const cart = await cartOf(tx, owner)
  if (shop.cart.length > 0)
    await tx.put('cart', { ...cart, owner, lines: mergedCopies(cart.lines, shop.cart) })
}

async function moveOrders(
  tx: Transaction,
  shop: OldShop,
  usersByOldId: Map<string, User>,
  owner: Owner,
): Promise<void> {
  for (const { userId, ...order } of shop.orders) {
    const placed = await tx.find('orders', 'attempt', order.attempt)
    if (placed.length > 0 || (await tx.get('orders', order.id))) continue
    await tx.put('orders', { ...order, owner: usersByOldId.get(userId ?? '')?.id ?? owner })
  }
}

async function moveCards(tx: Transaction, { cards }: OldShop, owner: Owner): Promise<void> {
  if (cards.length > 0 && !(await tx.get('paymentMethods', owner)))
    await tx.put('paymentMethods', { owner, cards })
}

async function moveSettings(
  tx: Transaction,
  shop: OldShop,
  usersByOldId: Map<string, User>,
  account: User | undefined,
): Promise<void> {
  for (const [userId, value] of shop.settings) {
    const user = userId === undefined ? account : usersByOldId.get(userId)
    const settings = user && readOldSettings(value, defaultSettings(user))
    if (settings && !(await tx.get('settings', user.id)))
      await tx.put('settings', { ...settings, owner: user.id })
  }
}
