import { expect, test } from 'vitest'
import { currencies } from '../../machines/domain/money.ts'
import { languages } from '../../machines/domain/preferences.ts'
import { formatAmount, formatDate, formatMonth } from '../../src/i18n/format.ts'
import { formatBytes } from '../../src/i18n/format-bytes.ts'
import { locales } from '../../src/i18n/locales.ts'
import { numeral } from '../../src/i18n/numerals.ts'
import { fc } from '../seeded.ts'

const language = fc.constantFrom(...languages)
const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

test('a price is formatted as by Intl', () => {
  fc.assert(
    fc.property(language, fc.constantFrom(...currencies), cents, (spoken, currency, price) => {
      const intl = new Intl.NumberFormat(locales[spoken].tag, { style: 'currency', currency })
      expect(formatAmount(price, currency, spoken)).toBe(intl.format(price / 100))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  { digits: 0, parts: 1 },
  { digits: 1, parts: 100 },
])('a number is formatted with $digits decimals as by Intl', ({ digits, parts }) => {
  fc.assert(
    fc.property(language, cents, (spoken, part) => {
      const intl = new Intl.NumberFormat(locales[spoken].tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      const value = part / parts
      expect(numeral(value, spoken, digits)).toBe(intl.format(value))
    }),
    { numRuns: 1_000 },
  )
})

test('an invalid date is formatted as an empty string', () => {
  const far = new Date('+275760-09-13')
  for (const spoken of languages) {
    expect(formatDate(new Date(Number.NaN), spoken)).toBe('')
    expect(formatMonth(new Date(Number.NaN), spoken)).toBe('')
    expect(formatDate(far, spoken)).toContain('275')
  }
})

test('a huge or invalid amount is formatted without an error', () => {
  for (const value of [1e21, Number.NaN, Number.POSITIVE_INFINITY])
    expect(formatAmount(value, 'USD', 'en')).toMatch(/^\$/)
})

test.each([
  { bytes: 0, en: '0 kB', fr: '0 ko' },
  { bytes: 115_300, en: '115 kB', fr: '115 ko' },
  { bytes: 10_740_000_000, en: '10.7 GB', fr: '10,7 Go' },
  { bytes: 5e15, en: '5,000.0 TB', fr: '5 000,0 To' },
])('$bytes bytes are shown with the unit of the language', ({ bytes, en, fr }) => {
  const shown = [formatBytes(bytes, 'en'), formatBytes(bytes, 'fr')]
  expect(shown.map((text) => text.replace(/\s/g, ' '))).toEqual([en, fr])
})
