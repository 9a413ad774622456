import { describe, expect, it } from 'vitest'
import { lineProduct } from '../../machines/domain/cart.ts'
import { unknownPayment } from '../../machines/domain/order.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { ada, adasOrder, lamp, mug } from '../../machines/fixtures/examples.ts'
import type { Backup } from '../../machines/your-data/backup.ts'
import { BackupRefused, readBackup } from '../../machines/your-data/read-backup.ts'

const order = { ...adasOrder, items: [{ product: lineProduct(lamp), quantity: 2, unitPrice: 1_964 }] }

/** A file with every field. */
const full: Backup = {
  format: 'statecart-account',
  version: 1,
  savedAt: '2025-06-02T00:00:00.000Z',
  account: { name: ada.name, email: ada.email },
  holdings: {
    cart: [{ product: lineProduct(mug), quantity: 2, formerPrice: 999, gone: true }],
    wishlist: [mug, lamp],
    orders: [order, { ...order, id: 'order-2', payment: unknownPayment }],
    paymentMethods: [
      {
        id: 'card-1',
        brand: 'visa',
        last4: '4242',
        cardHolder: 'Ada Lovelace',
        expiryDate: '12/30',
        isDefault: true,
        sample: true,
      },
    ],
    settings: defaultSettings(ada),
    preferences: { language: 'fr', currency: 'EUR', theme: 'dark' },
    recentlyViewed: [{ id: 1, title: 'Desk Lamp', image: '/pictures/lamp.svg' }],
    drafts: { checkout: { city: 'London', save: true } },
  },
}

/** The text of the full file with one value replaced. */
function withAt(place: string, value: unknown): string {
  const file: unknown = JSON.parse(JSON.stringify(full))
  const path = place.split('.')
  const holder = path.slice(0, -1).reduce((part, key) => Reflect.get(Object(part), key), file)
  Reflect.set(Object(holder), path.at(-1) ?? '', value)
  return JSON.stringify(file)
}

function refusalOf(text: string) {
  try {
    readBackup(text)
    return undefined
  } catch (error) {
    return error instanceof BackupRefused
      ? { name: error.name, problem: error.problem, where: error.where }
      : error
  }
}

const broken: [place: string, ...values: unknown[]][] = [
  ['version', 0],
  ['savedAt', 'some day', 5, null, '+275760-09-13', '1969-12-31'],
  ['account.name', 5, 'x'.repeat(2_001)],
  ['account.email', undefined],
  ['holdings.cart', {}, null],
  ['holdings.cart.0.product.id', 0, 1.5, '1', -1],
  ['holdings.cart.0.product.title', null, 'x'.repeat(2_001)],
  ['holdings.cart.0.product.price', -1, 0.5, 1_000_000_001, '5'],
  ['holdings.cart.0.product.category', 7],
  ['holdings.cart.0.product.image', 'x'.repeat(100_001)],
  ['holdings.cart.0.product.stock', -1, 'many', null],
  ['holdings.cart.0.quantity', 0, 10_000, 1.5],
  ['holdings.cart.0.formerPrice', -1],
  ['holdings.cart.0.gone', false],
  ['holdings.wishlist.0.description', undefined, 'x'.repeat(100_001)],
  ['holdings.wishlist.0.images', 'one', Array.from({ length: 101 }, () => '')],
  ['holdings.wishlist.0.rating.rate', -1, 5.1, '5'],
  ['holdings.wishlist.0.rating.count', -1, 0.5],
  ['holdings.orders.0.id', '', 5],
  ['holdings.orders.0.attempt', ''],
  ['holdings.orders.0.owner', ''],
  ['holdings.orders.0.items.0.product.id', 0],
  ['holdings.orders.0.items.0.quantity', 0],
  ['holdings.orders.0.items.0.unitPrice', -1, 0.5, '5', 1e300],
  ['holdings.orders.0.totals', 5, null, { subtotal: 10, shipping: 0, tax: 1, total: 12 }],
  ['holdings.orders.0.totals.tax', -1, 0.5, 1e300],
  ['holdings.orders.0.totalItems', -1],
  ['holdings.orders.0.totalAmount', 1.5],
  ['holdings.orders.0.orderDate', 'yesterday', '+275760-09-13', '3000-01-01', '1969-12-31'],
  ['holdings.orders.0.status', 'shipped'],
  ['holdings.orders.0.shipping.zipCode', 5],
  ['holdings.orders.0.payment', undefined, null],
  ['holdings.orders.0.payment.kind', 'shells'],
  ['holdings.orders.0.payment.last4', '424', '42424', 'x4242', '4242x', 'abcd'],
  ['holdings.orders.0.currency', 'JPY'],
  ['holdings.orders.0.rate', 0, -1, 1_000_001],
  ['holdings.paymentMethods.0.last4', '', '4', '42424', 'x4242', '4242x', 'abcd'],
  [
    'holdings.paymentMethods.0.expiryDate',
    '',
    '1230',
    '012/30',
    '12/300',
    'a2/30',
    '1b/30',
    '12/c0',
    '12/3d',
  ],
  ['holdings.paymentMethods.0.isDefault', 1],
  ['holdings.paymentMethods.0.sample', false],
  ['holdings.settings.phone', undefined],
  ['holdings.settings.address.country', 'FR', 'Stryker was here!'],
  ['holdings.settings.notifications.sms', 'no'],
  ['holdings.preferences.language', 'de'],
  ['holdings.preferences.currency', 'JPY'],
  ['holdings.preferences.theme', 'pink'],
  ['holdings.recentlyViewed.0.id', 0],
  ['holdings.drafts.checkout', 'London'],
  ['holdings.drafts.checkout.city', 5],
]

