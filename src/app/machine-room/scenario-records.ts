import { applyToCart, emptyCart, lineProduct, totalsOf } from '../../../machines/domain/cart.ts'
import { administrator } from '../../../machines/domain/current-user.ts'
import { itemsOf, type Order } from '../../../machines/domain/order.ts'
import type { Product } from '../../../machines/domain/product.ts'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import type { Stored, StoreName } from '../../../machines/domain/stored.ts'
import type { RegisteredUser } from '../../../machines/domain/user.ts'
import type { Ports } from '../../../machines/ports/ports.ts'

/** The customer of the scenarios, with the same password as the administrator, which the README states. */
const tess: RegisteredUser = {
  ...administrator,
  id: 'tess',
  email: 'tess@statecart.example',
  name: 'Tess Shopper',
  isAdmin: false,
}

const shipping: Order['shipping'] = {
  firstName: 'Tess',
  lastName: 'Shopper',
  email: tess.email,
  address: '1 Test Street',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62701',
  country: 'US',
}

const day = 86_400_000

/** The records of a scenario's database, made from the current products. */
type Records = {
  [Store in StoreName]?: (products: readonly Product[], now: number) => readonly Stored[Store][]
}

export const administratorSession: Records = {
  registeredUsers: () => [administrator],
  user: () => [{ key: 'current', id: administrator.id }],
}

export const customerSession: Records = {
  registeredUsers: () => [tess],
  user: () => [{ key: 'current', id: tess.id }],
  settings: () => [
    {
      owner: tess.id,
      firstName: shipping.firstName,
      lastName: shipping.lastName,
      email: tess.email,
      phone: '',
      avatar: '',
      address: {
        street: shipping.address,
        city: shipping.city,
        state: shipping.state,
        zipCode: shipping.zipCode,
        country: 'US',
      },
      notifications: { email: true, sms: false, promotions: false, orderUpdates: true, newProducts: false },
    },
  ],
  paymentMethods: (_, now) => [{ owner: tess.id, cards: [cardOf(now + 900 * day)] }],
}

export const fullCart: Records = {
  cart: (products) => [
    {
      ...products
        .slice(0, 12)
        .reduce(
          (cart, product, at) =>
            applyToCart(cart, { type: 'cart.add', product: lineProduct(product), quantity: (at % 3) + 1 }),
          emptyCart,
        ),
      owner: tess.id,
    },
  ],
}

export const threeOrders: Records = {
  orders: (products, now) =>
    [1, 2, 3]
      .map((number) => orderOf(number, products.slice(number, number * 2), now - number * day))
      .filter(({ items }) => items.length > 0),
}

export const expiredCard: Records = {
  paymentMethods: (_, now) => [{ owner: tess.id, cards: [cardOf(now - 90 * day)] }],
}

/** Writes the records of a scenario to its database. If the products cannot be loaded, the cart and the orders are empty. */
export async function writeRecords({ storage, sources, clock }: Ports, records: Records): Promise<void> {
  const { products } = await sources.list('one', new AbortController().signal).catch(() => ({ products: [] }))
  const stores = Object.keys(records) as StoreName[]
  await storage.transact('write', stores, async (tx) => {
    for (const store of stores)
      for (const record of records[store]?.(products, clock.now()) ?? []) await tx.put(store, record)
  })
}

function orderOf(number: number, products: readonly Product[], at: number): Order {
  const lines = products.map((product, index) => ({ product: lineProduct(product), quantity: index + 1 }))
  const items = itemsOf(lines, 1)
  const totals = totalsOf({ lines })
  return {
    id: `order-${at}-${number}`,
    number: `ORD-10000${number}`,
    attempt: `attempt-${number}`,
    owner: tess.id,
    items,
    totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals,
    totalAmount: totals.total,
    orderDate: new Date(at).toISOString(),
    status: 'completed',
    shipping,
    payment: { kind: 'card', brand: 'visa', last4: '4242' },
    currency: 'USD',
    rate: 1,
  }
}

function cardOf(until: number): SavedCard {
  const expiry = new Date(until)
  const month = String(expiry.getMonth() + 1).padStart(2, '0')
  return {
    id: 'card-1',
    brand: 'visa',
    last4: '4242',
    cardHolder: tess.name,
    expiryDate: `${month}/${String(expiry.getFullYear()).slice(-2)}`,
    isDefault: true,
  }
}
