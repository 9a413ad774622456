import { type Cart, emptyCart, totalAmount, totalItems } from '../cart/cart.ts'
import { totalsOf } from '../money/money.ts'
import type { Transaction } from '../ports/storage-port.ts'
import type { Owner, StoreName } from '../ports/stored.ts'
import { itemsOf, type Order } from './order.ts'

export const placingStores: StoreName[] = ['orders', 'cart']

export type OrderSlip = Pick<Order, 'attempt' | 'owner' | 'shipping' | 'card' | 'currency' | 'rate'> & {
  /** Drawn before the transaction, used when this attempt is the one that makes the order. */
  draw: { id: string; number: string; now: number }
}

export class NothingToOrder extends Error {
  override name = 'NothingToOrder'
}

/**
 * One transaction writes the order and empties the cart. An attempt that has made its order already gets that order back,
 * whatever was clicked, reloaded or raced.
 */
export async function placeOrder(tx: Transaction, slip: OrderSlip): Promise<Order> {
  const [placed] = await tx.find('orders', 'attempt', slip.attempt)
  if (placed) return placed
  const cart = await tx.get('cart', slip.owner)
  if (!cart || cart.lines.length === 0) throw new NothingToOrder('The cart is empty')
  const order = orderFrom(cart, slip)
  await tx.put('orders', order)
  await tx.put('cart', { ...emptyCart, owner: slip.owner })
  return order
}

function orderFrom(cart: Cart, { draw, ...slip }: OrderSlip): Order {
  return {
    ...slip,
    id: draw.id,
    number: draw.number,
    items: itemsOf(cart.lines),
    totalItems: totalItems(cart),
    totalAmount: totalsOf(totalAmount(cart)).total,
    orderDate: new Date(draw.now).toISOString(),
    status: 'completed',
  }
}

/** The attempt under way, made when there is none: every tab of the owner shares it. */
export async function sharedAttempt(tx: Transaction, owner: Owner, fresh: string): Promise<string> {
  const cart = await tx.get('cart', owner)
  if (!cart || cart.lines.length === 0) throw new NothingToOrder('The cart is empty')
  if (cart.attempt) return cart.attempt
  await tx.put('cart', { ...cart, attempt: fresh })
  return fresh
}

export function drawOrder(now: number, random: () => number, unique: string): OrderSlip['draw'] {
  return {
    id: `order-${now}-${unique.replace(/[^a-z0-9]/gi, '').slice(0, 8)}`,
    number: `ORD-${Math.floor(random() * 1_000_000)}`,
    now,
  }
}
