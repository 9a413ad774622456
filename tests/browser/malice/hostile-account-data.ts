import type { Order } from '../../../machines/domain/order.ts'
import type { Product } from '../../../machines/domain/product.ts'
import type { OwnerData } from '../../../machines/your-data/backup.ts'
import { payloads } from './payloads.ts'

const payloadAt = (at: number) => payloads[at % payloads.length] ?? ''
const size = 24

function productAt(at: number): Product {
  return {
    id: 5_000 + at,
    title: payloadAt(at),
    price: 1_000 + at,
    category: payloadAt(at + 13),
    image: payloadAt(at + 29),
    description: payloadAt(at + 7),
    images: [payloadAt(at + 31), payloadAt(at + 37)],
    rating: { rate: 3, count: 5 },
    stock: 5,
  }
}

/** As many products as payloads, so that every payload occurs as a title, as a picture, and so on. */
export const localProducts: Product[] = payloads.map((_, at) => productAt(at))

function order(at: number): Order {
  const [firstName, lastName, email, address, city, state, zipCode, country] = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (field) => payloadAt(at * 8 + field),
  ) as [string, string, string, string, string, string, string, string]
  return {
    id: `order-${at}`,
    number: payloadAt(at + 5),
    attempt: `attempt-${at}`,
    owner: 'nobody',
    items: localProducts
      .slice(at * 8, at * 8 + 8)
      .map((product) => ({ product, quantity: 2, unitPrice: product.price })),
    totalItems: 16,
    totals: { subtotal: 9_000, shipping: 100, tax: 900, total: 10_000 },
    totalAmount: 10_000,
    orderDate: '2025-03-15T00:00:00.000Z',
    status: 'completed',
    shipping: { firstName, lastName, email, address, city, state, zipCode, country },
    payment: { kind: 'card', brand: payloadAt(at + 3), last4: '4242' },
    currency: 'USD',
    rate: 1,
  }
}

function draft(names: readonly string[], at: number): Record<string, string> {
  return Object.fromEntries(names.map((name, place) => [name, payloadAt(at + place * 11)]))
}

const personFields = [
  'firstName',
  'lastName',
  'email',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
  'phone',
]
const cardFields = ['cardName', 'cardNumber', 'cardHolder', 'expiryDate', 'cvv', 'code', 'password', 'avatar']
const specialNames = ['__proto__', 'constructor', 'toString', '__proto__.polluted']

/** Data of one account with payloads in every text field. */
export const hostileAccountData: OwnerData = {
  cart: localProducts.slice(0, size).map((product) => ({ product, quantity: 1, formerPrice: 1 })),
  wishlist: localProducts.slice(size, size * 2),
  orders: Array.from({ length: Math.ceil(payloads.length / 8) }, (_, at) => order(at)),
  paymentMethods: localProducts.slice(0, size).map(({ title, category }, at) => ({
    id: `card-${at}`,
    brand: category,
    last4: '4242',
    cardHolder: title,
    expiryDate: '12/40',
    isDefault: at === 0,
  })),
  settings: {
    firstName: payloadAt(1),
    lastName: payloadAt(2),
    email: payloadAt(3),
    phone: payloadAt(4),
    avatar: `javascript:${payloadAt(5)}`,
    address: {
      street: payloadAt(6),
      city: payloadAt(7),
      state: payloadAt(8),
      zipCode: payloadAt(9),
      country: 'US',
    },
    notifications: { email: true, sms: true, promotions: true, orderUpdates: true, newProducts: true },
  },
  recentlyViewed: localProducts.slice(0, 8),
  drafts: Object.fromEntries(
    ['settings', 'checkout', 'payment', 'add-product', 'contact', 'login', 'register', ...specialNames].map(
      (form, at) => [
        form,
        draft([...personFields, ...cardFields, ...specialNames, 'title', 'image', 'message'], at * 5),
      ],
    ),
  ),
}
