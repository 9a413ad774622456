import { expect, it } from 'vitest'
import { isDateText, isInCalendar } from '../../machines/domain/order.ts'

it.each(['1970-01-01T00:00:00.000Z', '2025-03-15', '2999-12-31T23:59:59.999Z'])(
  'accepts %s as a date',
  (text) => {
    expect(isDateText(text)).toBe(true)
  },
)

it.each([
  '',
  'some day',
  '1969-12-31T23:59:59.999Z',
  '3000-01-01T00:00:00.000Z',
  '+275760-09-13',
  '-000001-01-01',
])('rejects %j as a date', (text) => {
  expect(isDateText(text)).toBe(false)
})

it('refuses a time that is not a finite number', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY].some(isInCalendar)).toBe(false)
})
