import { assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Currency } from '../domain/money.ts'
import type { CategoryLabels, Product } from '../domain/product.ts'
import { withEvent } from '../ports/setup.ts'
import { toNavigation } from '../ports/system.ts'
import { boundsOf, matchesBetween, resultsOf } from './catalogue-index.ts'
import { type PriceEntry, withEnteredPrice } from './price-entry.ts'
import {
  addressFor,
  type Bounds,
  type Choice,
  isSameView,
  maxSearchLength,
  type RangeEnd,
  unfiltered,
  viewFrom,
  withChange,
  withPrice,
} from './view.ts'

export type FiltersEvent =
  | { type: 'filters.typed'; text: string }
  | { type: 'filters.price.moved'; end: RangeEnd; dollars: number }
  | { type: 'filters.price.typed'; end: RangeEnd; text: string }
  /** Enter was pressed in a price field, or the field was left. */
  | { type: 'filters.price.entered'; end: RangeEnd; currency: Currency }
  /** A field was left, or a slider thumb was released. */
  | { type: 'filters.settled' }
  | { type: 'filters.chosen'; choice: Choice }
  | { type: 'filters.cleared' }
  | { type: 'filters.panel.toggled' }
  | { type: 'address.changed'; search: string }
  | { type: 'catalogue.changed'; products: readonly Product[]; labels: CategoryLabels }

export interface FiltersInput {
  /** The query of the address. */
  search: string
  products: readonly Product[]
  labels: CategoryLabels
  /** How many products are searched before yielding to the main thread. A list of up to twice as many is searched in one step. */
  slice?: number
}

export interface FiltersContext extends PriceEntry {
  slice: number
  products: readonly Product[]
  /** The category labels, which the search matches too. */
  labels: CategoryLabels
  results: readonly Product[]
  /** How many products of a long list have been searched, and the matches among them. */
  searched: number
  found: readonly Product[]
}

type EnteredPrice = { end: RangeEnd; currency: Currency }
type CatalogueProducts = Pick<FiltersContext, 'products' | 'labels'>

const defaultSlice = 4_000
const nothingTyped = { typed: {}, refused: {} }
/** Without products there are no bounds, so every price is accepted. */
const unlimitedBounds: Bounds = { min: 0, max: Number.POSITIVE_INFINITY }

function entryAfter(context: FiltersContext, { end, currency }: EnteredPrice): PriceEntry {
  const { view, typed, refused, products } = context
  const bounds = products.length > 0 ? boundsOf(products) : unlimitedBounds
  return withEnteredPrice({ view, typed, refused }, end, currency, bounds)
}

/**
 * The filters of the catalogue, in sync with the address: a choice pushes a history entry, and a keystroke replaces the current
 * one.
 */
