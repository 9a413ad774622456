import * as v from 'valibot'
import { type CartLine, totalAmount, totalItems } from '../../../machines/domain/cart.ts'
import { withTax } from '../../../machines/domain/money.ts'
import { isInCalendar, type Order, unknownPayment, withTotals } from '../../../machines/domain/order.ts'
import type { Product } from '../../../machines/domain/product.ts'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { fieldOf } from '../../../machines/domain/store-layout.ts'
import type { StoreName } from '../../../machines/domain/stored.ts'
import { unknownShipping } from '../storage/schema/decoders.ts'
import type { OldContent } from './old-content.ts'
import { type OldUser, readOldCards, readOldSession, readOldUsers } from './old-people.ts'
import { type OldProducts, oldProducts, readOldCart, readOldProducts } from './old-products.ts'
import { dollars, identity, number, type Read, readList } from './old-shapes.ts'

/** The readable records of an older shop. */
export interface OldShop {
  users: OldUser[]
  /** The email of the signed-in user. */
  session: string | undefined
  cart: CartLine[]
  wishlist: Product[]
  orders: OldOrder[]
  cards: SavedCard[]
  products: Product[]
  /** By user id; without an id, they belong to the owner of the other records. */
  settings: [userId: string | undefined, value: unknown][]
  /** Unreadable records, by their target store. */
  refused: { store: StoreName; raw: unknown }[]
}

export function readOldShop({ values, settings }: OldContent, here: string, now: number): OldShop {
  const schemas = oldProducts(here)
  const cart = readOldCart(values.cart, schemas)
  const wishlist = readList(values.wishlist, schemas.product, 'items', 'wishlist', 'products')
  const orders = readOldOrders(values.orders, schemas, now)
  const products = readOldProducts(values, schemas)
  const refused: [StoreName, unknown[]][] = [
    ['cart', cart.refused],
    ['wishlist', wishlist.refused],
    ['orders', orders.refused],
    ['products', products.refused],
  ]
  return {
    users: readOldUsers(values.registeredUsers),
    session: readOldSession(values.user),
    cart: cart.items,
    wishlist: wishlist.items,
    orders: orders.items,
    cards: readOldCards(values.paymentMethods),
    products: products.items,
    settings: [...settings, ...settingsIn(values.settings)],
    refused: refused.flatMap(([store, raws]) => raws.map((raw) => ({ store, raw }))),
  }
}

/** Settings of one user, or of several by their ids. */
function settingsIn(value: unknown): [string | undefined, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const isOfOneUser = ['firstName', 'lastName', 'email', 'address', 'notifications'].some(
    (name) => fieldOf(value, name) !== undefined,
  )
  return isOfOneUser ? [[undefined, value]] : Object.entries(value)
}

interface OldOrder extends Omit<Order, 'owner'> {
  /** The owner, if the order names one. */
  userId: string | undefined
}

/** Orders with unreadable items are quarantined as a whole, because their totals would be wrong. */
function readOldOrders(value: unknown, { cartLine }: OldProducts, now: number): Read<OldOrder> {
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
        totalAmount: order.totalAmount ?? withTax(totalAmount({ lines: order.items })).total,
        orderDate:
          dateOf(order.orderDate) ?? dateOf(Number(/\d{12,}/.exec(order.id)?.[0])) ?? dateOf(now) ?? '',
        status: 'completed' as const,
        shipping: unknownShipping,
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
