import { describe, expect, it } from 'vitest'
import { boundsOf, resultsOf } from '../../machines/filters/catalogue-index.ts'
import {
  addressFor,
  dollarsAfter,
  unfiltered,
  type View,
  viewFrom,
  withPrice,
} from '../../machines/filters/view.ts'
import { englishLabels, lamp, mug, scarf, soldOut, spanishLabels } from '../../machines/fixtures/examples.ts'

const products = [lamp, mug, soldOut, scarf]
const found = (view: Partial<View>) =>
  resultsOf(products, { ...unfiltered, ...view }, englishLabels).map(({ id }) => id)

describe('the catalogue address', () => {
  it.each([
    '',
    '?search=red+lamp&category=men%27s+clothing&sort=rating&min=5&max=99.5&stock=in&rating=4&new=7',
    '?min=0.5',
  ])('is parsed to filters that give the same address: %s', (search) => {
    expect(addressFor(viewFrom(search))).toBe(`/products${search}`)
  })

  it.each([
    ['sort=cheapest', ''],
    ['min=NaN&max=-5', ''],
    ['min=1e3&rating=lots&stock=maybe', ''],
    ['min=90&max=10', '?min=10&max=90'],
    ['min=9.999', '?min=10'],
    ['rating=9', '?rating=5'],
    ['rating=-1&new=0', ''],
    ['new=1%3Cscript%3E', ''],
    ['search=%20%20red%0A%0Alamp%20', '?search=red+lamp'],
    ['unknown=1', ''],
    ['rating=0', ''],
    ['rating=4.44', '?rating=4.4'],
    ['min=5', '?min=5'],
    ['max=5', '?max=5'],
    ['max=0', '?max=0'],
  ])('with invalid values is parsed to the nearest valid filters: %s', (query, expected) => {
    expect(addressFor(viewFrom(`?${query}`))).toBe(`/products${expected}`)
  })

  it('is cut to 200 characters of search text and 100 of category', () => {
    const long = 'a'.repeat(10_000)
    expect(viewFrom(`?search=${long}`).search).toHaveLength(200)
    expect(viewFrom(`?search=${'a'.repeat(199)}+b`).search).toBe('a'.repeat(199))
    expect(viewFrom(`?category=${long}`).category).toHaveLength(100)
  })
})

