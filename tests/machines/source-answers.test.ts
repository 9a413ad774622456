import { describe, expect, it } from 'vitest'
import { firstSource } from '../../machines/domain/first-source.ts'
import { secondSource } from '../../machines/domain/second-source.ts'
import { hasPages, settingOf, sourceNames, sources } from '../../machines/domain/sources.ts'

const notLists = [undefined, null, 7, 'text', {}, { products: {} }]

it('refuses answers that are not lists', () => {
  for (const answer of notLists) {
    expect(firstSource.list(answer)).toBeUndefined()
    expect(secondSource.list(answer)).toBeUndefined()
    expect(firstSource.categories(answer)).toBeUndefined()
  }
})

it('knows that only the second source has pages, and the setting of each host', () => {
  expect(sourceNames.map(hasPages)).toEqual([false, true])
  expect(sourceNames.map(settingOf)).toEqual(['VITE_SOURCE_ONE_URL', 'VITE_SOURCE_TWO_URL'])
})

it('lists the sources in the order of their product ids, so that each range ends where the next one begins', () => {
  const starts = sources.map(({ firstId }) => firstId)
  expect(starts).toEqual([...new Set(starts)].sort((first, second) => first - second))
})

const sent = {
  id: 7,
  title: 'Stone Mug',
  price: 11.99,
  category: 'kitchen',
  description: 'Keeps warm.',
  thumbnail: '/small.jpg',
  images: ['/front.jpg', '/back.jpg'],
  rating: 4.5,
  stock: 3,
}
const imageOf = (raw: unknown) => (typeof raw === 'string' ? raw : '')
const read = (changes: object = {}) => secondSource.product({ ...sent, ...changes }, imageOf)

describe('a product of the second source', () => {
  it('has its fields, with the price in cents and the stock as the number of ratings', () => {
    const { thumbnail: image, rating: rate, ...same } = sent
    expect(read()).toEqual({ ...same, image, price: 1_199, rating: { rate, count: 3 } })
  })

  it.each([
    ['id', [undefined, '7', 0, -1, 1.5, Number.NaN, 1_000_000_001]],
    ['title', [undefined, 7, '', ' ', '\u0000']],
    ['category', [undefined, null, '\u202E']],
    ['price', [undefined, '9', -0.01, 10_000_000.01, Number.NaN, Number.POSITIVE_INFINITY]],
  ])('is dropped with an invalid %s', (field, values) => {
    expect(values.map((value) => read({ [field]: value }))).toEqual(values.map(() => undefined))
  })

  it('may have the highest id, and any price from nothing to ten millions', () => {
    expect(read({ id: 1_000_000_000 })?.id).toBe(1_000_000_000)
    expect([0, 10_000_000].map((price) => read({ price })?.price)).toEqual([0, 1_000_000_000])
  })

  it('has a rating from 0 to 5, and 0 for any other value', () => {
    const rates = [-1, 0, 5, 7, '3', null, Number.NaN].map((rating) => read({ rating })?.rating.rate)
    expect(rates).toEqual([0, 0, 5, 5, 0, 0, 0])
  })

  it('has no stock if the source sends none', () => {
    for (const stock of [undefined, '3', -1, 1.5]) {
      expect(read({ stock })).not.toHaveProperty('stock')
      expect(read({ stock })?.rating.count).toBe(0)
    }
  })

  it('has at most twenty pictures, each once, and the first of them without a thumbnail', () => {
    const images = Array.from({ length: 25 }, (_, at) => `/${at}.jpg`)
    expect(read({ images: ['/0.jpg', ...images] })?.images).toEqual(images.slice(0, 19))
    expect(read({ thumbnail: undefined })?.image).toBe('/front.jpg')
  })

  it('has only the thumbnail without pictures, and no picture without either', () => {
    for (const images of [undefined, '/front.jpg', [], [7]]) {
      expect(read({ images })?.images).toEqual(['/small.jpg'])
      expect(read({ images, thumbnail: undefined })).toMatchObject({ image: '', images: [] })
    }
  })

  it('reports an error in its own code', () => {
    const fails = () => {
      throw new TypeError('no address')
    }
    expect(() => secondSource.product(sent, fails)).toThrow('no address')
  })
})

describe('a text of a source', () => {
  const titleOf = (title: string) => read({ title })?.title

  it('has spaces instead of characters that could mislead', () => {
    expect(titleOf(' Mug\u0007\u202Eblue\uD800\n')).toBe('Mug  blue')
    expect(read({ description: 'one\r\ntwo\rthree\u0000' })?.description).toBe('one\ntwo\nthree')
  })

  it('is cut at its limit, without half a character or a space at the end', () => {
    const almost = 'a'.repeat(499)
    expect(titleOf('a'.repeat(1_200))).toBe('a'.repeat(500))
    expect(titleOf(`${almost} bc`)).toBe(almost)
    expect(titleOf(`${almost}😀`)).toBe(almost)
    expect(titleOf(`${'a'.repeat(498)}😀`)).toBe(`${'a'.repeat(498)}😀`)
  })

  it('is only read up to twice its limit', () => {
    expect(titleOf(`${' '.repeat(999)}Mug`)).toBe('M')
    expect(titleOf(`${' '.repeat(1_000)}Mug`)).toBeUndefined()
  })
})
