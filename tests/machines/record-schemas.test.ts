import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  date,
  paymentSchema,
  productSchemas,
  totalsSchema,
  upgradedOrder,
} from '../../machines/domain/record-schemas.ts'
import { adasOrder, lamp, twoLamps } from '../../machines/fixtures/examples.ts'

const refuses = (schema: v.GenericSchema, value: unknown) => !v.safeParse(schema, value).success

it('accepts products and cart lines without changing them', () => {
  const { product, cartLine } = productSchemas(v.string(), v.array(v.string()))
  expect(v.parse(product, lamp)).toEqual(lamp)
  expect(v.parse(v.array(cartLine), twoLamps.lines)).toEqual(twoLamps.lines)
})

it('accepts totals only if they are the sum of their parts', () => {
  const totals = { subtotal: 1_000, shipping: 100, tax: 50, total: 1_150 }
  expect(v.parse(totalsSchema, totals)).toEqual(totals)
  for (const total of [1_149, 950, 1_100]) expect(refuses(totalsSchema, { ...totals, total })).toBe(true)
})

it('accepts dates of the calendar only', () => {
  expect(v.parse(date, '2025-03-15T10:00:00.000Z')).toBe('2025-03-15T10:00:00.000Z')
  for (const text of ['', 'yesterday', '2025-13-01T00:00:00.000Z']) expect(refuses(date, text)).toBe(true)
})

describe('an order of an earlier version', () => {
  const { payment, ...withoutPayment } = adasOrder
  const { kind: _, ...card } = payment
  const upgraded = (order: unknown) => v.parse(upgradedOrder, order)

  it('has its card as the payment', () => {
    expect(upgraded({ ...withoutPayment, card })).toEqual(adasOrder)
  })

  it('stays as it is if it has a payment or no card', () => {
    for (const order of [adasOrder, { ...adasOrder, card: 'another' }, withoutPayment])
      expect(upgraded(order)).toBe(order)
  })

  it('stays as it is if it is not an order', () => {
    for (const value of [undefined, null, 7, 'card']) expect(upgraded(value)).toBe(value)
  })

  it('has no valid payment if its card is not an object', () => {
    expect(upgraded({ card: 'visa' })).toEqual({ payment: 'visa' })
    expect(refuses(paymentSchema, 'visa')).toBe(true)
  })
})
