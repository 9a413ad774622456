import { draftKey } from '../domain/form.ts'
import type { Order } from '../domain/order.ts'
import { fieldOf } from '../domain/store-layout.ts'
import { cardsOf, type Stored, type StoreName, type Transaction, wishlistOf } from '../domain/stored.ts'
import type { Owner } from '../domain/user.ts'
import type { OwnerData, QuarantinedText } from './backup.ts'

export const ownerDataStores: StoreName[] = [
  'cart',
  'wishlist',
  'orders',
  'paymentMethods',
  'settings',
  'preferences',
  'recentlyViewed',
  'drafts',
]

/** All stored data of one owner, read in one transaction. */
export async function readOwnerData(tx: Transaction, owner: Owner): Promise<OwnerData> {
  const settings = await tx.get('settings', owner)
  const preferences = await tx.get('preferences', owner)
  const drafts = (await tx.all('drafts')).filter((draft) => draft.owner === owner)
  return {
    cart: (await tx.get('cart', owner))?.lines ?? [],
    wishlist: await wishlistOf(tx, owner),
    orders: await tx.find('orders', 'owner', owner),
    paymentMethods: await cardsOf(tx, owner),
    ...(settings ? { settings: withoutOwner(settings) } : {}),
    ...(preferences ? { preferences: withoutOwner(preferences) } : {}),
    recentlyViewed: (await tx.get('recentlyViewed', owner))?.products ?? [],
    drafts: Object.fromEntries(drafts.map(({ key, values }) => [formNameOf(key), values])),
  }
}

export async function writeOwnerData(tx: Transaction, owner: Owner, holdings: OwnerData): Promise<void> {
  const cart = await tx.get('cart', owner)
  await deleteOwnerData(tx, owner)
  const { settings, preferences } = holdings
  await tx.put('cart', { ...cart, owner, lines: holdings.cart })
  await tx.put('wishlist', { owner, products: holdings.wishlist })
  for (const order of holdings.orders) await tx.put('orders', await orderForOwner(tx, order, owner))
  await tx.put('paymentMethods', { owner, cards: holdings.paymentMethods })
  if (settings) await tx.put('settings', { ...settings, owner })
  if (preferences) await tx.put('preferences', { ...preferences, owner })
  await tx.put('recentlyViewed', { owner, products: holdings.recentlyViewed })
  for (const [form, values] of Object.entries(holdings.drafts))
    await tx.put('drafts', { key: draftKey(owner, form), owner, values })
}

export async function deleteOwnerData(tx: Transaction, owner: Owner): Promise<void> {
  for (const order of await tx.find('orders', 'owner', owner)) await tx.remove('orders', order.id)
  for (const draft of await tx.all('drafts')) if (draft.owner === owner) await tx.remove('drafts', draft.key)
  for (const store of [
    'cart',
    'wishlist',
    'paymentMethods',
    'settings',
    'preferences',
    'recentlyViewed',
  ] as const)
    await tx.remove(store, owner)
}

/**
 * If another order of this browser has the same id or attempt, usually that of another account, the imported order gets new
 * ones, because both must be unique.
 */
async function orderForOwner(tx: Transaction, order: Order, owner: Owner): Promise<Order> {
  const taken = await tx.get('orders', order.id)
  const [orderOfAttempt] = await tx.find('orders', 'attempt', order.attempt)
  if (!taken && !orderOfAttempt) return { ...order, owner }
  const renamed = { ...order, id: `${order.id}-${owner}`, attempt: `${order.attempt}-${owner}` }
  return orderForOwner(tx, renamed, owner)
}

function withoutOwner<Rest extends { owner: Owner }>({ owner: _, ...rest }: Rest): Omit<Rest, 'owner'> {
  return rest
}

function formNameOf(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}

/** Deletes the quarantined records that can be recognized as records of this account. */
export async function dropQuarantined(tx: Transaction, owner: Owner): Promise<void> {
  for (const record of await tx.all('quarantine'))
    if (belongsTo(record, owner)) await tx.remove('quarantine', record.id)
}

export async function quarantinedOf(tx: Transaction, owner: Owner): Promise<QuarantinedText[]> {
  return (await tx.all('quarantine'))
    .filter((record) => belongsTo(record, owner) && !neverExported.includes(record.store))
    .map(({ store, why, raw }) => ({ store, why, content: textOf(raw) }))
}

/** Stores with password hashes or the session. Their records are not exported. */
const neverExported: readonly StoreName[] = ['registeredUsers', 'user']
const maxLength = 100_000
const cardNumberPattern = /\d(?:[ -]?\d){9,14}(?=(?:[ -]?\d){4}(?!\d))/g

/**
 * Converts a record to text. Digits that could be a card number are masked, because a broken record may have them in any field.
 */
function textOf(raw: unknown): string {
  return toJson(raw).replace(cardNumberPattern, '•••• ').slice(0, maxLength)
}

function toJson(raw: unknown): string {
  const bigintToText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  try {
    return JSON.stringify(raw, bigintToText) ?? String(raw)
  } catch {
    return String(raw)
  }
}

function belongsTo({ id, store, raw }: Stored['quarantine'], owner: Owner): boolean {
  return (
    fieldOf(raw, 'owner') === owner || fieldOf(raw, 'id') === owner || id.startsWith(`${store}/${owner}/`)
  )
}
