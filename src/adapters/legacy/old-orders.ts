import * as v from 'valibot'
import { totalAmount, totalItems } from '../../../machines/domain/cart.ts'
import { totalsOf } from '../../../machines/domain/money.ts'
import { isInCalendar, type Order, unknownPayment, withTotals } from '../../../machines/domain/order.ts'
import type { OldProducts } from './old-products.ts'
import { dollars, identity, number, type Read, readList } from './old-shapes.ts'

export interface OldOrder extends Omit<Order, 'owner'> {
  /** The owner, if the order names one. */
  userId: string | undefined
}

const nowhere: Order['shipping'] = {
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
}

/** Orders with unreadable items are quarantined as a whole, because their totals would be wrong. */
export function readOldOrders(value: unknown, { cartLine }: OldProducts, now: number): Read<OldOrder> {
  const oldOrder = v.object({
    id: identity,
    items: v.array(cartLine),
    totalItems: v.fallback(v.optional(v.pipe(number, v.safeInteger(), v.minValue(0))), undefined),
    totalAmount: v.fallback(v.optional(dollars), undefined),
    orderDate: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
    userId: v.fallback(v.optional(identity), undefined),
  })
  const { items, refused } = readList(value, oldOrder, 'orders', 'items')
  const orders = items.map(
    (order): OldOrder =>
      withTotals({
        id: order.id,
        number: `ORD-${order.id.replace(/\D/g, '').slice(-6) || '0'}`,
        attempt: `legacy-${order.id}`,
        userId: order.userId,
        items: order.items.map(({ product, quantity }) => ({ product, quantity })),
        totalItems: order.totalItems ?? totalItems({ lines: order.items }),
        totalAmount: order.totalAmount ?? totalsOf(totalAmount({ lines: order.items })).total,
        orderDate:
          dateOf(order.orderDate) ?? dateOf(Number(/\d{12,}/.exec(order.id)?.[0])) ?? dateOf(now) ?? '',
        status: 'completed' as const,
        shipping: nowhere,
        payment: unknownPayment,
        currency: 'USD' as const,
        rate: 1,
      }),
  )
  return { items: orders, refused }
}

function dateOf(given: string | number | undefined): string | undefined {
  const date = new Date(given ?? Number.NaN)
  return isInCalendar(date.getTime()) ? date.toISOString() : undefined
}
