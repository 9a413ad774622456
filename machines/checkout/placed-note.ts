import type { Order } from '../domain/order.ts'
import type { Owner } from '../domain/owner.ts'
import type { Stored, Transaction } from '../domain/stored.ts'

/** The key of what is typed into the checkout and not yet sent. */
export function draftKey(owner: Owner): string {
  return `${owner}/checkout`
}

/** Replaces the draft in the transaction that stores the order: after a reload, the page finds the order by it. */
export function noteOf({ id, owner }: Order): Stored['drafts'] {
  return { key: draftKey(owner), owner, values: { placed: id } }
}

/** The order that was stored before the page could move on to its confirmation. */
export async function placedBefore(tx: Transaction, owner: Owner): Promise<Order | undefined> {
  const id = (await tx.get('drafts', draftKey(owner)))?.values.placed
  const cart = await tx.get('cart', owner)
  if (typeof id !== 'string' || (cart && cart.lines.length > 0)) return undefined
  const order = await tx.get('orders', id)
  return order?.owner === owner ? order : undefined
}

export async function dropNote(tx: Transaction, owner: Owner): Promise<void> {
  const draft = await tx.get('drafts', draftKey(owner))
  if (draft?.values.placed !== undefined) await tx.remove('drafts', draft.key)
}