describe('an exported file', () => {
  it('is read back unchanged', () => {
    expect(readBackup(JSON.stringify(full))).toStrictEqual(full)
  })

  it('may omit optional parts', () => {
    const least = {
      ...full,
      holdings: { cart: [], wishlist: [], orders: [], paymentMethods: [], recentlyViewed: [], drafts: {} },
    }
    expect(readBackup(JSON.stringify(least))).toStrictEqual(least)
    for (const country of ['', 'US', 'CA', 'UK', 'AU'])
      expect(refusalOf(withAt('holdings.settings.address.country', country))).toBeUndefined()
  })

  it('of an earlier version converts the card of an order to its payment', () => {
    const { payment, ...older } = order
    const { kind: _, ...card } = payment
    const holdings = { ...full.holdings, orders: [{ ...older, card }] }
    expect(readBackup(JSON.stringify({ ...full, holdings })).holdings.orders).toStrictEqual([order])
  })

  it('of an earlier version computes the totals of an order from its lines', () => {
    const { totals: _, items, ...older } = order
    const lines = items.map(({ product, quantity }) => ({ product, quantity }))
    expect(readBackup(withAt('holdings.orders', [{ ...older, items: lines }]))).toMatchObject({
      holdings: { orders: [order] },
    })
  })

  it('drops unknown fields', () => {
    expect(readBackup(withAt('account.password', 'a plain one'))).toStrictEqual(full)
    expect(readBackup(withAt('holdings.paymentMethods.0.cardNumber', '4242424242424242'))).toStrictEqual(full)
    expect(readBackup(withAt('setAside', [{ store: 'cart', why: 'odd', content: '' }]))).toStrictEqual(full)
  })

  it.each(broken)('is refused completely for an error at %s', (where, ...values) => {
    for (const value of values)
      expect({ value, refusal: refusalOf(withAt(where, value)) }).toEqual({
        value,
        refusal: { name: 'BackupRefused', problem: 'broken', where },
      })
  })

  it('is refused with the beginning of a long path', () => {
    const form = 'x'.repeat(1_000)
    expect(refusalOf(withAt(`holdings.drafts.${form}`, 'London'))).toMatchObject({
      where: `holdings.drafts.${form}`.slice(0, 200),
    })
  })

  it('may have exactly the maximum size', () => {
    const largest = 20_000_000
    expect(refusalOf(' '.repeat(largest))).toMatchObject({ problem: 'notJson' })
    expect(refusalOf(' '.repeat(largest + 1))).toMatchObject({ problem: 'tooLarge' })
  })
})
