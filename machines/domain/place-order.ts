import { type Cart, canBeBought, emptyCart, totalItems, totalsOf } from './cart.ts'
import { namedError } from './errors.ts'
import { type Cents, type Currency, rates, type Totals } from './money.ts'
import { itemsOf, type Order } from './order.ts'
import { cardsOf, type StoreName, type Transaction } from './stored.ts'
import type { Owner } from './user.ts'

export const placingStores: StoreName[] = ['orders', 'cart', 'paymentMethods']

/** What the shopper saw when submitting the order: the contents of the cart, and the currency they were shown in. */
export interface Agreement {
  lines: readonly { id: number; quantity: number; price: Cents }[]
  currency: Currency
  rate: number
  totals: Totals
}

export type OrderRequest = Pick<Order, 'attempt' | 'owner' | 'shipping' | 'payment'> & {
  agreed: Agreement
  /** The id of the saved card that pays; absent for a new card. */
  savedCard?: string
  /** Created before the transaction, and used only if this request places the order. */
  orderIds: { id: string; number: string; now: number }
}

export class CardDeclined extends namedError('CardDeclined') {}

export class NothingToOrder extends namedError('NothingToOrder') {}

/** The cart differs from what the shopper agreed to: a price, a quantity or a product changed, perhaps in another tab. */
export class CartChanged extends namedError('CartChanged') {}

/** The saved card for the payment was removed, perhaps in another tab. */
export class CardRemoved extends namedError('CardRemoved') {
  readonly card: string

  constructor(card: string) {
    super('The saved card was removed')
    this.card = card
  }
}

/**
 * Writes the order and empties the cart in one transaction. If the attempt has already placed its order, that order is returned,
 * for example after repeated clicks, after a reload, or in another tab.
 */
export async function placeOrder(tx: Transaction, request: OrderRequest): Promise<Order> {
  const [placed] = await tx.find('orders', 'attempt', request.attempt)
  const cart = await tx.get('cart', request.owner)
  const isEmpty = !cart || cart.lines.length === 0
  if (placed && isEmpty) return placed
  if (placed)
    throw new CartChanged('This attempt has already placed its order, and the cart has been filled again')
  if (isEmpty) throw new NothingToOrder('The cart is empty')
  if (!canBeBought(cart) || !matchesAgreement(cart, request.agreed))
    throw new CartChanged('The cart has changed since the order was sent')
  if (request.savedCard !== undefined) await expectCardSaved(tx, request.owner, request.savedCard)
  const order = orderFrom(cart, request)
  await tx.put('orders', order)
  await tx.put('cart', { ...emptyCart, owner: request.owner })
  return order
}

export async function expectCardSaved(tx: Transaction, owner: Owner, card: string): Promise<void> {
  const cards = await cardsOf(tx, owner)
  if (cards.every(({ id }) => id !== card)) throw new CardRemoved(card)
}

export function agreementOn(cart: Cart, currency: Currency): Agreement {
  const rate = rates[currency]
  return {
    lines: cart.lines.map(({ product: { id, price }, quantity }) => ({ id, quantity, price })),
    currency,
    rate,
    totals: totalsOf(cart, rate),
  }
}

export const emptyAgreement = agreementOn(emptyCart, 'USD')

function matchesAgreement(cart: Cart, { lines }: Agreement): boolean {
  return (
    cart.lines.length === lines.length &&
    cart.lines.every(({ product: { id, price }, quantity }) =>
      lines.some((line) => line.id === id && line.quantity === quantity && line.price === price),
    )
  )
}

function orderFrom(
  cart: Cart,
  { orderIds, agreed: { currency, rate }, savedCard: _, ...request }: OrderRequest,
): Order {
  return {
    ...request,
    id: orderIds.id,
    number: orderIds.number,
    items: itemsOf(cart.lines, rate),
    totalItems: totalItems(cart),
    totals: totalsOf(cart, rate),
    totalAmount: totalsOf(cart).total,
    currency,
    rate,
    orderDate: new Date(orderIds.now).toISOString(),
    status: 'completed',
  }
}

/** Returns the current checkout attempt, which all tabs of the owner share. Creates it if there is none. */
export async function sharedAttempt(tx: Transaction, owner: Owner, newAttempt: string): Promise<string> {
  const cart = await tx.get('cart', owner)
  if (!cart || cart.lines.length === 0) throw new NothingToOrder('The cart is empty')
  if (cart.attempt) return cart.attempt
  await tx.put('cart', { ...cart, attempt: newAttempt })
  return newAttempt
}

export function newOrderIds(now: number, random: () => number, unique: string): OrderRequest['orderIds'] {
  return {
    id: `order-${now}-${unique.replace(/[^a-z0-9]/gi, '').slice(0, 8)}`,
    number: `ORD-${Math.floor(random() * 1_000_000)}`,
    now,
  }
}
