import { describe, expect, it } from 'vitest'
import { createActor, type StateValue } from 'xstate'
import { catalogueWith } from '../../machines/catalogue/catalogue.effects.ts'
import { catalogueMachine } from '../../machines/catalogue/catalogue.machine.ts'
import {
  allCategories,
  allProducts,
  drawItems,
  failureOf,
  hasSettled,
  isPartial,
  mayHaveMore,
  nextLocalId,
  relatedTo,
  viewOf,
} from '../../machines/domain/catalogue.ts'
import { categoryLabel } from '../../machines/domain/product.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { englishLabels, lamp, mug, scarf, soldOut, spanishLabels } from '../../machines/fixtures/examples.ts'
import { waitFor } from '../wait.ts'

const portsWith = () => fakePorts({ sources: createFakeSources({ one: [lamp], two: [mug] }, ['garden']) })
const openCatalogue = (ports: FakePorts) =>
  createActor(catalogueWith(ports), { input: { prerendered: [] } }).start()

it('may have more products of a source that left some out or did not send all, once it has answered', () => {
  const { context } = createActor(catalogueMachine, { input: { prerendered: [] } }).getSnapshot()
  const answered = { ...context, local: [] }
  expect(mayHaveMore({ ...answered, dropped: { one: 1 } }, 'one')).toBe(true)
  expect(mayHaveMore({ ...answered, truncated: { one: true } }, 'one')).toBe(true)
  expect(mayHaveMore({ ...answered, dropped: { one: 0, two: 1 } }, 'one')).toBe(false)
  expect(mayHaveMore(answered, 'one')).toBe(false)
  expect(mayHaveMore({ ...context, dropped: { one: 1 } }, 'one')).toBe(false)
})

describe('the catalogue', () => {
  it('lists the products of the sources and the local ones, and stores the answers', async () => {
    const ports = portsWith()
    await ports.storage.seed('products', scarf)
    const catalogue = openCatalogue(ports)
    await waitFor(catalogue, ({ context }) => context.products.length === 3)
    await waitFor(catalogue, ({ context }) => context.featured.length > 0)
    expect(catalogue.getSnapshot().context).toMatchObject({
      products: [lamp, mug, scarf],
      categories: ['garden', lamp.category, mug.category, scarf.category],
      dropped: { one: 0, two: 0 },
    })
    await expect.poll(() => ports.storage.contents('sources').length).toBe(3)
    const at = ports.clock.now()
    expect(ports.storage.contents('sources')).toEqual(
      expect.arrayContaining([
        { name: 'one', products: [lamp], at },
        { name: 'two', products: [mug], at },
        { name: 'categories', categories: ['garden'], at },
      ]),
    )
  })

  it('shows the cached list of a source that fails, and logs the failure', async () => {
    const ports = portsWith()
    const error = new Error('503')
    await ports.storage.seed('sources', { name: 'one', products: [lamp], at: 0 })
    ports.sources.gates.one.fail(error)
    ports.sources.gates.categories.fail(error)
    const catalogue = openCatalogue(ports)
    await waitFor(catalogue, (snapshot) => hasSettled(snapshot) && snapshot.context.products.length === 2)
    expect(catalogue.getSnapshot().context.products).toEqual([lamp, mug])
    expect(catalogue.getSnapshot().hasTag('one.missing')).toBe(true)
    await expect.poll(() => ports.log.entries.length).toBe(2)
    expect(ports.log.entries).toMatchObject([
      { level: 'error', facts: { source: 'one', error } },
      { level: 'error', facts: { error } },
    ])
  })

  it('is empty if both sources fail and no list is cached', async () => {
    const ports = portsWith()
    await ports.storage.seed('sources', { name: 'one', products: [], at: 0 })
    ports.sources.gates.one.fail(new Error('503'))
    ports.sources.gates.two.fail(new Error('503'))
    const catalogue = openCatalogue(ports)
    await waitFor(catalogue, (snapshot) => snapshot.hasTag('one.failed') && snapshot.hasTag('two.failed'))
    expect(catalogue.getSnapshot().context.products).toEqual([])
  })

  it('is shown if storage is full, and logs that no answer was stored', async () => {
    const ports = portsWith()
    ports.storage.refuseWrites('full')
    const catalogue = openCatalogue(ports)
    await waitFor(catalogue, ({ context }) => context.products.length === 2)
    await expect.poll(() => ports.log.entries.map(({ level }) => level)).toEqual(['info', 'info', 'info'])
    expect(ports.log.entries[0]?.facts).toHaveProperty('error.reason', 'full')
  })
})

