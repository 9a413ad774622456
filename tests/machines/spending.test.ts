import { expect, test } from 'vitest'
import { currencies } from '../../machines/domain/money.ts'
import type { Order } from '../../machines/domain/order.ts'
import { adasOrder, lamp, mug } from '../../machines/fixtures/examples.ts'
import { type Spending, spendingOf } from '../../machines/spending/spending.ts'
import { fc } from '../seeded.ts'

type Spent = Pick<Order, 'orderDate' | 'totals' | 'items' | 'currency'>

/** The spending of orders that all have the same currency. */
function spendingIn(orders: Spent[]): Spending {
  const [spending, ...others] = spendingOf(orders)
  if (!spending || others.length > 0) throw new Error('Not one currency')
  return spending
}

function order(orderDate: string, total: number, ...items: Order['items']): Spent {
  return { orderDate: `${orderDate}T12:00:00.000Z`, totals: paid(total), items, currency: 'GBP' }
}
const paid = (total: number) => ({ subtotal: total, shipping: 0, tax: 0, total })
const lamps = { product: lamp, quantity: 2, unitPrice: 1_964 }
const mugs = { product: mug, quantity: 1, unitPrice: 923 }

test('months have no gaps, and end with the newest', () => {
  const { months, earlier, total } = spendingIn([
    order('2025-03-10', 300, lamps),
    order('2025-01-10', 100, lamps),
    order('2025-03-01', 50, mugs),
  ])
  expect(months).toEqual([
    { key: '2025-01', cents: 100 },
    { key: '2025-02', cents: 0 },
    { key: '2025-03', cents: 350 },
  ])
  expect({ earlier, total }).toEqual({ earlier: 0, total: 450 })
})

test('twelve months are listed, and earlier spending is one sum', () => {
  const { months, earlier } = spendingIn([order('2025-03-10', 300, lamps), order('2023-12-31', 70, mugs)])
  expect(months).toHaveLength(12)
  expect(months[0]?.key).toBe('2024-04')
  expect(earlier).toBe(70)
})

test('tax is divided among the categories; products without a category count as other', () => {
  const nameless = { ...mugs, product: { ...mug, category: '' } }
  const { categories, other } = spendingIn([
    adasOrder,
    order('2025-03-10', 1_319, mugs),
    order('2025-03-10', 1_319, nameless),
    order('2025-03-10', 500),
  ])
  expect(categories).toEqual([
    { key: 'electronics', cents: adasOrder.totals.total },
    { key: 'kitchen', cents: 1_319 },
  ])
  expect(other).toBe(1_819)
})

test('the six largest categories are listed, equal ones by name, and the rest is one sum', () => {
  const spent = (category: string, cents: number) =>
    order('2025-03-10', cents, { ...mugs, product: { ...mug, category } })
  const { categories, other } = spendingIn([
    ...[spent('b', 30), spent('a', 30), spent('c', 70), spent('free', 0)],
    ...[spent('d', 10), spent('e', 20), spent('f', 60), spent('g', 50)],
  ])
  expect(categories.map(({ key }) => key)).toEqual(['c', 'f', 'g', 'a', 'b', 'e'])
  expect(other).toBe(10)
})

test('a category whose lines cost nothing is not listed', () => {
  const gift = { product: { ...mug, category: 'gifts', price: 0 }, quantity: 1, unitPrice: 0 }
  expect(spendingIn([order('2025-03-10', 300, lamps, gift)]).categories).toMatchObject([{ cents: 300 }])
})

test('an order is divided in proportion to the totals of its lines', () => {
  const line = (category: string, quantity: number) => ({ ...mugs, product: { ...mug, category }, quantity })
  expect(spendingIn([order('2025-03-10', 400, line('many', 3), line('few', 1))]).categories).toEqual([
    { key: 'many', cents: 300 },
    { key: 'few', cents: 100 },
  ])
})

test('currencies are summed up separately', () => {
  const euros: Spent = { ...order('2025-02-10', 200, lamps), currency: 'EUR' }
  const spending = spendingOf([order('2025-03-10', 300, lamps), euros, order('2025-01-10', 100, mugs)])
  expect(spending).toMatchObject([
    { currency: 'GBP', total: 400, categories: [{ cents: 300 }, { cents: 100 }] },
    { currency: 'EUR', total: 200, months: [{ key: '2025-02', cents: 200 }] },
  ])
})

test('spending is empty without orders', () => {
  expect(spendingOf([])).toEqual([])
})

const anyOrder = fc.record({
  orderDate: fc
    .date({ min: new Date('2019-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  totals: fc.nat({ max: 5_000_000 }).map(paid),
  currency: fc.constantFrom(...currencies),
  items: fc.array(
    fc.record({
      unitPrice: fc.nat({ max: 90_000 }),
      product: fc.record({
        category: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      }),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 5 },
  ),
})

test('every grouping adds up to the total', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 40 }), (orders) => {
      const spent = orders.map(({ items, ...rest }) => ({
        ...rest,
        items: items.map(({ product, ...item }) => ({ ...item, product: { ...lamp, ...product } })),
      }))
      const sum = (shares: { cents: number }[]) => shares.reduce((all, { cents }) => all + cents, 0)
      for (const { currency, total, months, earlier, categories, other } of spendingOf(spent)) {
        const ordersOfCurrency = spent.filter((order) => order.currency === currency)
        expect(total).toBe(ordersOfCurrency.reduce((all, { totals }) => all + totals.total, 0))
        expect(sum(months) + earlier).toBe(total)
        expect(sum(categories) + other).toBe(total)
        expect([...months, ...categories].every(({ cents }) => cents >= 0)).toBe(true)
        expect(categories.length).toBeLessThanOrEqual(6)
      }
    }),
  )
})
