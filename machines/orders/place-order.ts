import { type Cart, canBeBought, emptyCart, totalAmount, totalItems } from '../cart/cart.ts'
import { type Cents, totalsOf } from '../money/money.ts'
import { namedError } from '../ports/named-error.ts'
import type { Transaction } from '../ports/storage-port.ts'
import type { Owner, StoreName } from '../ports/stored.ts'
import { itemsOf, type Order } from './order.ts'

export const placingStores: StoreName[] = ['orders', 'cart']

export type OrderSlip = Pick<Order, 'attempt' | 'owner' | 'shipping' | 'card' | 'currency' | 'rate'> & {
  /** The total that the shopper has seen. */
  agreed: Cents
  /** Drawn before the transaction, used when this attempt is the one that makes the order. */
  draw: { id: string; number: string; now: number }
}

export class NothingToOrder extends namedError('NothingToOrder') {}

/** What lies in the cart is not what the shopper agreed to pay for: prices moved, or another tab was busy. */
export class CartChanged extends namedError('CartChanged') {}

/**
 * One transaction writes the order and empties the cart. An attempt that has made its order already gets that order back,
 * whatever was clicked, reloaded or raced.
 */
export async function placeOrder(tx: Transaction, slip: OrderSlip): Promise<Order> {
  const [placed] = await tx.find('orders', 'attempt', slip.attempt)
  const cart = await tx.get('cart', slip.owner)
  const isEmpty = !cart || cart.lines.length === 0
  if (placed && isEmpty) return placed
  if (placed) throw new CartChanged('This attempt made its order, and the cart has been filled again')
  if (isEmpty) throw new NothingToOrder('The cart is empty')
  if (!canBeBought(cart) || totalOf(cart) !== slip.agreed) throw new CartChanged('The cart is another by now')
  const order = orderFrom(cart, slip)
  await tx.put('orders', order)
  await tx.put('cart', { ...emptyCart, owner: slip.owner })
  return order
}

export function totalOf(cart: Cart): Cents {
  return totalsOf(totalAmount(cart)).total
}

function orderFrom(cart: Cart, { draw, agreed, ...slip }: OrderSlip): Order {
  return {
    ...slip,
    id: draw.id,
    number: draw.number,
    items: itemsOf(cart.lines),
    totalItems: totalItems(cart),
    totalAmount: agreed,
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
