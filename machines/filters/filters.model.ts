import type { AnyEventObject } from 'xstate'
import { lamp, mug, soldOut } from '../fixtures/products.ts'
import { type Deed, defineModel, type FullAnswer, tells } from '../model.ts'
import type { Product } from '../product/product.ts'
import { type FiltersContext, filtersMachine } from './filters.machine.ts'
import { addressFor, everything, type View } from './view.ts'

type Says = FullAnswer<typeof filtersMachine>
type Judge = (before: FiltersContext, after: FiltersContext, event: AnyEventObject) => boolean
type Condition = (context: FiltersContext, event: AnyEventObject) => boolean

const all = [lamp, mug, soldOut]
const few = [lamp]
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Looked through one by one, as a shopper would. */
function suiting(
  products: readonly Product[],
  { search, category, min = 0, inStock, sort }: View,
): Product[] {
  const found = products.filter(
    ({ title, description, price, stock, ...product }) =>
      `${title} ${description}`.toLowerCase().includes(search.trim().toLowerCase()) &&
      (category === '' || product.category === category) &&
      price >= min * 100 &&
      (!inStock || stock !== 0),
  )
  return sort ? found.sort((one, other) => one.price - other.price) : found
}

const views: Record<string, (view: View, event: AnyEventObject, context: FiltersContext) => View> = {
  'filters.typed': (view, { text }) => ({ ...view, search: text, newcomer: undefined }),
  'filters.price.moved': (view, { dollars }, { products }) => withMin(view, dollars, products),
  'filters.price.typed': (view, { text }, { products }) =>
    text === 'x' ? view : withMin(view, text === '' ? 0 : Number(text), products),
  'filters.chosen': (view, { choice }) => ({ ...view, ...choice, newcomer: undefined }),
  'filters.cleared': () => everything,
  'address.changed': (_, { search }) => ({
    ...everything,
    search: search.includes('mug') ? 'mug' : '',
    newcomer: search.includes('new') ? mug.id : undefined,
  }),
}

/** No lower than the cheapest of all; there it limits nothing. */
function withMin(view: View, dollars: number, products: readonly Product[]): View {
  const cheapest = Math.min(...products.map(({ price }) => Math.floor(price / 100)))
  return { ...view, min: dollars > cheapest ? dollars : undefined, newcomer: undefined }
}

function nextOf(context: FiltersContext, event: AnyEventObject): Pick<FiltersContext, 'view' | 'products'> {
  const view = views[event.type]?.(context.view, event, context) ?? context.view
  return { view, products: event.products ?? context.products }
}

const isLong = ({ view, products }: Pick<FiltersContext, 'view' | 'products'>) =>
  products.length > 2 && view.search !== ''

const follows: Judge = (before, after, event) => {
  const next = nextOf(before, event)
  const begun = isLong(next)
    ? after.searched === 1 && isSame(after.results, before.results)
    : isSame(after.results, suiting(next.products, next.view))
  return begun && addressFor(after.view) === addressFor(next.view) && after.products === next.products
}

const isHeard: Judge = (before, after, event) =>
  addressFor(after.view) === addressFor(nextOf(before, event).view) && after.results === before.results

const typedThen: Judge = (before, after, event) =>
  follows(before, after, event) && after.typed.min === event.text

const isElsewhere: Condition = ({ view }, event) => addressFor(viewIn(event)) !== addressFor(view)
const viewIn = (event: AnyEventObject) =>
  views['address.changed']?.(everything, event, {} as FiltersContext) ?? everything
const isOther: Condition = ({ products }, event) => event.products !== products

function leads(after: Judge, isMeant: Condition = () => true): Says[] {
  const goesOn: Condition = (before, event) => isLong(nextOf(before, event))
  return [
    {
      when: (before, event) => isMeant(before, event) && goesOn(before, event),
      to: 'list.searching',
      after,
    },
    { when: isMeant, to: 'list.shown', after },
  ]
}

const writes =
  (how: 'push' | 'replace') =>
  (before: FiltersContext, event: AnyEventObject): Deed[] => [
    tells('navigation', { type: `navigation.${how}`, to: addressFor(nextOf(before, event).view) }),
  ]
