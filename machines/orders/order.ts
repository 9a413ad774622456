import type { UsedCard } from '../card/saved-card.ts'
import { type CartLine, type LineProduct, lineProduct, totalAmount } from '../cart/cart.ts'
import type { Cents, Currency } from '../money/money.ts'
import type { Owner } from '../ports/stored.ts'
import { isAvailable, type Product } from '../product/product.ts'

export interface ShippingAddress {
  firstName: string
  lastName: string
  email: string
  address: string
  city: string
  state: string
  zipCode: string
  country: string
}

export interface Order {
  /** 'order-' and a timestamp, made unique; stands in addresses. */
  id: string
  /** 'ORD-' and up to six digits; what people see. */
  number: string
  /** The checkout attempt that made it: one attempt, one order. */
  attempt: string
  owner: Owner
  items: { product: LineProduct; quantity: number }[]
  totalItems: number
  /** With tax. */
  totalAmount: Cents
  orderDate: string
  status: 'completed'
  shipping: ShippingAddress
  card: UsedCard
  /** Those it was placed in. */
  currency: Currency
  rate: number
}

export function itemsOf(lines: CartLine[]): Order['items'] {
  return lines.map(({ product, quantity }) => ({ product, quantity }))
}

export const deliveryDays = 7

export function deliveryDate(order: Pick<Order, 'orderDate'>): Date {
  const date = new Date(order.orderDate)
  date.setDate(date.getDate() + deliveryDays)
  return date
}

/** What can still be bought of an order, as it is sold today; what nobody knows today goes in as it was. */
export function linesAgain({ items }: Pick<Order, 'items'>, sold: readonly Product[] = []): Order['items'] {
  return items
    .map(({ product, quantity }) => ({
      product: lineProduct(sold.find(({ id }) => id === product.id) ?? product),
      quantity,
    }))
    .filter(({ product }) => isAvailable(product))
}

export function isAllSold(order: Pick<Order, 'items'>, sold?: readonly Product[]): boolean {
  return linesAgain(order, sold).length === order.items.length
}

/** The sum before tax. */
export function subtotalOf({ items }: Pick<Order, 'items'>): Cents {
  return totalAmount({ lines: items })
}

/** Newest first. */
export function inOrder(orders: Order[]): Order[] {
  return [...orders].sort((one, other) => other.orderDate.localeCompare(one.orderDate))
}
