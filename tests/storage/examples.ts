import type { CartRecord } from '../../machines/domain/cart.ts'
import type { Order } from '../../machines/domain/order.ts'
import type { Product } from '../../machines/domain/product.ts'
import type { Stored, StoreName } from '../../machines/domain/stored.ts'

export function aProduct(id = 1, price = 1_999): Product {
  return {
    id,
    title: `Thing ${id}`,
    price,
    description: 'A thing of use.',
    category: 'electronics',
    image: `/art/${id}.svg`,
    images: [`/art/${id}.svg`],
    rating: { rate: 4.5, count: 12 },
    stock: 3,
  }
}

export function aCart(owner = 'guest', ...ids: number[]): CartRecord {
  return { owner, lines: ids.map((id) => ({ product: lineOf(id), quantity: 1 })) }
}

export function lineOf(id: number) {
  const { title, price, category, image, stock } = aProduct(id)
  return { id, title, price, category, image, ...(stock === undefined ? {} : { stock }) }
}

export function anOrder(id = 'order-1', attempt = `attempt of ${id}`, owner = 'user-1'): Order {
  return {
    id,
    number: 'ORD-123456',
    attempt,
    owner,
    items: [{ product: lineOf(1), quantity: 2, unitPrice: 1_999 }],
    totalItems: 2,
    totals: { subtotal: 3_998, shipping: 0, tax: 400, total: 4_398 },
    totalAmount: 4_398,
    orderDate: '2025-06-02T09:30:00.000Z',
    status: 'completed',
    shipping: {
      firstName: 'Ada',
      lastName: 'Shopper',
      email: 'ada@shop.example',
      address: '1 Main Street',
      city: 'Springfield',
      state: 'IL',
      zipCode: '62701',
      country: 'US',
    },
    payment: { kind: 'card', brand: 'visa', last4: '4242' },
    currency: 'USD',
    rate: 1,
  }
}

export function aUser(id = 'user-1', email = 'ada@shop.example'): Stored['registeredUsers'] {
  return {
    id,
    email,
    name: 'Ada Shopper',
    isAdmin: false,
    password: { salt: 'c2FsdA==', hash: 'aGFzaA==', rounds: 600_000 },
  }
}

/** A valid record for each store. */
export const records: { [S in StoreName]: Stored[S] } = {
  cart: { ...aCart('guest', 1, 2), attempt: 'attempt-1' },
  wishlist: { owner: 'guest', products: [aProduct(1), aProduct(2)] },
  user: { key: 'current', id: 'user-1' },
  registeredUsers: aUser(),
  orders: anOrder(),
  paymentMethods: {
    owner: 'user-1',
    cards: [
      {
        id: 'card-1',
        brand: 'visa',
        last4: '4242',
        cardHolder: 'Ada Shopper',
        expiryDate: '12/30',
        isDefault: true,
        sample: true,
      },
      {
        id: 'card-2',
        brand: 'amex',
        last4: '0005',
        cardHolder: 'Ada Shopper',
        expiryDate: '01/31',
        isDefault: false,
      },
    ],
  },
  settings: {
    owner: 'user-1',
    firstName: 'Ada',
    lastName: 'Shopper',
    email: 'ada@shop.example',
    phone: '555-0100',
    avatar: 'https://pictures.example/ada.png',
    address: { street: '1 Main Street', city: 'Springfield', state: 'IL', zipCode: '62701', country: 'US' },
    notifications: { email: true, sms: false, promotions: true, orderUpdates: true, newProducts: false },
  },
  preferences: { owner: 'user-1', language: 'fr', currency: 'EUR', theme: 'dark' },
  products: aProduct(121),
  recentlyViewed: { owner: 'guest', products: [{ id: 4, title: 'Thing 4', image: '/art/4.svg' }] },
  drafts: { key: 'checkout/user-1', owner: 'user-1', values: { city: 'Springfield', same: true } },
  sources: { name: 'one', products: [aProduct(1), aProduct(2)], at: 1_748_856_600_000 },
  appliedChanges: { id: 'visit-1-cart-0-1', at: 1_748_856_600_000 },
  quarantine: {
    id: 'cart/guest/1',
    store: 'cart',
    raw: { odd: true },
    why: 'record: expected Object',
    at: 1,
  },
}
