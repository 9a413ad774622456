import { findByEmail } from '../../../machines/domain/accounts.ts'
import { type Cart, quantityLimit } from '../../../machines/domain/cart.ts'
import { guest, type Owner } from '../../../machines/domain/owner.ts'
import { defaultSettings } from '../../../machines/domain/settings.ts'
import type { Transaction } from '../../../machines/domain/stored.ts'
import { cartOf, type StoreName, wishlistOf } from '../../../machines/domain/stored.ts'
import type { PasswordHash, User } from '../../../machines/domain/user.ts'
import { mergedWishlist } from '../../../machines/domain/wishlist.ts'
import { redacted } from '../redacted.ts'
import { fingerprint } from '../storage/quarantine.ts'
import { readOldSettings } from './old-account.ts'
import { idFrom, type OldUser } from './old-people.ts'
import type { OldShop } from './old-shop.ts'

export const movingStores: StoreName[] = [
  'cart',
  'wishlist',
  'user',
  'registeredUsers',
  'orders',
  'paymentMethods',
  'settings',
  'products',
  'quarantine',
]

export interface LegacyUser {
  user: OldUser
  /** Absent until hashed: the user's records are moved before the user. */
  password?: PasswordHash
}

/** Adds an older shop's content to the database. Idempotent. */
export async function move(
  tx: Transaction,
  shop: OldShop,
  moving: readonly LegacyUser[],
  now: number,
): Promise<void> {
  const people = await moveUsers(tx, moving)
  const current = shop.session === undefined ? undefined : await findByEmail(tx, shop.session)
  if (current && !(await tx.get('user', 'current'))) await tx.put('user', { key: 'current', id: current.id })

  const owner = current?.id ?? guest
  await moveCart(tx, shop, owner)
  const products = mergedWishlist(await wishlistOf(tx, owner), shop.wishlist)
  if (products.length > 0) await tx.put('wishlist', { owner, products })

  const [only, ...others] = people.values()
  const account = current ?? (others.length === 0 ? only : undefined)
  await moveOrders(tx, shop, people, account?.id ?? guest)
  await moveCards(tx, shop, account?.id ?? guest)
  await moveSettings(tx, shop, people, account)
  for (const product of shop.products) {
    if (!(await tx.get('products', product.id))) await tx.put('products', product)
  }
  for (const { store, raw } of shop.refused) {
    const id = `legacy/${store}/${fingerprint(raw)}`
    await tx.put('quarantine', {
      id,
      store,
      raw: redacted(raw),
      why: 'of an older shop, and not readable',
      at: now,
    })
  }
}

/** The users by their old ids; an email that is already registered is not taken over. */
export async function moveUsers(tx: Transaction, moving: readonly LegacyUser[]): Promise<Map<string, User>> {
  const people = new Map<string, User>()
  for (const { user, password } of moving) {
    const { password: _, ...plain } = user
    const known = await findByEmail(tx, user.email)
    const isTaken = !known && (await tx.get('registeredUsers', user.id)) !== undefined
    const moved = known ?? { ...plain, id: isTaken ? idFrom(user.email) : user.id }
    if (!known && password) await tx.put('registeredUsers', { ...moved, password })
    people.set(user.id, moved)
  }
  return people
}

async function moveCart(tx: Transaction, shop: OldShop, owner: Owner): Promise<void> {
  const cart = await cartOf(tx, owner)
  if (shop.cart.length > 0) await tx.put('cart', { ...cart, owner, lines: atLeast(cart, shop.cart) })
}

/** The greater quantity of each product, so that a repeated move adds nothing. */
function atLeast(cart: Cart, lines: Cart['lines']): Cart['lines'] {
  const raised = cart.lines.map((line) => {
    const other = lines.find(({ product }) => product.id === line.product.id)
    return { ...line, quantity: Math.min(quantityLimit, Math.max(line.quantity, other?.quantity ?? 0)) }
  })
  const added = lines.filter((line) => cart.lines.every(({ product }) => product.id !== line.product.id))
  return [...raised, ...added]
}

async function moveOrders(
  tx: Transaction,
  shop: OldShop,
  people: Map<string, User>,
  owner: Owner,
): Promise<void> {
  for (const { userId, ...order } of shop.orders) {
    const placed = await tx.find('orders', 'attempt', order.attempt)
    if (placed.length > 0 || (await tx.get('orders', order.id))) continue
    await tx.put('orders', { ...order, owner: people.get(userId ?? '')?.id ?? owner })
  }
}

async function moveCards(tx: Transaction, { cards }: OldShop, owner: Owner): Promise<void> {
  if (cards.length > 0 && !(await tx.get('paymentMethods', owner)))
    await tx.put('paymentMethods', { owner, cards })
}

async function moveSettings(
  tx: Transaction,
  shop: OldShop,
  people: Map<string, User>,
  account: User | undefined,
): Promise<void> {
  for (const [userId, value] of shop.settings) {
    const user = userId === undefined ? account : people.get(userId)
    const settings = user && readOldSettings(value, defaultSettings(user))
    if (settings && !(await tx.get('settings', user.id)))
      await tx.put('settings', { ...settings, owner: user.id })
  }
}
