import { describe, expect, it, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { hasSettled } from '../../machines/domain/catalogue.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { englishLabels, lamp, mug, scarf, soldOut, spanishLabels } from '../../machines/fixtures/examples.ts'
import { searchWith } from '../../machines/search/search.effects.ts'
import { suggestionsFor, withNewMatches } from '../../machines/search/suggest.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

function openSearch() {
  const ports = fakePorts()
  ports.sources.lists.one = { products: [lamp], dropped: 0 }
  ports.sources.lists.two = { products: [mug, soldOut], dropped: 0 }
  ports.sources.gates.one.hold()
  ports.sources.gates.two.hold()
  const clock = new SimulatedClock()
  const shop = openShop(ports, 'admin', { clock }).start()
  const search = openScreen(shop, 'search', searchWith(ports), undefined).start()
  const suggestedIds = () => search.getSnapshot().context.suggestions.map(({ id }) => id)
  const { catalogue } = shop.system.getAll()
  return { ports, clock, search, suggestedIds, catalogue }
}

describe('suggestions', () => {
  it('contain the text in title or category, with at most five, and none for a single letter', () => {
    const all = [lamp, mug, soldOut, scarf, ...[1, 2, 3, 4].map((id) => ({ ...mug, id }))]
    expect(suggestionsFor('ELECTRO', all, englishLabels)).toEqual([lamp])
    expect(suggestionsFor('letters', all, englishLabels)).toEqual([])
    expect(suggestionsFor(' mug', all, englishLabels)).toHaveLength(5)
    expect(suggestionsFor(' m ', all, englishLabels)).toEqual([])
    expect(suggestionsFor('', [{ ...lamp, title: 'Undefined Behavior' }], englishLabels)).toEqual([])
  })

  it('contain the text in the label of the category', () => {
    const all = [lamp, { ...mug, category: 'jewelery' }, { ...soldOut, category: 'home-decor' }]
    const found = (text: string, labels = englishLabels) =>
      suggestionsFor(text, all, labels).map(({ category }) => category)
    expect([found('jewelry'), found('jewelery')]).toEqual([['jewelery'], ['jewelery']])
    expect([found('joyería', spanishLabels), found('home decor')]).toEqual([['jewelery'], ['home-decor']])
  })

  it('ignore accents, the width of letters, and the kind of apostrophes and quotation marks', () => {
    const all = [
      { ...lamp, title: `Décor lamp "Night" 'Low'` },
      { ...mug, category: "men's clothing" },
    ]
    const found = (text: string) => suggestionsFor(text, all, spanishLabels).map(({ id }) => id)
    const decomposed = 'décor'.normalize('NFD')
    expect(['decor', 'DÉCOR', decomposed, 'ＤＥＣＯＲ', 'electronica'].map(found)).toEqual(
      Array(5).fill([lamp.id]),
    )
    expect(found('men’s')).toEqual([mug.id])
    expect(['“Night”', '‘Low’'].map(found)).toEqual([[lamp.id], [lamp.id]])
  })

  it('appear 300 ms after the last keystroke, when the products are loaded', async () => {
    const { ports, clock, search, suggestedIds } = openSearch()
    search.send({ type: 'search.typed', text: 'mu' })
    clock.increment(299)
    search.send({ type: 'search.typed', text: 'mug' })
    clock.increment(299)
    expect(search.getSnapshot().hasTag('asking')).toBe(false)
    clock.increment(1)
    expect(search.getSnapshot().hasTag('asking')).toBe(true)
    ports.sources.gates.one.release()
    ports.sources.gates.two.release()
    await waitFor(search, (snapshot) => snapshot.hasTag('suggesting'))
    expect(suggestedIds()).toEqual([mug.id, soldOut.id])
  })

  it('ignore a late answer for an earlier text', async () => {
    const { ports, clock, search, suggestedIds, catalogue } = openSearch()
    search.send({ type: 'search.typed', text: 'lamp' })
    clock.increment(300)
    search.send({ type: 'search.typed', text: 'mug' })
    ports.sources.gates.one.release()
    ports.sources.gates.two.release()
    await waitFor(catalogue, hasSettled)
    expect(suggestedIds()).toEqual([])
    clock.increment(300)
    await waitFor(search, (snapshot) => snapshot.hasTag('suggesting'))
    expect(suggestedIds()).toEqual([mug.id, soldOut.id])
  })

  it('show loaded products, and append later ones', async () => {
    const { ports, clock, search, suggestedIds } = openSearch()
    ports.sources.gates.one.release()
    search.send({ type: 'search.typed', text: 'am' })
    clock.increment(300)
    ports.sources.lists.two.products = [{ ...mug, title: 'Amber Mug' }]
    await waitFor(search, (snapshot) => snapshot.hasTag('suggesting'))
    expect(suggestedIds()).toEqual([lamp.id])
    ports.sources.gates.two.release()
    await waitFor(search, ({ context }) => context.suggestions.length === 2)
    expect(suggestedIds()).toEqual([lamp.id, mug.id])
  })

  it('are empty if they cannot be loaded, which is logged', async () => {
    const { ports, clock, search } = openSearch()
    for (const gate of [ports.sources.gates.one, ports.sources.gates.two]) {
      gate.fail(new Error('offline'))
      gate.release()
    }
    search.send({ type: 'search.typed', text: 'lamp' })
    clock.increment(300)
    await waitFor(search, (snapshot) => snapshot.matches('closed'))
    expect(ports.log.entries).toContainEqual(
      expect.objectContaining({
        text: 'Suggestions could not be fetched',
        facts: { error: expect.objectContaining({ message: 'No product source answered' }) },
      }),
    )
    expect(search.getSnapshot().context.text).toBe('lamp')
  })
})

describe('the list of suggestions', () => {
  it('is the same array until it grows, to at most five', () => {
    const shown = [lamp, mug, soldOut]
    expect(withNewMatches(shown, [mug, lamp])).toBe(shown)
    const more = [901, 902, 903].map((id) => ({ ...mug, id }))
    expect(withNewMatches(shown, more)).toEqual([...shown, ...more.slice(0, 2)])
  })

  it('waits for the first source if the second one has no match', async () => {
    const { ports, clock, search, suggestedIds, catalogue } = openSearch()
    ports.sources.gates.two.release()
    await waitFor(catalogue, ({ context }) => context.products.length === 2)
    search.send({ type: 'search.typed', text: 'lamp' })
    clock.increment(300)
    await Promise.resolve()
    ports.sources.gates.one.release()
    await waitFor(search, (snapshot) => snapshot.hasTag('suggesting'))
    expect(suggestedIds()).toEqual([lamp.id])
  })

  it('is canceled when the text changes', () => {
    const { clock, search, catalogue } = openSearch()
    const subscribe = vi.spyOn(catalogue, 'subscribe')
    search.send({ type: 'search.typed', text: 'lamp' })
    clock.increment(300)
    const unsubscribes = subscribe.mock.results.map(({ value }) => vi.spyOn(value, 'unsubscribe'))
    expect(unsubscribes.length).toBeGreaterThan(0)
    search.send({ type: 'search.typed', text: 'mug' })
    for (const unsubscribe of unsubscribes) expect(unsubscribe).toHaveBeenCalledOnce()
  })
})

describe('leaving the search', () => {
  it('opens the catalogue with the results, closes and clears the text', () => {
    const { ports, search } = openSearch()
    search.send({ type: 'search.typed', text: '  desk & lamp ' })
    search.send({ type: 'search.submit' })
    expect(search.getSnapshot().context.text).toBe('')
    expect(search.getSnapshot().matches('closed')).toBe(true)
    expect(ports.screens.prepared).toEqual(['/products'])
  })
})
