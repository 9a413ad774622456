import { describe, expect, it } from 'vitest'
import { changedProduct, factsFrom, productRules, valuesOf } from '../../machines/add-product/add-product.ts'
import { problemsOf } from '../../machines/domain/form.ts'
import { scarf } from '../../machines/fixtures/examples.ts'
import { shopOrigin as origin, hatValues as values } from './add-product-values.ts'

describe('the product form', () => {
  const problems = (changes: Partial<typeof values>) =>
    problemsOf(productRules, { ...values, ...changes }, { origin })

  it.each(['', '0', '-1', '0.001', '12.345', 'free', '1e3', '10000000.01'])(
    'refuses the price %j',
    (price) => {
      expect(problems({ price })).toEqual({ price: 'priceInvalid' })
    },
  )

  it.each([
    ['0.01', 1],
    ['25', 2_500],
    ['4,99', 499],
    [' 25 ', 2_500],
    ['10000000', 1_000_000_000],
  ])('accepts the price %j', (price, cents) => {
    expect(problems({ price })).toEqual({})
    expect(factsFrom({ ...values, price }).price).toBe(cents)
  })

  it('is filled with the product, and changes only the fields that it shows', () => {
    const hat = { ...scarf, price: 2_550, images: ['/one.svg', '/two.svg', '/three.svg'] }
    const { title, category, description, image } = hat
    expect(valuesOf(hat)).toEqual({ title, price: '25.50', category, description, image })
    expect(changedProduct(hat, factsFrom(values))).toEqual({
      ...hat,
      ...values,
      title: 'Wool Hat',
      price: 2_550,
      images: [values.image, '/two.svg', '/three.svg'],
    })
  })

  it.each([
    'http://elsewhere.example/hat.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//elsewhere.example/hat.png',
    '/\\elsewhere.example/hat.png',
    'hat.png',
  ])('refuses the picture %j', (image) => {
    expect(problems({ image })).toEqual({ image: 'imageInvalid' })
  })

  it.each(['https://elsewhere.example/hat.png', '/pictures/hat.svg', `${origin}/pictures/hat.svg`])(
    'accepts the picture %j',
    (image) => {
      expect(problems({ image })).toEqual({})
    },
  )
})
