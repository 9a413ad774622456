import { describe, expect, it } from 'vitest'
import { type Currency, converted, currencies, rates } from '../../machines/domain/money.ts'
import { boundsOf, resultsOf } from '../../machines/filters/catalogue-index.ts'
import { type PriceEntry, withEnteredPrice } from '../../machines/filters/price-entry.ts'
import { type RangeEnd, unfiltered, type View } from '../../machines/filters/view.ts'
import { englishLabels, lamp } from '../../machines/fixtures/examples.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { fc } from '../seeded.ts'

describe('a typed price', () => {
  const bounds = { min: 11, max: 260 }
  const from50 = { ...unfiltered, min: 50 }

  const entered = (
    view: View,
    typed: PriceEntry['typed'],
    end: RangeEnd,
    currency: Currency = 'USD',
    refused: PriceEntry['refused'] = {},
  ) => withEnteredPrice({ view, typed, refused }, end, currency, bounds)

  it('becomes an end of the range, and clears the typed text', () => {
    expect(entered(from50, { max: '100' }, 'max')).toEqual({
      view: { ...from50, max: 100 },
      typed: {},
      refused: {},
    })
  })

  it.each(['-5', '1e3', '10.999', 'soon', '1..2'])(
    'is refused and stays in its field if it is malformed: %s',
    (text) => {
      expect(entered(from50, { min: text }, 'min')).toEqual({
        view: from50,
        typed: { min: text },
        refused: { min: 'malformed' },
      })
    },
  )

  it('is refused if it is beyond the other end or outside the bounds', () => {
    const below = entered(from50, { max: '20' }, 'max')
    expect(below).toEqual({ view: from50, typed: { max: '20' }, refused: { max: 'inverted' } })
    expect(entered(unfiltered, { min: '261' }, 'min').refused).toEqual({ min: 'inverted' })
    expect(entered(unfiltered, { max: '10.99' }, 'max').refused).toEqual({ max: 'inverted' })
    expect(entered(from50, { max: '50' }, 'max').view).toMatchObject({ min: 50, max: 50 })
    const to100 = { ...unfiltered, max: 100 }
    expect(entered(to100, { min: '100' }, 'min').view).toMatchObject({ min: 100, max: 100 })
  })

  it('is checked again when the other end changes', () => {
    const view = { ...unfiltered, min: 50, max: 100 }
    const refused = entered(view, { min: '200' }, 'min')
    expect(refused.refused).toEqual({ min: 'inverted' })
    expect(entered(view, { ...refused.typed, max: '250' }, 'max', 'USD', refused.refused)).toEqual({
      view: { ...view, min: 200, max: 250 },
      typed: {},
      refused: {},
    })
    expect(entered(view, { ...refused.typed, max: '150' }, 'max', 'USD', refused.refused)).toEqual({
      view: { ...view, max: 150 },
      typed: { min: '200' },
      refused: { min: 'inverted' },
    })
    const tooLow = entered(view, { max: '40' }, 'max')
    expect(entered(view, { ...tooLow.typed, min: '30' }, 'min', 'USD', tooLow.refused)).toEqual({
      view: { ...view, min: 30, max: 40 },
      typed: {},
      refused: {},
    })
  })

  it('sets no limit if the field is empty or the price is at or beyond the bound', () => {
    expect(entered(from50, { min: ' ' }, 'min').view).toMatchObject({ min: undefined })
    expect(entered(from50, { min: '5' }, 'min').view).toMatchObject({ min: undefined })
    const marked = { ...from50, highlighted: 7 }
    expect(entered(marked, { min: '$50.00' }, 'min')).toEqual({ view: marked, typed: {}, refused: {} })
  })

  it('changes nothing if the field was not edited', () => {
    const entry: PriceEntry = { view: from50, typed: { max: 'x' }, refused: { max: 'malformed' } }
    expect(withEnteredPrice(entry, 'min', 'USD', bounds)).toBe(entry)
  })

  it('is read in the chosen currency, and stored in US dollars', () => {
    expect(entered(unfiltered, { min: '£38.50' }, 'min', 'GBP').view).toMatchObject({ min: 50 })
    expect(entered(unfiltered, { min: '46,00 €' }, 'min', 'EUR').view).toMatchObject({ min: 50 })
    expect(entered(unfiltered, { min: '£38.50' }, 'min', 'EUR').refused).toEqual({ min: 'malformed' })
  })

  it('includes a price that is shown as the limit, and no price that is shown beyond it', () => {
    const price = fc.integer({ min: 1, max: 200_000 })
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 20 }),
        fc.nat(),
        fc.constantFrom(...currencies),
        fc.constantFrom<RangeEnd>('min', 'max'),
        (prices, chosen, currency, end) => {
          const products = prices.flatMap((cents, at) =>
            [-1, 0, 1].map((difference) => ({
              ...lamp,
              id: 3 * at + difference + 2,
              price: cents + difference,
            })),
          )
          const limit = products[chosen % products.length]?.price ?? 0
          const typed = { [end]: formatPrice(limit, currency, 'en') }
          const entry = withEnteredPrice(
            { view: unfiltered, typed, refused: {} },
            end,
            currency,
            boundsOf(products),
          )
          const shown = (cents: number) => converted(cents, rates[currency])
          const isWithin = (cents: number) =>
            end === 'max' ? shown(cents) <= shown(limit) : shown(cents) >= shown(limit)
          expect(entry.refused).toEqual({})
          expect(resultsOf(products, entry.view, englishLabels).map((product) => product.price)).toEqual(
            products.map((product) => product.price).filter(isWithin),
          )
        },
      ),
      { examples: [[[1_098], 1, 'GBP', 'max']] },
    )
  })
})
