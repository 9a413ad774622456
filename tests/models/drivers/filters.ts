import type { AnyEventObject, SnapshotFrom } from 'xstate'
import type { Product } from '../../../machines/domain/product.ts'
import type { filtersMachine } from '../../../machines/filters/filters.machine.ts'
import { filtersModel } from '../../../machines/filters/filters.model.ts'
import type { PriceProblem } from '../../../machines/filters/price-entry.ts'
import { englishLabels, lamp, mug, scarf } from '../../../machines/fixtures/examples.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, main, named, status } from '../locators.ts'
import type { Scene } from '../scene.ts'

type Snapshot = SnapshotFrom<typeof filtersMachine>

const search = field('Search products')
const from = field('From')
const thumb = named('slider', 'Minimum price', main)
const sold = [lamp, mug]
const cheapest = 11
const messages: Record<PriceProblem, string> = {
  malformed: 'Please enter a price such as $12.50',
  inverted: 'Please enter at most $26.00',
}

const isIn =
  (region: 'address' | 'list' | 'panel', ...states: string[]) =>
  (snapshot: Snapshot): boolean =>
    states.includes(snapshot.value[region])
const isUnfolded = isIn('panel', 'unfolded')
/** While an update of the address is pending, leaving a field would write it immediately. */
const hasNoPendingUpdate = isIn('address', 'settled', 'throttled')

const names: Record<string, string> = {
  electronics: 'Electronics',
  kitchen: 'Kitchen',
  "women's clothing": "Women's clothing",
}

/** Filters the products one by one with a simple implementation. */
function matchingProducts({ context: { products, view } }: Snapshot): readonly Product[] {
  return products.filter(
    ({ title, description, category, price, stock }) =>
      `${title} ${description} ${category} ${names[category]}`
        .toLowerCase()
        .includes(view.search.trim().toLowerCase()) &&
      (view.category === '' || category === view.category) &&
      price >= (view.min ?? 0) * 100 &&
      (!view.inStock || stock !== 0),
  )
}

/** A typed price is entered when its field loses the focus. */
const leaveEvents = ({ context: { typed } }: Snapshot): AnyEventObject[] => [
  ...(typed.min === undefined ? [] : [{ type: 'filters.price.entered', end: 'min', currency: 'USD' }]),
  { type: 'filters.settled' },
]
const isEntered = ({ context: { typed, refused } }: Snapshot) =>
  typed.min === undefined || refused.min !== undefined

const chooses = (choice: object, how: Move['how'], where = (_: Snapshot) => true): Move => ({
  events: (snapshot) => [...leaveEvents(snapshot), { type: 'filters.chosen', choice }],
  when: (snapshot) =>
    where(snapshot) &&
    hasNoPendingUpdate(snapshot) &&
    Object.entries(choice).some(([name, value]) => snapshot.context.view[name] !== value),
  how,
})

/** Searches after yielding to the main thread, so that the typed letter is painted first. */
const yieldToMain: Move = {
  events: [{ type: 'xstate.after.yieldToMain.filters.list.yielding' }],
  when: isIn('list', 'yielding'),
  how: ({ world }) => world.waits(1),
}