const keystroke: Says = { to: 'address.cooling', does: writes('replace') }
const pushes: Says = { to: 'address.settled', does: writes('push') }

export const filtersModel = defineModel({
  machine: filtersMachine,
  purpose:
    'What is shown of the catalogue: chosen and typed, in step with the address, and searched in slices.',
  input: { search: '', products: all, slice: 1 },
  otherInputs: [{ search: `?search=mug&new=${mug.id}`, products: few, slice: 1 }],
  events: [
    { type: 'filters.typed', text: 'mug' },
    { type: 'filters.typed', text: '' },
    { type: 'filters.price.moved', end: 'min', dollars: 20 },
    { type: 'filters.price.typed', end: 'min', text: '20', currency: 'USD' },
    { type: 'filters.price.typed', end: 'min', text: '', currency: 'USD' },
    { type: 'filters.price.typed', end: 'min', text: 'x', currency: 'USD' },
    { type: 'filters.settled' },
    { type: 'filters.chosen', choice: { category: 'kitchen', inStock: true } },
    { type: 'filters.chosen', choice: { sort: 'price-low-high' } },
    { type: 'filters.cleared' },
    { type: 'filters.unfolded' },
    { type: 'address.changed', search: '' },
    { type: 'address.changed', search: `?search=mug&new=${mug.id}` },
    { type: 'catalogue.changed', products: all },
    { type: 'catalogue.changed', products: few },
    { type: 'xstate.after.breath.filters.list.heard' },
    { type: 'xstate.after.breath.filters.list.searching' },
    { type: 'xstate.after.pause.filters.address.cooling' },
    { type: 'xstate.after.pause.filters.address.owing' },
  ],
  abstract: ({ view, typed, products, searched, results, found }) => [
    addressFor(view),
    typed,
    products.length,
    searched,
    results.length,
    found.length,
  ],
  reach: 4,
  answers: {
    list: {
      'filters.typed': { to: 'list.heard', after: isHeard },
      'filters.price.moved': leads(
        (before, after, event) => follows(before, after, event) && isSame(after.typed, {}),
      ),
      'filters.price.typed': leads(typedThen),
      'filters.settled': {
        after: (before, after) => isSame(after.typed, {}) && isSame(after.view, before.view),
      },
      'filters.chosen': leads(follows),
      'filters.cleared': { to: 'list.shown', after: follows },
      'address.changed': leads(follows, isElsewhere),
      'catalogue.changed': leads(follows, isOther),
    },
    'list.heard': { 'xstate.after.breath.filters.list.heard': leads(follows) },
    'list.searching': {
      'xstate.after.breath.filters.list.searching': [
        {
          when: ({ searched, products }) => searched + 1 >= products.length,
          to: 'list.shown',
          after: (_, { results, products, view }) => isSame(results, suiting(products, view)),
        },
        {
          to: 'list.searching',
          after: (before, { searched, results }) =>
            searched === before.searched + 1 && results === before.results,
        },
      ],
    },
    address: { 'filters.typed': keystroke, 'filters.chosen': pushes, 'filters.cleared': pushes },
    'address.settled': {
      'filters.price.moved': keystroke,
      'filters.price.typed': keystroke,
    },
    'address.cooling': {
      'xstate.after.pause.filters.address.cooling': 'address.settled',
      'filters.price.moved': 'address.owing',
      'filters.price.typed': 'address.owing',
    },
    'address.owing': {
      'xstate.after.pause.filters.address.owing': keystroke,
      'filters.settled': keystroke,
      'address.changed': { when: isElsewhere, to: 'address.settled' },
    },
    'panel.folded': { 'filters.unfolded': 'panel.unfolded' },
    'panel.unfolded': { 'filters.unfolded': 'panel.folded' },
  },
  tags: { 'list.searching': ['searching'], 'panel.unfolded': ['unfolded'] },
  waits: { pause: 100, breath: 1 },
  invariants: {
    'the catalogue and the address are heard all the time': ({ children }) =>
      'catalogue' in children && 'address' in children,
    'what is shown is what suits': ({ value, context: { results, products, view } }) =>
      value.list !== 'shown' || isSame(results, suiting(products, view)),
  },
})
