import { describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { filtersWith } from '../../machines/filters/filters.effects.ts'
import { boundsOf, resultsOf } from '../../machines/filters/shelf.ts'
import {
  addressFor,
  dollarsAfter,
  dollarsTyped,
  everything,
  type View,
  viewFrom,
  withPrice,
} from '../../machines/filters/view.ts'
import { lamp, mug, scarf, soldOut } from '../../machines/fixtures/products.ts'
import { addressOf } from '../../machines/navigation/place.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'

const products = [lamp, mug, soldOut, scarf]
const found = (view: Partial<View>) => resultsOf(products, { ...everything, ...view }).map(({ id }) => id)

describe('the address', () => {
  it.each([
    '',
    '?search=red+lamp&category=men%27s+clothing&sort=rating&min=5&max=99.5&stock=in&rating=4&new=7',
    '?min=0.5',
  ])('tells a view, which tells the address: %s', (search) => {
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
  ])('means the nearest view that makes sense: %s', (asked, meant) => {
    expect(addressFor(viewFrom(`?${asked}`))).toBe(`/products${meant}`)
  })

  it('is not taken at any length', () => {
    expect(viewFrom(`?search=${'a'.repeat(10_000)}`).search).toHaveLength(200)
  })
})

describe('the results', () => {
  it('hold the text in title or description, whatever the case', () => {
    expect(found({ search: ' LAMP ' })).toEqual([lamp.id, scarf.id])
    expect(found({ search: 'temper' })).toEqual([mug.id, soldOut.id])
    expect(found({ search: 'kitchen' })).toEqual([])
  })

  it('are of exactly the category, within the range with both its ends, in stock and well rated', () => {
    expect(found({ category: 'kitchen' })).toEqual([mug.id, soldOut.id])
    expect(found({ category: 'Kitchen' })).toEqual([])
    expect(found({ min: 11.99, max: 11.99 })).toEqual([mug.id, soldOut.id])
    expect(found({ min: 12 })).toEqual([lamp.id, scarf.id])
    expect(found({ inStock: true })).toEqual([lamp.id, mug.id, scarf.id])
    expect(found({ rating: 4 })).toEqual([lamp.id, mug.id, soldOut.id])
  })

  it('stand in the order that was asked for, equals as the sources have them', () => {
    expect(found({})).toEqual([lamp.id, mug.id, soldOut.id, scarf.id])
    expect(found({ sort: 'price-low-high' })).toEqual([mug.id, soldOut.id, lamp.id, scarf.id])
    expect(found({ sort: 'price-high-low' })).toEqual([lamp.id, scarf.id, mug.id, soldOut.id])
    expect(found({ sort: 'rating' })).toEqual([lamp.id, mug.id, soldOut.id, scarf.id])
  })

  it('have bounds that are whole dollars around all prices', () => {
    expect(boundsOf(products)).toEqual({ min: 11, max: 26 })
    expect(boundsOf([])).toEqual({ min: 0, max: 1000 })
  })
})

describe('the price range', () => {
  const bounds = { min: 11, max: 26 }

  it('keeps its ends in order, and limits nothing at the ends of all prices', () => {
    const from20 = withPrice(everything, 'min', 20, bounds)
    expect(from20).toMatchObject({ min: 20, max: undefined })
    expect(withPrice(from20, 'max', 15, bounds)).toMatchObject({ min: 20, max: 20 })
    expect(withPrice(from20, 'min', 5, bounds)).toMatchObject({ min: undefined })
    expect(withPrice(from20, 'max', 99, bounds)).toMatchObject({ min: 20, max: undefined })
  })

  it.each([
    ['20', 20],
    ['$1,234.50', 1234.5],
    ['1.234,5 €', 1234.5],
    ['12.', 12],
    ['', undefined],
    ['soon', 'unclear'],
    ['1..2', 'unclear'],
  ])('is typed as people write prices: %s', (text, dollars) => {
    expect(dollarsTyped(text, 'USD')).toBe(dollars)
  })

  it('is typed in the chosen currency, and kept in US dollars', () => {
    expect(dollarsTyped('£7.70', 'GBP')).toBe(10)
  })

  it('is moved by the keys of a slider', () => {
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
    expect(dollarsAfter('ArrowUp', 20, bounds)).toBe(21)
  })
})

describe('the filters in the shop', () => {
  async function opened(start = '/products', sold = products) {
    const ports = fakePorts()
    ports.history.replace(start)
    ports.sources.lists.one = { products: sold, dropped: 0 }
    const clock = new SimulatedClock()
    const shop = openShop(ports, 'admin', { clock }).start()
    const { navigation, catalogue } = shop.system.getAll()
    const { search } = navigation.getSnapshot().context.place
    const filters = openScreen(shop, 'filters', filtersWith(), { search, products: [] }).start()
    await waitFor(catalogue, ({ context }) => context.products.length > 0)
    const address = () => addressOf(ports.history.place())
    return { ports, clock, filters, address, results: () => filters.getSnapshot().context.results }
  }

  it('take up what the catalogue brings, and what the address says', async () => {
    const { results } = await opened('/products?search=mug')
    expect(results()).toEqual([mug, soldOut])
  })

  it('make an entry of the history for a choice, and none for a keystroke', async () => {
    const { ports, filters, address } = await opened()
    filters.send({ type: 'filters.typed', text: 'mug' })
    expect(address()).toBe('/products?search=mug')
    filters.send({ type: 'filters.chosen', choice: { inStock: true } })
    expect(address()).toBe('/products?search=mug&stock=in')
    expect(ports.history.entries).toHaveLength(2)
    ports.history.go(-1)
    expect(filters.getSnapshot().context.view).toMatchObject({ search: 'mug', inStock: false })
  })

  it('lose no character and no space while the address follows', async () => {
    const { clock, filters, address } = await opened()
    for (const text of ['d', 'de', 'desk', 'desk ', 'desk  ', 'desk  l']) {
      filters.send({ type: 'filters.typed', text })
      expect(filters.getSnapshot().context.view.search).toBe(text)
      clock.increment(30)
    }
    clock.increment(100)
    expect(address()).toBe('/products?search=desk+l')
    expect(filters.getSnapshot().context.view.search).toBe('desk  l')
  })

  it('write what they owe the address as soon as the field is left', async () => {
    const { filters, address } = await opened()
    filters.send({ type: 'filters.typed', text: 'm' })
    filters.send({ type: 'filters.typed', text: 'mug' })
    expect(address()).toBe('/products?search=m')
    filters.send({ type: 'filters.settled' })
    expect(address()).toBe('/products?search=mug')
  })

  it('go through a long list in slices, and show it when all of it is searched', async () => {
    const many = Array.from({ length: 25_000 }, (_, at) => ({ ...(at % 2 ? lamp : mug), id: at + 1 }))
    const { clock, filters, results } = await opened('/products', many)
    expect(results()).toHaveLength(25_000)
    filters.send({ type: 'filters.typed', text: 'mug' })
    clock.increment(1)
    expect(results()).toHaveLength(25_000)
    clock.increment(1)
    expect(results()).toHaveLength(12_500)
  })
})