describe('the results', () => {
  it('contain the text in title, description or category, ignoring case', () => {
    expect(found({ search: ' LAMP ' })).toEqual([lamp.id, scarf.id])
    expect(found({ search: 'temper' })).toEqual([mug.id, soldOut.id])
    expect(found({ search: 'KITCHEN' })).toEqual([mug.id, soldOut.id])
    expect(found({ search: 'temper kitchen' })).toEqual([])
  })

  it('contain the text in the label or the id of the category', () => {
    const ring = { ...lamp, id: 4, category: 'jewelery' }
    const vase = { ...mug, id: 1_004, category: 'home-decor' }
    const among = [ring, vase]
    const by = (search: string, labels = englishLabels) =>
      resultsOf(among, { ...unfiltered, search }, labels).map(({ id }) => id)
    expect([by('jewelry'), by('Jewelery'), by('joyería')]).toEqual([[ring.id], [ring.id], []])
    expect([by('joyería', spanishLabels), by('jewelry', spanishLabels)]).toEqual([[ring.id], []])
    expect([by('joyeria', spanishLabels), by('Joyerías', spanishLabels)]).toEqual([[ring.id], []])
    expect([by('home decor'), by('home-decor')]).toEqual([[vase.id], [vase.id]])
  })

  it('match the exact category, the inclusive price range, the stock and the minimum rating', () => {
    expect(found({ category: 'kitchen' })).toEqual([mug.id, soldOut.id])
    expect(found({ category: 'Kitchen' })).toEqual([])
    expect(found({ min: 11.99, max: 11.99 })).toEqual([mug.id, soldOut.id])
    expect(found({ min: 12 })).toEqual([lamp.id, scarf.id])
    expect(found({ max: 12 })).toEqual([mug.id, soldOut.id])
    expect(found({ inStock: true })).toEqual([lamp.id, mug.id, scarf.id])
    expect(found({ rating: 4 })).toEqual([lamp.id, mug.id, soldOut.id])
  })

  it('are sorted as requested, with equal products in the order of the sources', () => {
    expect(found({})).toEqual([lamp.id, mug.id, soldOut.id, scarf.id])
    expect(found({ sort: 'price-low-high' })).toEqual([mug.id, soldOut.id, lamp.id, scarf.id])
    expect(found({ sort: 'price-high-low' })).toEqual([lamp.id, scarf.id, mug.id, soldOut.id])
    expect(found({ sort: 'rating' })).toEqual([lamp.id, mug.id, soldOut.id, scarf.id])
    expect(resultsOf([scarf, lamp], { ...unfiltered, sort: 'rating' }, englishLabels)).toEqual([lamp, scarf])
  })

  it('are the same array when no filter is set', () => {
    const ends = boundsOf(products)
    for (const view of [{}, { search: '  ' }, ends, { min: 0, max: 9_999 }])
      expect(resultsOf(products, { ...unfiltered, ...view }, englishLabels)).toBe(products)
  })

  it('index the texts once per list, and only for a search', () => {
    const { list, reads } = watched('title')
    expect(reads({ category: 'kitchen' })).toBe(0)
    expect(reads({ search: 'mug' })).toBe(list.length)
    expect(reads({ search: 'lamp' })).toBe(0)
  })

  it('are sorted once per list', () => {
    const { reads } = watched('price')
    const dear: Partial<View> = { sort: 'price-high-low' }
    reads(dear)
    expect(reads(dear)).toBe(reads({ inStock: true }))
  })

  /** A list that counts the reads of one field of its products. */
  function watched(field: 'title' | 'price') {
    let count = 0
    const list = [lamp, mug, scarf].map((product) =>
      Object.defineProperty({ ...product }, field, {
        get: () => {
          count += 1
          return product[field]
        },
      }),
    )
    const reads = (view: Partial<View>) => {
      const before = count
      resultsOf(list, { ...unfiltered, ...view }, englishLabels)
      return count - before
    }
    return { list, reads }
  }

  it('have price bounds in whole dollars around all prices', () => {
    expect(boundsOf(products)).toEqual({ min: 11, max: 26 })
    expect(boundsOf([])).toEqual({ min: 0, max: 1000 })
  })
})

describe('the price range', () => {
  const bounds = { min: 11, max: 26 }

  it('keeps its ends in order, and sets no limit at the bounds', () => {
    const from20 = withPrice(unfiltered, 'min', 20, bounds)
    expect(from20).toMatchObject({ min: 20, max: undefined })
    expect(withPrice(from20, 'max', 15, bounds)).toMatchObject({ min: 20, max: 20 })
    expect(withPrice(from20, 'min', 5, bounds)).toMatchObject({ min: undefined })
    expect(withPrice(from20, 'max', 99, bounds)).toMatchObject({ min: 20, max: undefined })
    const to20 = withPrice(unfiltered, 'max', 20, bounds)
    expect(withPrice(to20, 'min', 25, bounds)).toMatchObject({ min: 20, max: 20 })
    expect(withPrice(to20, 'max', 24, bounds)).toMatchObject({ min: undefined, max: 24 })
  })

  it('is changed by the keys of a slider', () => {
    const key = (name: string) => dollarsAfter(name, 107, { min: 0, max: 1000 })
    expect(['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End', 'a'].map(key)).toEqual([
      110,
      100,
      207,
      7,
      0,
      1000,
      undefined,
    ])
    expect([dollarsAfter('ArrowUp', 20, bounds), dollarsAfter('ArrowDown', 20, bounds)]).toEqual([21, 19])
  })

  it('changes by whole dollars, and by a tenth of the range with Page Up and Page Down', () => {
    expect(dollarsAfter('ArrowRight', 107, { min: 0, max: 500 })).toBe(108)
    expect(dollarsAfter('ArrowRight', 451, { min: 400, max: 600 })).toBe(452)
    expect(dollarsAfter('PageUp', 450, { min: 400, max: 600 })).toBe(470)
  })
})
