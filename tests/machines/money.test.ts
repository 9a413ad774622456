import { expect, it } from 'vitest'
import { currencies, isCurrency, rates, ratesAsOf, toCents, totalsOf } from '../../machines/money/money.ts'

it('counts in whole cents what a source gives in dollars', () => {
  expect([19.99, 0.79, 1.1, 4.35].map(toCents)).toEqual([1_999, 79, 110, 435])
})

it('knows its own currencies, and no other', () => {
  expect(currencies.filter(isCurrency)).toEqual(['USD', 'EUR', 'GBP'])
  expect(['usd', 'CHF', '', undefined, 0].filter(isCurrency)).toEqual([])
})

it('converts by rates of a known day, in which a dollar is a dollar', () => {
  expect(rates.USD).toBe(1)
  expect(currencies.every((currency) => rates[currency] > 0)).toBe(true)
  expect(ratesAsOf).toMatch(/^\d{4}-\d{2}-\d{2}T/)
})

it('adds a tenth as tax, rounded to the cent, and ships free', () => {
  expect(totalsOf(2_495)).toEqual({ subtotal: 2_495, shipping: 0, tax: 250, total: 2_745 })
})