export const filtersDriver = defineDriver({
  model: filtersModel,
  input: { search: '', products: sold, labels: englishLabels },
  maxDepth: 5,
  async begin({ visitor, world }) {
    await world.window(800)
    await visitor.open('/products')
    await visitor.sees(status(/^2 products$/, main))
  },
  moves: [
    yieldToMain,
    ...['m', ''].map(
      (text): Move => ({
        events: [{ type: 'filters.typed', text }],
        when: ({ context }) => context.view.search !== text && context.typed.min === undefined,
        how: ({ visitor }) => visitor.fill(search, text),
      }),
    ),
    {
      events: ({ context: { view } }) => [
        { type: 'filters.price.moved', end: 'min', dollars: (view.min ?? cheapest) + 1 },
        { type: 'filters.settled' },
      ],
      when: (snapshot) =>
        isUnfolded(snapshot) && hasNoPendingUpdate(snapshot) && (snapshot.context.view.min ?? cheapest) < 20,
      async how({ visitor }) {
        await visitor.focus(thumb)
        await visitor.press('ArrowRight')
      },
    },
    /** Drags a slider thumb without releasing it. */
    {
      events: ({ context: { view } }) => [
        { type: 'filters.price.moved', end: 'min', dollars: (view.min ?? cheapest) + 1 },
      ],
      when: (snapshot) =>
        isUnfolded(snapshot) &&
        snapshot.context.typed.min === undefined &&
        (snapshot.context.view.min ?? cheapest) < 20,
      how: ({ visitor }, { context: { view } }) => visitor.fill(thumb, String((view.min ?? cheapest) + 1)),
    },
    ...['2', '2e', '90'].map(
      (text): Move => ({
        events: [...text].map((_, at) => ({
          type: 'filters.price.typed',
          end: 'min',
          text: text.slice(0, at + 1),
        })),
        when: (snapshot) =>
          isUnfolded(snapshot) &&
          hasNoPendingUpdate(snapshot) &&
          snapshot.context.view.min === undefined &&
          snapshot.context.typed.min === undefined,
        how: ({ visitor }) => visitor.fill(from, text),
      }),
    ),
    {
      events: [{ type: 'filters.price.typed', end: 'min', text: '20' }],
      when: ({ context }) => context.typed.min === '2' && context.refused.min === undefined,
      how: ({ visitor }) => visitor.press('0'),
    },
    {
      events: [{ type: 'filters.price.entered', end: 'min', currency: 'USD' }],
      when: (snapshot) => !isEntered(snapshot),
      how: ({ visitor }) => visitor.press('Enter'),
    },
    {
      events: [{ type: 'filters.settled' }],
      when: isIn('address', 'throttledChange'),
      how: ({ visitor }) => visitor.press('Tab'),
    },
    chooses({ category: 'kitchen' }, ({ visitor }) => visitor.choose(field('Category'), 'kitchen')),
    chooses({ inStock: true }, ({ visitor }) => visitor.click(field('In stock only')), isUnfolded),
    {
      events: (snapshot) => [...leaveEvents(snapshot), { type: 'filters.cleared' }],
      when: (snapshot) => hasNoPendingUpdate(snapshot) && snapshot.context.view.category !== '',
      how: ({ visitor }) => visitor.click(button('Clear Filters', main)),
    },
    ...['folded', 'unfolded'].map(
      (folding): Move => ({
        events: (snapshot) => [...leaveEvents(snapshot), { type: 'filters.panel.toggled' }],
        when: (snapshot) => hasNoPendingUpdate(snapshot) && isIn('panel', folding)(snapshot),
        how: ({ visitor }) =>
          visitor.click(button(folding === 'folded' ? 'More filters' : 'Fewer filters', main)),
      }),
    ),
    {
      events: [{ type: 'address.changed', search: '' }],
      when: (snapshot) =>
        isIn('address', 'throttledChange')(snapshot) && snapshot.context.view.category === 'kitchen',
      how: ({ visitor }) => visitor.back(),
    },
    {
      events: [{ type: 'catalogue.changed', products: [...sold, scarf], labels: englishLabels }],
      when: ({ context }) => context.products.length === 2,
      async how({ world }) {
        await world.stores('products', scarf)
        await world.reportsChange('products')
      },
    },
    ...['throttled', 'throttledChange'].map(
      (state): Move => ({
        events: [{ type: `xstate.after.pause.filters.address.${state}` }],
        // Yielding takes less time than this pause.
        when: (snapshot) => !isIn('list', 'yielding')(snapshot),
        how: ({ world }) => world.waits(100),
      }),
    ),
  ],
  shows: {
    '*': async ({ visitor }, snapshot) => {
      const { length } = isIn('list', 'yielding')(snapshot)
        ? snapshot.context.results
        : matchingProducts(snapshot)
      await visitor.sees(status(length === 1 ? /^1 product$/ : new RegExp(`^${length} products$`), main))
      await visitor.counts(named('article', undefined, main), length)
      await visitor.holds(search, snapshot.context.view.search)
      const min: PriceProblem | undefined = snapshot.context.refused.min
      if (min) await visitor.sees(alert(messages[min], main))
      else await visitor.misses(alert(/^Please enter/, main))
    },
    'panel.folded': ({ visitor }) => visitor.isOn(button('More filters', main), false),
    'panel.unfolded': ({ visitor }) => visitor.isOn(button('Fewer filters', main)),
  },
})

const many = Array.from({ length: 20_001 }, (_, at) => ({ ...mug, id: 2_000 + at, title: `Mug ${at}` }))

const showsAll = ({ visitor }: Scene) => visitor.sees(status('20,001 products', main))

/** More products than one slice of the search contains. */
export const longFiltersDriver = defineDriver({
  model: filtersModel,
  input: { search: '', products: many, labels: englishLabels },
  maxDepth: 5,
  async begin(scene) {
    scene.world.sells(...many)
    await scene.visitor.open('/products')
    await showsAll(scene)
  },
  moves: [
    yieldToMain,
    {
      events: [{ type: 'filters.typed', text: '7' }],
      when: ({ context }) => context.view.search === '',
      how: ({ visitor }) => visitor.fill(search, '7'),
    },
    {
      events: [
        { type: 'xstate.after.yieldToMain.filters.list.searching' },
        { type: 'xstate.after.yieldToMain.filters.list.searching' },
      ],
      async how({ world }) {
        await world.waits(1)
        await world.waits(1)
      },
    },
  ],
  shows: {
    'list.yielding': showsAll,
    'list.searching': showsAll,
    'list.shown': ({ visitor }, snapshot) =>
      visitor.sees(status(matchingProducts(snapshot).length.toLocaleString('en'), main)),
  },
})
