import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adasOrder } from '../../machines/fixtures/orders.ts'
import { lamp, mug } from '../../machines/fixtures/products.ts'
import type { Order } from '../../machines/orders/order.ts'
import { spendingOf } from '../../machines/spending/spending.ts'

type Spent = Pick<Order, 'orderDate' | 'totalAmount' | 'items'>

function order(orderDate: string, totalAmount: number, ...items: Order['items']): Spent {
  return { orderDate: `${orderDate}T12:00:00.000Z`, totalAmount, items }
}
const lamps = { product: lamp, quantity: 2 }
const mugs = { product: mug, quantity: 1 }

test('months follow one another without gaps, the newest last', () => {
  const { months, earlier, total } = spendingOf([
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

test('twelve months are told apart, and what was before them is one sum', () => {
  const { months, earlier } = spendingOf([order('2025-03-10', 300, lamps), order('2023-12-31', 70, mugs)])
  expect(months).toHaveLength(12)
  expect(months[0]?.key).toBe('2024-04')
  expect(earlier).toBe(70)
})

test('tax is shared out over the categories, and what has none is other', () => {
  const nameless = { product: { ...mug, category: '' }, quantity: 1 }
  const { categories, other } = spendingOf([
    adasOrder,
    order('2025-03-10', 1_319, mugs),
    order('2025-03-10', 1_319, nameless),
    order('2025-03-10', 500),
  ])
  expect(categories).toEqual([
    { key: 'electronics', cents: adasOrder.totalAmount },
    { key: 'kitchen', cents: 1_319 },
  ])
  expect(other).toBe(1_819)
})

test('the categories that most was spent on stand first, alike ones by name, and the smaller ones are one sum', () => {
  const spent = (category: string, cents: number) =>
    order('2025-03-10', cents, { product: { ...mug, category }, quantity: 1 })
  const { categories, other } = spendingOf([
    ...[spent('b', 30), spent('a', 30), spent('c', 70), spent('free', 0)],
    ...[spent('d', 10), spent('e', 20), spent('f', 60), spent('g', 50)],
  ])
  expect(categories.map(({ key }) => key)).toEqual(['c', 'f', 'g', 'a', 'b', 'e'])
  expect(other).toBe(10)
})

test('what cost nothing is no category', () => {
  const gift = { product: { ...mug, category: 'gifts', price: 0 }, quantity: 1 }
  expect(spendingOf([order('2025-03-10', 300, lamps, gift)]).categories).toMatchObject([{ cents: 300 }])
})

test('an order is shared out by what its lines cost, not by what one piece does', () => {
  const one = (category: string, quantity: number) => ({ product: { ...mug, category }, quantity })
  expect(spendingOf([order('2025-03-10', 400, one('many', 3), one('few', 1))]).categories).toEqual([
    { key: 'many', cents: 300 },
    { key: 'few', cents: 100 },
  ])
})

test('nothing was spent without an order', () => {
  expect(spendingOf([])).toEqual({ total: 0, months: [], earlier: 0, categories: [], other: 0 })
})

const anyOrder = fc.record({
  orderDate: fc
    .date({ min: new Date('2019-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  totalAmount: fc.nat({ max: 5_000_000 }),
  items: fc.array(
    fc.record({
      product: fc.record({
        price: fc.nat({ max: 90_000 }),
        category: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      }),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 5 },
  ),
})

test('no cent is lost, however it is grouped', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 40 }), (orders) => {
      const spent = orders.map(({ items, ...rest }) => ({
        ...rest,
        items: items.map(({ product, quantity }) => ({ product: { ...lamp, ...product }, quantity })),
      }))
      const { total, months, earlier, categories, other } = spendingOf(spent)
      const sum = (shares: { cents: number }[]) => shares.reduce((all, { cents }) => all + cents, 0)
      expect(sum(months) + earlier).toBe(total)
      expect(sum(categories) + other).toBe(total)
      expect([...months, ...categories].every(({ cents }) => cents >= 0)).toBe(true)
      expect(categories.length).toBeLessThanOrEqual(6)
    }),
  )
})
