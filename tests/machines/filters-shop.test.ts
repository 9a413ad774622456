import { describe, expect, it, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { addressOf } from '../../machines/domain/place.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { filtersWith } from '../../machines/filters/filters.effects.ts'
import { filtersMachine } from '../../machines/filters/filters.machine.ts'
import { unfiltered } from '../../machines/filters/view.ts'
import { englishLabels, lamp, mug, scarf, soldOut, spanishLabels } from '../../machines/fixtures/examples.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

const products = [lamp, mug, soldOut, scarf]

describe('the filters in the shop', () => {
  async function openFilters(start = '/products', sold = products, slice = 10_000) {
    const ports = fakePorts()
    ports.history.replace(start)
    ports.sources.lists.one = { products: sold, dropped: 0 }
    const clock = new SimulatedClock()
    const shop = openShop(ports, 'admin', { clock }).start()
    const { navigation, catalogue } = shop.system.getAll()
    const { search } = navigation.getSnapshot().context.place
    const filters = openScreen(shop, 'filters', filtersWith(ports), {
      search,
      products: [],
      labels: englishLabels,
      slice,
    }).start()
    await waitFor(catalogue, ({ context }) => context.products.length > 0)
    const address = () => addressOf(ports.history.place())
    return {
      ports,
      clock,
      shop,
      navigation,
      catalogue,
      filters,
      address,
      results: () => filters.getSnapshot().context.results,
    }
  }

  it('start with the products of the catalogue and the filters of the address', async () => {
    const { results } = await openFilters('/products?search=mug')
    expect(results()).toEqual([mug, soldOut])
  })

  it('add a history entry for a choice, but not for a keystroke', async () => {
    const { ports, filters, address } = await openFilters()
    filters.send({ type: 'filters.typed', text: 'mug' })
    expect(address()).toBe('/products?search=mug')
    filters.send({ type: 'filters.chosen', choice: { inStock: true } })
    expect(address()).toBe('/products?search=mug&stock=in')
    expect(ports.history.entries).toHaveLength(2)
    ports.history.go(-1)
    expect(filters.getSnapshot().context.view).toMatchObject({ search: 'mug', inStock: false })
  })

  it('keep every typed character and space while the address is updated', async () => {
    const { clock, filters, address } = await openFilters()
    for (const text of ['d', 'de', 'desk', 'desk ', 'desk  ', 'desk  l']) {
      filters.send({ type: 'filters.typed', text })
      expect(filters.getSnapshot().context.view.search).toBe(text)
      clock.increment(30)
    }
    clock.increment(100)
    expect(address()).toBe('/products?search=desk+l')
    expect(filters.getSnapshot().context.view.search).toBe('desk  l')
  })

  it('write the pending value to the address when the field is left', async () => {
    const { filters, address } = await openFilters()
    filters.send({ type: 'filters.price.moved', end: 'min', dollars: 20 })
    filters.send({ type: 'filters.price.moved', end: 'min', dollars: 25 })
    expect(address()).toBe('/products?min=20')
    filters.send({ type: 'filters.settled' })
    expect(address()).toBe('/products?min=25')
  })

  it('change address and results only when a typed price is entered, with a history entry', async () => {
    const { ports, filters, address, results } = await openFilters('/products?min=20')
    const offered = results()
    for (const text of ['1', '12', '12.5']) filters.send({ type: 'filters.price.typed', end: 'max', text })
    filters.send({ type: 'filters.price.entered', end: 'max', currency: 'USD' })
    expect([address(), results()]).toEqual(['/products?min=20', offered])
    filters.send({ type: 'filters.price.typed', end: 'max', text: '25' })
    expect([address(), results()]).toEqual(['/products?min=20', offered])
    filters.send({ type: 'filters.price.entered', end: 'max', currency: 'USD' })
    expect(address()).toBe('/products?min=20&max=25')
    ports.history.go(-1)
    expect(address()).toBe('/products?min=20')
  })

  it('accept any price while there are no products', async () => {
    const { shop, address } = await openFilters()
    const filters = openScreen(shop, 'filters', filtersMachine, {
      search: '',
      products: [],
      labels: englishLabels,
    }).start()
    filters.send({ type: 'filters.price.typed', end: 'min', text: '5000' })
    filters.send({ type: 'filters.price.entered', end: 'min', currency: 'USD' })
    expect(address()).toBe('/products?min=5000')
  })

  it('write every letter to the address immediately, and search after the last one', async () => {
    const { clock, filters, address, results } = await openFilters()
    for (const text of ['l', 'lamp', 'm', 'mug']) {
      filters.send({ type: 'filters.typed', text })
      expect([address(), results()]).toEqual([`/products?search=${text}`, products])
    }
    clock.increment(1)
    expect(results()).toEqual([mug, soldOut])
  })

  it('search a long list in slices, and show the result of the whole list', async () => {
    const many = Array.from({ length: 25_000 }, (_, at) => ({ ...(at % 2 ? lamp : mug), id: at + 1 }))
    const { clock, filters, results } = await openFilters('/products', many)
    expect(results()).toHaveLength(25_000)
    filters.send({ type: 'filters.typed', text: 'mug' })
    for (let slice = 1; slice <= 2; slice += 1) clock.increment(1)
    expect(results()).toHaveLength(25_000)
    clock.increment(1)
    expect(results()).toHaveLength(12_500)
  })

  it('search up to two slices immediately, and do not search for spaces', async () => {
    const typing = async (text: string, slice: number) => {
      const { clock, filters } = await openFilters('/products', products, slice)
      filters.send({ type: 'filters.typed', text })
      clock.increment(1)
      return filters.getSnapshot().hasTag('searching')
    }
    expect(await typing('mug', products.length / 2)).toBe(false)
    expect(await typing('  ', 1)).toBe(false)
    expect(await typing(' m', 1)).toBe(true)
  })

  it('find a category by its id and by its label in the current language', async () => {
    const ring = { ...lamp, id: 4, title: 'Ring', description: 'Gold.', category: 'jewelery' }
    const { ports, clock, shop, filters, results } = await openFilters('/products?search=jewelry', [
      ...products,
      ring,
    ])
    expect(results()).toEqual([ring])
    shop.system.getAll().preferences.send({ type: 'preferences.language', language: 'es' })
    await waitFor(filters, ({ context }) => context.labels === spanishLabels)
    expect(results()).toEqual([])
    const find = (text: string) => {
      filters.send({ type: 'filters.typed', text })
      clock.increment(1)
      return results()
    }
    expect(ports.languages.loaded).toEqual(['es'])
    expect(find('joyería')).toEqual([ring])
    expect(find('jewelery')).toEqual([ring])
  })

  it('search again when only the labels of the categories have changed', async () => {
    const ring = { ...lamp, id: 4, title: 'Ring', description: 'Gold.', category: 'jewelery' }
    const { shop, catalogue, filters, results } = await openFilters('/products?search=joyería', [
      ...products,
      ring,
    ])
    await waitFor(catalogue, (snapshot) => snapshot.matches({ two: { loaded: 'complete' }, local: 'known' }))
    expect(results()).toEqual([])
    shop.system.getAll().preferences.send({ type: 'preferences.language', language: 'es' })
    await waitFor(filters, ({ context }) => context.labels === spanishLabels)
    expect(results()).toEqual([ring])
  })

  it('keep the problem of one price while the other is typed', async () => {
    const { filters } = await openFilters()
    for (const end of ['min', 'max'] as const) {
      filters.send({ type: 'filters.price.typed', end, text: 'soon' })
      filters.send({ type: 'filters.price.entered', end, currency: 'USD' })
    }
    expect(filters.getSnapshot().context.refused).toEqual({ min: 'malformed', max: 'malformed' })
    filters.send({ type: 'filters.price.typed', end: 'min', text: '1' })
    expect(filters.getSnapshot().context.refused).toEqual({ min: undefined, max: 'malformed' })
  })

  it('cut typed text to 200 characters', async () => {
    const { filters } = await openFilters()
    filters.send({ type: 'filters.typed', text: 'a'.repeat(10_000) })
    expect(filters.getSnapshot().context.view.search).toHaveLength(200)
  })

  it('ignore the address of pages other than the catalogue', async () => {
    const { navigation, filters } = await openFilters()
    navigation.send({ type: 'navigation.push', to: '/about?search=mug' })
    await waitFor(navigation, ({ context }) => context.place.path === '/about')
    expect(filters.getSnapshot().context.view).toEqual(unfiltered)
  })

  it('unsubscribe when their screen is closed', async () => {
    const { ports, shop, navigation, catalogue } = await openFilters()
    const { preferences } = shop.system.getAll()
    const subscribes = [navigation, catalogue, preferences].map((actor) => vi.spyOn(actor, 'subscribe'))
    const filters = openScreen(shop, 'filters', filtersWith(ports), {
      search: '',
      products,
      labels: englishLabels,
    }).start()
    const unsubscribes = subscribes.flatMap(({ mock }) =>
      mock.results.map(({ value }) => vi.spyOn(value, 'unsubscribe')),
    )
    expect(unsubscribes).toHaveLength(3)
    shop.send({ type: 'screen.closed', actor: filters })
    for (const unsubscribe of unsubscribes) expect(unsubscribe).toHaveBeenCalledOnce()
  })
})
