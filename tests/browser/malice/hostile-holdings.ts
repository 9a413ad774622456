import type { Order } from '../../../machines/domain/order.ts'
import type { Product } from '../../../machines/domain/product.ts'
import type { OwnerData } from '../../../machines/your-data/backup.ts'
import { payloads } from './payloads.ts'

const taken = (at: number) => payloads[at % payloads.length] ?? ''
const size = 24

function product(at: number): Product {
  return {
    id: 5_000 + at,
    title: taken(at),
    price: 1_000 + at,
    category: taken(at + 13),
    image: taken(at + 29),
    description: taken(at + 7),
    images: [taken(at + 31), taken(at + 37)],
    rating: { rate: 3, count: 5 },
    stock: 5,
  }
}

/** As many products as payloads, so that every payload occurs as a title, as a picture, and so on. */
export const hostileWares: Product[] = payloads.map((_, at) => product(at))

function order(at: number): Order {
  const [firstName, lastName, email, address, city, state, zipCode, country] = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (field) => taken(at * 8 + field),
  ) as [string, string, string, string, string, string, string, string]
  return {
    id: `order-${at}`,
    number: taken(at + 5),
    attempt: `attempt-${at}`,
    owner: 'nobody',
    items: hostileWares
      .slice(at * 8, at * 8 + 8)
      .map((ware) => ({ product: ware, quantity: 2, unitPrice: ware.price })),
    totalItems: 16,
    totals: { subtotal: 9_000, shipping: 100, tax: 900, total: 10_000 },
    totalAmount: 10_000,
    orderDate: '2025-03-15T00:00:00.000Z',
    status: 'completed',
    shipping: { firstName, lastName, email, address, city, state, zipCode, country },
    payment: { kind: 'card', brand: taken(at + 3), last4: '4242' },
    currency: 'USD',
    rate: 1,
  }
}

function draft(names: readonly string[], at: number): Record<string, string> {
  return Object.fromEntries(names.map((name, place) => [name, taken(at + place * 11)]))
}

const people = ['firstName', 'lastName', 'email', 'address', 'city', 'state', 'zipCode', 'country', 'phone']
const ofCards = ['cardName', 'cardNumber', 'cardHolder', 'expiryDate', 'cvv', 'code', 'password', 'avatar']
const odd = ['__proto__', 'constructor', 'toString', '__proto__.polluted']

/** Data of one account with payloads in every text field. */
export const hostileHoldings: OwnerData = {
  cart: hostileWares.slice(0, size).map((ware) => ({ product: ware, quantity: 1, formerPrice: 1 })),
  wishlist: hostileWares.slice(size, size * 2),
  orders: Array.from({ length: Math.ceil(payloads.length / 8) }, (_, at) => order(at)),
  paymentMethods: hostileWares.slice(0, size).map(({ title, category }, at) => ({
    id: `card-${at}`,
    brand: category,
    last4: '4242',
    cardHolder: title,
    expiryDate: '12/40',
    isDefault: at === 0,
  })),
  settings: {
    firstName: taken(1),
    lastName: taken(2),
    email: taken(3),
    phone: taken(4),
    avatar: `javascript:${taken(5)}`,
    address: { street: taken(6), city: taken(7), state: taken(8), zipCode: taken(9), country: 'US' },
    notifications: { email: true, sms: true, promotions: true, orderUpdates: true, newProducts: true },
  },
  recentlyViewed: hostileWares.slice(0, 8),
  drafts: Object.fromEntries(
    ['settings', 'checkout', 'payment', 'add-product', 'contact', 'login', 'register', ...odd].map(
      (form, at) => [form, draft([...people, ...ofCards, ...odd, 'title', 'image', 'message'], at * 5)],
    ),
  ),
}