export const filtersMachine = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    input: {} as FiltersInput,
    tags: {} as 'searching' | 'unfolded',
  },
  actors: {
    address: fromCallback<FiltersEvent>(() => {}),
    catalogue: fromCallback<FiltersEvent>(() => {}),
  },
  actions: {
    type: assign(({ context }, { text }: { text: string }) => ({
      view: withChange(context.view, { search: text.slice(0, maxSearchLength) }),
    })),
    movePrice: assign(({ context }, { end, dollars }: { end: RangeEnd; dollars: number }) => ({
      ...nothingTyped,
      view: withPrice(context.view, end, dollars, boundsOf(context.products)),
    })),
    typePrice: assign(({ context: { typed, refused } }, { end, text }: { end: RangeEnd; text: string }) => ({
      typed: { ...typed, [end]: text },
      refused: { ...refused, [end]: undefined },
    })),
    enterPrice: assign(({ context }, entered: EnteredPrice) => entryAfter(context, entered)),
    choose: assign(({ context }, { choice }: { choice: Choice }) => ({
      view: withChange(context.view, choice),
    })),
    clear: assign({ ...nothingTyped, view: unfiltered }),
    follow: assign((_, { search }: { search: string }) => ({ ...nothingTyped, view: viewFrom(search) })),
    setProducts: assign((_, { products, labels }: CatalogueProducts) => ({ products, labels })),
    match: assign(({ context }) => ({ results: resultsOf(context.products, context.view, context.labels) })),
    beginSearch: assign({ searched: 0, found: [] }),
    searchSlice: assign(({ context: { products, labels, view, searched, found, slice } }) => ({
      searched: searched + slice,
      found: [...found, ...matchesBetween(products, view, labels, searched, searched + slice)],
    })),
    showFound: assign(({ context }) => ({ results: context.found, found: [] })),
    push: sendTo(toNavigation, ({ context }) => ({ type: 'navigation.push', to: addressFor(context.view) })),
    replace: sendTo(toNavigation, ({ context }) => ({
      type: 'navigation.replace',
      to: addressFor(context.view),
    })),
  },
  guards: {
    isLong: ({ context: { products, view, slice } }) =>
      products.length > 2 * slice && view.search.trim() !== '',
    isSearched: ({ context }) => context.searched >= context.products.length,
    isElsewhere: ({ context }, { search }: { search: string }) => !isSameView(viewFrom(search), context.view),
    isOtherRange: ({ context }, entered: EnteredPrice) => entryAfter(context, entered).view !== context.view,
    isOther: ({ context }, { products, labels }: CatalogueProducts) =>
      products !== context.products || labels !== context.labels,
  },
  delays: { pause: 100, yieldToMain: 1 },
}).createMachine({
  id: 'filters',
  context: ({ input: { search, products, labels, slice = defaultSlice } }) => {
    const view = viewFrom(search)
    const results = resultsOf(products, view, labels)
    return { ...nothingTyped, slice, view, products, labels, results, searched: 0, found: [] }
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'shown',
      invoke: { id: 'catalogue', src: 'catalogue' },
      on: {
        'filters.typed': { target: '.yielding', actions: withEvent('type') },
        'filters.price.moved': { target: '.judging', actions: withEvent('movePrice') },
        'filters.price.typed': { actions: withEvent('typePrice') },
        'filters.price.entered': [
          { guard: withEvent('isOtherRange'), target: '.judging', actions: withEvent('enterPrice') },
          { actions: withEvent('enterPrice') },
        ],
        'filters.chosen': { target: '.judging', actions: withEvent('choose') },
        'filters.cleared': { target: '.judging', actions: 'clear' },
        'address.changed': {
          guard: withEvent('isElsewhere'),
          target: '.judging',
          actions: withEvent('follow'),
        },
        'catalogue.changed': {
          guard: withEvent('isOther'),
          target: '.judging',
          actions: withEvent('setProducts'),
        },
      },
      states: {
        shown: {},
        /** Yields, so that the typed letter is painted before the search begins. */
        yielding: { after: { yieldToMain: 'judging' } },
        judging: {
          always: [
            { guard: 'isLong', target: 'searching', actions: 'beginSearch' },
            { target: 'shown', actions: 'match' },
          ],
        },
        /** A long list is searched in slices, so that input is handled in between. */
        searching: {
          tags: ['searching'],
          entry: 'searchSlice',
          always: { guard: 'isSearched', target: 'shown', actions: 'showFound' },
          after: { yieldToMain: { target: 'searching', reenter: true } },
        },
      },
    },
    address: {
      initial: 'settled',
      invoke: { id: 'address', src: 'address' },
      on: {
        /** Written immediately, so that a reload does not lose the last letters. */
        'filters.typed': { target: '.throttled', actions: 'replace' },
        'filters.chosen': { target: '.settled', actions: 'push' },
        'filters.price.entered': { guard: withEvent('isOtherRange'), target: '.settled', actions: 'push' },
        'filters.cleared': { target: '.settled', actions: 'push' },
      },
      states: {
        settled: {
          on: {
            'filters.price.moved': { target: 'throttled', actions: 'replace' },
          },
        },
        /** Browsers limit how often the address may change; dragging a thumb would exceed that. */
        throttled: {
          after: { pause: 'settled' },
          on: {
            'filters.price.moved': 'throttledChange',
          },
        },
        throttledChange: {
          after: { pause: { target: 'throttled', actions: 'replace' } },
          on: {
            'filters.settled': { target: 'throttled', actions: 'replace' },
            'address.changed': { guard: withEvent('isElsewhere'), target: 'settled' },
          },
        },
      },
    },
    /** The filters that are folded on a phone. */
    panel: {
      initial: 'folded',
      states: {
        folded: { on: { 'filters.panel.toggled': 'unfolded' } },
        unfolded: { tags: ['unfolded'], on: { 'filters.panel.toggled': 'folded' } },
      },
    },
  },
})

export type FiltersSnapshot = SnapshotFrom<typeof filtersMachine>