describe('the product lists', () => {
  it('are joined in order; a local product replaces the one with its id, or is appended', () => {
    const ours = { ...mug, title: 'My Mug' }
    expect(allProducts({ one: [lamp], two: [mug], local: [scarf, ours] })).toEqual([lamp, ours, scarf])
    expect(allProducts({ one: [lamp], two: [], local: undefined })).toEqual([lamp])
  })

  it('have each category once, starting with those that the server names', () => {
    expect(allCategories(['kitchen', 'garden'], [lamp, mug, lamp])).toEqual([
      'kitchen',
      'garden',
      lamp.category,
    ])
  })

  it('determine the next free id for a local product', () => {
    expect([nextLocalId([mug, lamp]), nextLocalId([])]).toEqual([mug.id + 1, 1])
  })

  it('are sampled without repetition, and stay unchanged', () => {
    const items = ['a', 'b', 'c', 'd']
    expect(drawItems(items, 2, () => 0.5)).toEqual(['c', 'b'])
    expect(drawItems(items, 9, () => 0)).toEqual(items)
    expect(items).toEqual(['a', 'b', 'c', 'd'])
  })

  it('give four related products of the same category, without the product itself', () => {
    const alike = [1, 2, 3, 4, 5].map((id) => ({ ...lamp, id: 100 + id }))
    expect(relatedTo(lamp, [lamp, mug, soldOut, ...alike])).toEqual(alike.slice(0, 4))
  })
})

describe('the catalogue as a whole', () => {
  const { context: nothing } = createActor(catalogueMachine, { input: { prerendered: [] } }).getSnapshot()
  const some = { ...nothing, products: [lamp] }

  function snapshotWith(one: StateValue, two: StateValue, names = 'known', context = nothing) {
    const value = { one, two, names, local: 'known', featured: 'waiting' }
    return catalogueMachine.resolveState({ value, context })
  }

  function statusWith(...given: Parameters<typeof snapshotWith>) {
    const snapshot = snapshotWith(...given)
    return { view: viewOf(snapshot), partial: isPartial(snapshot), settled: hasSettled(snapshot) }
  }

  it('has no products before any source has answered', () => {
    expect(nothing).toMatchObject({ products: [], featured: [], categories: [], categoryNames: [] })
  })

  it.each([
    ['requested', { asking: 'reading' }],
    ['requested without a cached answer', { asking: 'blank' }],
    ['read from the cache', 'recalling'],
  ])('is loading while either source is %s', (_, state) => {
    expect(statusWith(state, 'failed')).toEqual({ view: 'loading', partial: false, settled: false })
    expect(statusWith('failed', state)).toEqual({ view: 'loading', partial: false, settled: false })
    expect(statusWith(state, 'loaded', 'known', some)).toEqual({
      view: 'ready',
      partial: false,
      settled: false,
    })
    expect(statusWith('loaded', state, 'known', some)).toEqual({
      view: 'ready',
      partial: false,
      settled: false,
    })
  })

  it.each(['stale', 'failed'])('is partial when it has products and either source is %s', (state) => {
    const partial = { view: 'ready', partial: true, settled: true }
    expect(statusWith(state, 'loaded', 'known', some)).toEqual(partial)
    expect(statusWith('loaded', state, 'known', some)).toEqual(partial)
    expect(statusWith(state, state, 'failed', some)).toEqual(partial)
  })

  it.each([
    ['ready', 'loaded', 'loaded', 'known'],
    ['partial', 'failed', 'loaded', 'known'],
    ['partial', 'loaded', 'failed', 'known'],
    ['failed', 'failed', 'failed', 'known'],
    ['failed', 'failed', 'failed', 'failed'],
    ['categoriesFailed', 'loaded', 'loaded', 'failed'],
    ['categoriesFailed', 'failed', 'loaded', 'failed'],
  ])(
    'is %s when it has no products, the sources are %s and %s, and the categories are %s',
    (view, one, two, names) => {
      const partial = view === 'partial'
      expect(statusWith(one, two, names)).toEqual({ view: partial ? 'ready' : view, partial, settled: true })
    },
  )

  it('has failed when it shows no products because of its sources or its categories', () => {
    expect(failureOf(snapshotWith('failed', 'failed'))).toBe('failed')
    expect(failureOf(snapshotWith('loaded', 'loaded', 'failed'))).toBe('categoriesFailed')
    expect(failureOf(snapshotWith('recalling', 'failed', 'failed'))).toBeUndefined()
    expect(failureOf(snapshotWith('failed', 'failed', 'failed', some))).toBeUndefined()
  })

  it('has no failed source when both have answered', () => {
    expect(statusWith('loaded', 'loaded', 'known', some)).toEqual({
      view: 'ready',
      partial: false,
      settled: true,
    })
  })
})

it.each([
  ['jewelery', 'Jewelry', 'Joyería'],
  ["men's clothing", "Men's clothing", 'Ropa de hombre'],
  ['home-decor', 'Home decor', 'Home decor'],
  ['mens_shirts', 'Mens shirts', 'Mens shirts'],
  ['  kitchen   accessories ', 'Kitchen accessories', 'Kitchen accessories'],
  ['TVs', 'TVs', 'TVs'],
  ['constructor', 'Constructor', 'Constructor'],
  ['', '', ''],
])('labels the category %j %j in English and %j in Spanish', (category, english, spanish) => {
  expect(categoryLabel(category, englishLabels)).toBe(english)
  expect(categoryLabel(category, spanishLabels)).toBe(spanish)
})
