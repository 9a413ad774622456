import { describe, expect, it } from 'vitest'
import { amountFrom } from '../../machines/domain/amount.ts'
import { currencies } from '../../machines/domain/money.ts'
import { languages } from '../../machines/domain/preferences.ts'
import { formatAmount } from '../../src/i18n/format.ts'

describe('an amount', () => {
  it.each([
    ['12', 12],
    ['12.50', 12.5],
    ['12,50', 12.5],
    [' 12,5 ', 12.5],
    ['0.01', 0.01],
    ['$20.50', 20.5],
    ['20.50 USD', 20.5],
    ['1,234.50', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,50', 1234.5],
    ['1 234', 1234],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['10000000', 10_000_000],
  ])('may be written %j', (text, amount) => expect(amountFrom(text)).toBe(amount))

  it.each([
    '',
    '  ',
    'soon',
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
    '12.',
    '.50',
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
  ])('may not be written %j', (text) => expect(amountFrom(text)).toBeUndefined())

  it('is read as the shop itself writes it, in each language and currency', () => {
    for (const language of languages)
      for (const currency of currencies)
        for (const cents of [1, 199, 12_345, 123_456, 1_234_567, 123_456_789]) {
          const written = formatAmount(cents, currency, language)
          expect([written, amountFrom(written, currency)]).toEqual([written, cents / 100])
        }
  })
})
