import { describe, expect, it } from 'vitest'
import { amountFrom } from '../../machines/domain/amount.ts'
import { lineProduct, quantityLimit, totalsOf } from '../../machines/domain/cart.ts'
import {
  converted,
  currencies,
  isCurrency,
  rates,
  ratesAsOf,
  toCents,
  withTax,
} from '../../machines/domain/money.ts'
import { itemsOf, subtotalOf, withTotals } from '../../machines/domain/order.ts'
import { languages } from '../../machines/domain/preferences.ts'
import { lamp } from '../../machines/fixtures/examples.ts'
import { formatAmount, formatPrice } from '../../src/i18n/format.ts'
import { fc } from '../seeded.ts'

it('converts dollars to whole cents', () => {
  expect([19.99, 0.79, 1.1, 4.35].map(toCents)).toEqual([1_999, 79, 110, 435])
})

it('recognizes only its own currencies', () => {
  expect(currencies.filter(isCurrency)).toEqual(['USD', 'EUR', 'GBP'])
  expect(['usd', 'CHF', '', undefined, 0].filter(isCurrency)).toEqual([])
})

it('converts by rates with a date, where the rate of the dollar is 1', () => {
  expect(rates.USD).toBe(1)
  expect(currencies.every((currency) => rates[currency] > 0)).toBe(true)
  expect(ratesAsOf).toMatch(/^\d{4}-\d{2}-\d{2}T/)
})

it('adds 10 percent tax of the subtotal, rounded to the cent', () => {
  expect(withTax(2_495)).toEqual({ subtotal: 2_495, shipping: 0, tax: 250, total: 2_745 })
  expect(withTax(2_495, 499)).toEqual({ subtotal: 2_495, shipping: 499, tax: 250, total: 3_244 })
})

const anyCart = fc
  .array(
    fc.record({ price: fc.nat({ max: 1_400_000 }), quantity: fc.integer({ min: 1, max: quantityLimit }) }),
    {
      maxLength: 12,
    },
  )
  .map((lines) => ({
    lines: lines.map(({ price, quantity }, at) => ({
      product: lineProduct({ ...lamp, id: at + 1, price }),
      quantity,
    })),
  }))

it('shows amounts that add up, in every currency and language', () => {
  const readBack = (text: string) => Number(text.replace(/\D/g, ''))
  fc.assert(
    fc.property(
      anyCart,
      fc.constantFrom(...currencies),
      fc.constantFrom(...languages),
      (cart, currency, language) => {
        const shown = (cents: number) => readBack(formatAmount(cents, currency, language))
        const items = itemsOf(cart.lines, rates[currency])
        const lines = items.map(({ product, quantity, unitPrice }) => {
          expect(shown(unitPrice)).toBe(readBack(formatPrice(product.price, currency, language)))
          expect(shown(unitPrice * quantity)).toBe(shown(unitPrice) * quantity)
          return shown(unitPrice * quantity)
        })
        const { subtotal, shipping, tax, total } = totalsOf(cart, rates[currency])
        expect(shown(subtotal)).toBe(lines.reduce((sum, line) => sum + line, 0))
        expect(shown(total)).toBe(shown(subtotal) + shown(shipping) + shown(tax))
        expect(subtotalOf(items)).toBe(subtotal)
      },
    ),
  )
})

it('computes totals that add up for every older record without them', () => {
  const facts = fc.record({
    totalAmount: fc.nat({ max: 2_000_000_000 }),
    currency: fc.constantFrom(...currencies),
  })
  fc.assert(
    fc.property(anyCart, facts, ({ lines }, { totalAmount: paid, currency }) => {
      const { subtotal, shipping, tax, total } = withTotals({
        items: lines,
        totalAmount: paid,
        rate: rates[currency],
      }).totals
      expect(total).toBe(subtotal + shipping + tax)
      expect(Math.min(subtotal, shipping, tax, total)).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('converts a unit price to the nearest cent', () => {
  expect(converted(340, 0.92)).toBe(313)
})

describe('an amount', () => {
  it.each([
    ['12', 12],
    ['12.50', 12.5],
    ['12,50', 12.5],
    [' 12,5 ', 12.5],
    ['0.01', 0.01],
    ['.5', 0.5],
    [',50', 0.5],
    ['12.', 12],
    ['12,', 12],
    ['$20.50', 20.5],
    ['20.50 USD', 20.5],
    ['1,234.50', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,50', 1234.5],
    ['1 234', 1234],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['12,345,678', 12_345_678],
    ['12.345.678', 12_345_678],
    ['$ 20', 20],
    [`${' '.repeat(31)}1`, 1],
    ['10000000', 10_000_000],
  ])('is read from %j', (text, amount) => expect(amountFrom(text)).toBe(amount))

  it.each([
    '',
    '  ',
    'soon',
    `${' '.repeat(32)}1`,
    '1,234.567',
    'x1.234,5',
    'x1 234',
    'x1,234,567',
    '1,234,567x',
    'x1.234.567',
    '1.234.567x',
    '-5',
    '+5',
    '1e3',
    '10.999',
    '1,234',
    '1.234',
    '12.345,6789',
    '1,23,456.00',
    '1,234,56',
    '1.234.56',
    '1..2',
    '.',
    ',',
    '12..50',
    '12 50',
    '1 234 5',
    '€12',
    '$12$',
    'Infinity',
    '0x10',
    '1234567890',
    '٣',
    `${' '.repeat(40)}1`,
  ])('is not read from %j', (text) => expect(amountFrom(text)).toBeUndefined())

  it('is read from the shop’s own format, in each language and currency', () => {
    for (const language of languages)
      for (const currency of currencies)
        for (const cents of [1, 199, 12_345, 123_456, 1_234_567, 123_456_789]) {
          const written = formatAmount(cents, currency, language)
          expect([written, amountFrom(written, currency)]).toEqual([written, cents / 100])
        }
  })
})
