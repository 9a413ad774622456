import { type CartLine, type LineProduct, lineProduct, totalAmount } from './cart.ts'
import { type Cents, type Currency, converted, type Totals, taxRate, withTax } from './money.ts'
import { isAvailable, type Product } from './product.ts'
import type { Owner } from './user.ts'

/** How an order was paid. CONTRIBUTING.md lists the files that a further payment kind concerns. */
export type Payment = CardPayment

/** The stored data of the card that paid. Both fields are empty if a record lacks them. */
export interface CardPayment {
  kind: 'card'
  brand: string
  last4: string
}

export const unknownPayment: Payment = { kind: 'card', brand: '', last4: '' }

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
  /** 'order-', a timestamp and a unique part; used in addresses. */
  id: string
  /** 'ORD-' and up to six digits; shown to people. */
  number: string
  /** The checkout attempt that placed the order. Each attempt places at most one order. */
  attempt: string
  owner: Owner
  items: OrderItem[]
  totalItems: number
  /** What was paid, in the order's currency. */
  totals: Totals
  /** The total in US cents, for earlier versions of the shop, which have no `totals`. */
  totalAmount: Cents
  orderDate: string
  status: 'completed'
  shipping: ShippingAddress
  payment: Payment
  /** The currency and its rate when the order was placed. */
  currency: Currency
  rate: number
}

interface OrderItem {
  product: LineProduct
  quantity: number
  /** The product's price in the order's currency. */
  unitPrice: Cents
}

export function itemsOf(lines: readonly CartLine[], rate: number): OrderItem[] {
  return lines.map(({ product, quantity }) => ({
    product,
    quantity,
    unitPrice: converted(product.price, rate),
  }))
}

const deliveryDays = 7

export function deliveryDate(order: Pick<Order, 'orderDate'>): Date {
  const date = new Date(order.orderDate)
  date.setDate(date.getDate() + deliveryDays)
  return date
}

type OrderedItems = { items: readonly Pick<OrderItem, 'product' | 'quantity'>[] }

/**
 * The lines of an order that can be bought again, with today's prices. Products that are not in the catalogue keep the data of
 * the order.
 */
export function linesToReorder({ items }: OrderedItems, catalogue: readonly Product[] = []): CartLine[] {
  return items
    .map(({ product, quantity }) => ({
      product: lineProduct(catalogue.find(({ id }) => id === product.id) ?? product),
      quantity,
    }))
    .filter(({ product }) => isAvailable(product))
}

export function canReorderAll(order: OrderedItems, catalogue?: readonly Product[]): boolean {
  return linesToReorder(order, catalogue).length === order.items.length
}

/** The sum before tax, in the order's currency. */
export function subtotalOf(items: readonly Pick<OrderItem, 'unitPrice' | 'quantity'>[]): Cents {
  return items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
}

/** Records of earlier versions have no price in the order's currency. */
export type StoredItem = Omit<OrderItem, 'unitPrice'> & Partial<Pick<OrderItem, 'unitPrice'>>

type StoredOrder = Pick<Order, 'rate' | 'totalAmount'> & {
  items: StoredItem[]
  totals?: Totals | undefined
}

/** Adds `totals` to records of earlier versions, which have only a total in US cents. */
export function withTotals<Input extends StoredOrder>(
  order: Input,
): Omit<Input, 'items' | 'totals'> & Pick<Order, 'items' | 'totals'> {
  const items = order.items.map((item) => ({
    ...item,
    unitPrice: item.unitPrice ?? converted(item.product.price, order.rate),
  }))
  return { ...order, items, totals: order.totals ?? earlierTotals(order, subtotalOf(items)) }
}

function earlierTotals({ items, rate, totalAmount: paid }: StoredOrder, subtotal: Cents): Totals {
  const expected = withTax(totalAmount({ lines: items }))
  if (paid === expected.total) return withTax(subtotal)
  if (paid === expected.subtotal) return { subtotal, shipping: 0, tax: 0, total: subtotal }
  // A line is missing or had another price: the paid total stays, and its tax is calculated from it.
  const total = converted(paid, rate)
  const net = Math.round(total / (1 + taxRate))
  return { subtotal: net, shipping: 0, tax: total - net, total }
}

/** Newest first. */
export function newestFirst(orders: Order[]): Order[] {
  return [...orders].sort((first, second) => Date.parse(second.orderDate) - Date.parse(first.orderDate))
}

const calendarStartMs = Date.UTC(1970, 0, 1)
/** Not included. In milliseconds. */
const calendarEndMs = Date.UTC(3000, 0, 1)

/** Whether a time is in the years 1970 to 2999, so that all dates near it can be computed and shown. */
export function isInCalendar(time: number): boolean {
  return time >= calendarStartMs && time < calendarEndMs
}

export function isDateText(text: string): boolean {
  return isInCalendar(Date.parse(text))
}
