import { type Effect, type FullAnswer, isSameData, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import type { CategoryLabels, Product } from '../domain/product.ts'
import { englishLabels, lamp, mug, soldOut, spanishLabels } from '../fixtures/examples.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { type FiltersContext, filtersMachine } from './filters.machine.ts'
import { addressFor, unfiltered, type View } from './view.ts'

type FiltersAnswer = FullAnswer<typeof filtersMachine>
type Comparison = (before: FiltersContext, after: FiltersContext, event: AnyEventObject) => boolean
type Condition = (context: FiltersContext, event: AnyEventObject) => boolean

const allProducts = [lamp, mug, soldOut]
const onlyLamp = [lamp]
const labelsOf = ({ electronics }: CategoryLabels): Record<string, string> => ({
  electronics,
  kitchen: 'Kitchen',
})

/** The expected results: filters all products one by one, without an index. */
function matchingProducts(
  products: readonly Product[],
  { search, category, min = 0, inStock, sort }: View,
  labels: CategoryLabels,
): Product[] {
  const matches = products.filter(
    ({ title, description, price, stock, ...product }) =>
      `${title} ${description} ${product.category} ${labelsOf(labels)[product.category]}`
        .toLowerCase()
        .includes(search.trim().toLowerCase()) &&
      (category === '' || product.category === category) &&
      price >= min * 100 &&
      (!inStock || stock !== 0),
  )
  return sort ? matches.sort((first, second) => first.price - second.price) : matches
}

const views: Record<string, (view: View, event: AnyEventObject, context: FiltersContext) => View> = {
  'filters.typed': (view, { text }) => ({ ...view, search: text, highlighted: undefined }),
  'filters.price.moved': (view, { dollars }, { products }) => withMin(view, dollars, products),
  'filters.price.entered': (view, _, context) => expectedEntry(context)?.view ?? view,
  'filters.chosen': (view, { choice }) => ({ ...view, ...choice, highlighted: undefined }),
  'filters.cleared': () => unfiltered,
  'address.changed': (_, { search }) => ({
    ...unfiltered,
    search: search.includes('mug') ? 'mug' : '',
    highlighted: search.includes('new') ? mug.id : undefined,
  }),
}

/** The expected result when the text of the field From is entered; undefined if no text was typed. */
function expectedEntry({
  view,
  typed: { min: text },
  products,
}: FiltersContext): Pick<FiltersContext, 'view' | 'refused'> | undefined {
  if (text === undefined) return undefined
  if (text === 'x') return { view, refused: { min: 'malformed' } }
  const highestPrice = Math.max(...products.map(({ price }) => Math.ceil(price / 100)))
  if (Number(text) > highestPrice) return { view, refused: { min: 'inverted' } }
  const limited = withMin(view, Number(text), products)
  return { view: limited.min === view.min ? view : limited, refused: {} }
}

/** A minimum at or below the cheapest product is stored as no limit. */
function withMin(view: View, dollars: number, products: readonly Product[]): View {
  const cheapest = Math.min(...products.map(({ price }) => Math.floor(price / 100)))
  return { ...view, min: dollars > cheapest ? dollars : undefined, highlighted: undefined }
}

function nextOf(
  context: FiltersContext,
  event: AnyEventObject,
): Pick<FiltersContext, 'view' | 'products' | 'labels'> {
  const view = views[event.type]?.(context.view, event, context) ?? context.view
  return { view, products: event.products ?? context.products, labels: event.labels ?? context.labels }
}

const isLong = ({ view, products }: Pick<FiltersContext, 'view' | 'products'>) =>
  products.length > 2 && view.search !== ''

const updatesResults: Comparison = (before, after, event) => {
  const next = nextOf(before, event)
  const started = isLong(next)
    ? after.searched === 1 && after.found.length <= 1 && isSameData(after.results, before.results)
    : isSameData(after.results, matchingProducts(next.products, next.view, next.labels))
  const isKnown = after.products === next.products && after.labels === next.labels
  return started && isKnown && addressFor(after.view) === addressFor(next.view)
}

const changesOnlyView: Comparison = (before, after, event) =>
  addressFor(after.view) === addressFor(nextOf(before, event).view) && after.results === before.results

const storesTyped: Comparison = (before, { typed, refused, view, results }, { text }) =>
  typed.min === text && refused.min === undefined && view === before.view && results === before.results

const isOtherRange: Condition = (before) => (expectedEntry(before) ?? before).view !== before.view
/** The typed texts of the price fields are cleared. */
const replacesTyped: Comparison = (before, after, event) =>
  updatesResults(before, after, event) && isSameData([after.typed, after.refused], [{}, {}])
/** A refused text stays in its field, so that the shopper can correct it. */
const isRefused: Comparison = (before, { view, typed, refused }) => {
  const expected = expectedEntry(before) ?? before
  return (
    view === before.view &&
    isSameData(refused, expected.refused) &&
    isSameData(typed, expected.refused.min ? before.typed : {})
  )
}

const isElsewhere: Condition = ({ view }, event) => addressFor(viewIn(event)) !== addressFor(view)
const viewIn = (event: AnyEventObject) =>
  views['address.changed']?.(unfiltered, event, {} as FiltersContext) ?? unfiltered
const isOther: Condition = ({ products, labels }, event) =>
  event.products !== products || event.labels !== labels

function searchAnswers(after: Comparison, condition: Condition = () => true): FiltersAnswer[] {
  const startsSearch: Condition = (before, event) => isLong(nextOf(before, event))
  return [
    {
      when: (before, event) => condition(before, event) && startsSearch(before, event),
      to: 'list.searching',
      after,
    },
    { when: condition, to: 'list.shown', after },
  ]
}

const navigates =
  (how: 'push' | 'replace') =>
  (before: FiltersContext, event: AnyEventObject): Effect[] => [
    tells('navigation', { type: `navigation.${how}`, to: addressFor(nextOf(before, event).view) }),
  ]
const replacesAddress: FiltersAnswer = { to: 'address.throttled', does: navigates('replace') }
const pushesAddress: FiltersAnswer = { to: 'address.settled', does: navigates('push') }

export const filtersModel = defineShopModel({
  machine: filtersMachine,
  purpose: 'The filters of the catalogue: in sync with the address, and searched in slices.',
  input: { search: '', products: allProducts, labels: englishLabels, slice: 1 },
  otherInputs: [{ search: `?search=mug&new=${mug.id}`, products: onlyLamp, labels: englishLabels, slice: 1 }],
  events: [
    { type: 'filters.typed', text: 'mug' },
    { type: 'filters.typed', text: '' },
    { type: 'filters.price.moved', end: 'min', dollars: 20 },
    ...['20', '', 'x', '99'].map((text) => ({ type: 'filters.price.typed', end: 'min', text })),
    { type: 'filters.price.entered', end: 'min', currency: 'USD' },
    { type: 'filters.settled' },
    { type: 'filters.chosen', choice: { category: 'kitchen', inStock: true } },
    { type: 'filters.chosen', choice: { sort: 'price-low-high' } },
    { type: 'filters.cleared' },
    { type: 'filters.panel.toggled' },
    { type: 'address.changed', search: '' },
    { type: 'address.changed', search: `?search=mug&new=${mug.id}` },
    { type: 'catalogue.changed', products: allProducts, labels: englishLabels },
    { type: 'catalogue.changed', products: onlyLamp, labels: englishLabels },
    { type: 'xstate.after.yieldToMain.filters.list.yielding' },
    { type: 'xstate.after.yieldToMain.filters.list.searching' },
    { type: 'xstate.after.pause.filters.address.throttled' },
    { type: 'xstate.after.pause.filters.address.throttledChange' },
  ],
  abstract: ({ view, typed, refused, products, searched, results, found }) => [
    addressFor(view),
    typed,
    refused,
    products.length,
    searched,
    results.length,
    found.length,
  ],
  maxDepth: 4,
  extraPaths: [
    [
      { type: 'catalogue.changed', products: onlyLamp, labels: englishLabels },
      { type: 'filters.typed', text: 'Electrónica' },
      { type: 'xstate.after.yieldToMain.filters.list.yielding' },
      { type: 'catalogue.changed', products: onlyLamp, labels: spanishLabels },
    ],
  ],
  answers: {
    list: {
      'filters.typed': { to: 'list.yielding', after: changesOnlyView },
      'filters.price.moved': searchAnswers(replacesTyped),
      'filters.price.typed': { after: storesTyped },
      'filters.price.entered': [...searchAnswers(replacesTyped, isOtherRange), { after: isRefused }],
      'filters.chosen': searchAnswers(updatesResults),
      'filters.cleared': { to: 'list.shown', after: replacesTyped },
      'address.changed': searchAnswers(replacesTyped, isElsewhere),
      'catalogue.changed': searchAnswers(updatesResults, isOther),
    },
    'list.yielding': { 'xstate.after.yieldToMain.filters.list.yielding': searchAnswers(updatesResults) },
    'list.searching': {
      'xstate.after.yieldToMain.filters.list.searching': [
        {
          when: ({ searched, products }) => searched + 1 >= products.length,
          to: 'list.shown',
          after: (_, { results, products, view, labels }) =>
            isSameData(results, matchingProducts(products, view, labels)),
        },
        {
          to: 'list.searching',
          after: (before, { searched, results }) =>
            searched === before.searched + 1 && results === before.results,
        },
      ],
    },
    address: {
      'filters.typed': replacesAddress,
      'filters.chosen': pushesAddress,
      'filters.price.entered': { ...pushesAddress, when: isOtherRange },
      'filters.cleared': pushesAddress,
    },
    'address.settled': {
      'filters.price.moved': replacesAddress,
    },
    'address.throttled': {
      'xstate.after.pause.filters.address.throttled': 'address.settled',
      'filters.price.moved': 'address.throttledChange',
    },
    'address.throttledChange': {
      'xstate.after.pause.filters.address.throttledChange': replacesAddress,
      'filters.settled': replacesAddress,
      'address.changed': { when: isElsewhere, to: 'address.settled' },
    },
    'panel.folded': { 'filters.panel.toggled': 'panel.unfolded' },
    'panel.unfolded': { 'filters.panel.toggled': 'panel.folded' },
  },
  initially: ({ value }) => isSameData(value, { list: 'shown', address: 'settled', panel: 'folded' }),
  tags: { 'list.searching': ['searching'], 'panel.unfolded': ['unfolded'] },
  delays: { pause: 100, yieldToMain: 1 },
  invariants: {
    'the subscriptions to catalogue and address run all the time': ({ children }) =>
      'catalogue' in children && 'address' in children,
    'the results are the products that match the filters': ({
      value,
      context: { results, products, view, labels },
    }) => value.list !== 'shown' || isSameData(results, matchingProducts(products, view, labels)),
  },
})
