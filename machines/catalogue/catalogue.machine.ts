import { and, assign, not, or, sendTo, setup, stateIn } from 'xstate'
import {
  allCategories,
  allProducts,
  type CatalogueContext,
  type CatalogueLists,
  pendingStates,
} from '../domain/catalogue.ts'
import type { CatalogueEvent } from '../domain/events.ts'
import type { Product } from '../domain/product.ts'
import type { SourceList } from '../domain/source.ts'
import { type SourceName, type SourceUpdate, sourceNames, sourceOf } from '../domain/sources.ts'
import { port } from '../ports/setup.ts'
import { toShop } from '../ports/system.ts'
import { allSourceStates } from './source-states.ts'

export interface CatalogueInput {
  /** The products that the page was prerendered with. */
  prerendered: readonly Product[]
}

type Answer = SourceList & { source: SourceName }

/**
 * The products and category names: two sources and the products added in this browser. Each of them can fail without the others.
 */
export const catalogueMachine = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    input: {} as CatalogueInput,
  },
  actors: {
    list: port<SourceList, { source: SourceName }>('listing products'),
    page: port<SourceList, { source: SourceName; from: number }>('listing more products'),
    recall: port<Product[], { source: SourceName }>('recalling the last list'),
    categories: port<string[]>('listing categories'),
    local: port<Product[]>('reading local products'),
    draw: port<Product[], { products: Product[] }>('drawing the featured products'),
  },
  actions: {
    adopt: assign(({ context }, { source, products, dropped, isTruncated, next }: Answer) => ({
      ...withUpdates(context, { [source]: products }),
      dropped: { ...context.dropped, [source]: dropped },
      truncated: { ...context.truncated, [source]: isTruncated },
      next: { ...context.next, [source]: next },
    })),
    adoptPage: assign(({ context }, { source, products, dropped, isTruncated, next }: Answer) => {
      const knownIds = new Set(context[source].map(({ id }) => id))
      const added = products.filter(({ id }) => !knownIds.has(id))
      return {
        ...withUpdates(context, { [source]: [...context[source], ...added] }),
        dropped: { ...context.dropped, [source]: (context.dropped[source] ?? 0) + dropped },
        truncated: { ...context.truncated, [source]: isTruncated },
        // A page without new products means that the service has no pages, so no further page is requested.
        next: { ...context.next, [source]: added.length > 0 ? next : undefined },
      }
    }),
    recall: assign(({ context }, { source, products }: { source: SourceName; products: Product[] }) =>
      withUpdates(context, { [source]: products }),
    ),
    /** Prices and stock of the prerendered products cannot be confirmed. */
    dropExcerpt: assign(({ context }, { source }: { source: SourceName }) =>
      withUpdates(context, { [source]: [] }),
    ),
    adoptLocal: assign(({ context }, { products }: { products: Product[] }) =>
      withUpdates(context, { local: products }),
    ),
    adoptNames: assign(({ context }, { names }: { names: string[] }) => ({
      categoryNames: names,
      categories: allCategories(names, context.products),
    })),
    setFeatured: assign((_, { products }: { products: Product[] }) => ({ featured: products })),
    tellShop: sendTo(toShop, ({ context }) => ({ type: 'catalogue.updated', updates: updatesFrom(context) })),
  },
  guards: {
    hasSomething: ({ context }) => context.products.length > 0,
    /**
     * A local product, or a source list that is more than the excerpt of a prerendered page. While a cached list is read
     * (`recalling`), the products of its source may still be the excerpt.
     */
    hasList: or([
      'hasLocal',
      ...sourceNames.map((source) =>
        and([
          { type: 'hasProducts', params: { source } },
          not(stateIn({ [source]: { asking: 'excerpt' } })),
          not(stateIn({ [source]: 'recalling' })),
        ]),
      ),
    ]),
    hasLocal: ({ context: { local = [] } }) => local.length > 0,
    allAnswered: and(pendingStates.map((state) => not(stateIn(state)))),
    hasNext: ({ context }, { source }: { source: SourceName }) => context.next[source] !== undefined,
    hasProducts: ({ context }, { source }: { source: SourceName }) => context[source].length > 0,
  },
  /** `pause`: at most 40 pages in 10 seconds, because the second source refuses more than 100 requests in that time. */
  delays: { patience: 3_000, pause: 250 },
}).createMachine({
  id: 'catalogue',
  context: ({ input: { prerendered } }) => ({
    ...listsOf(prerendered),
    local: undefined,
    products: [...prerendered],
    categoryNames: [],
    categories: allCategories([], prerendered),
    dropped: {},
    truncated: {},
    next: {},
    featured: [],
  }),
  type: 'parallel',
  on: { 'catalogue.ask': { actions: 'tellShop' } },
  states: {
    ...allSourceStates(),
    names: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'names',
            src: 'categories',
            input: {},
            onDone: {
              target: 'known',
              actions: { type: 'adoptNames', params: ({ event }) => ({ names: event.output }) },
            },
            onError: 'failed',
          },
        },
        known: {},
        /** The categories are then taken from the products. */
        failed: { tags: ['names.failed'], on: { 'catalogue.retry': 'asking' } },
      },
    },
    local: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'local',
            src: 'local',
            input: {},
            onDone: {
              target: 'known',
              actions: [
                { type: 'adoptLocal', params: ({ event }) => ({ products: event.output }) },
                'tellShop',
              ],
            },
            onError: 'unreadable',
          },
          on: { 'storage.changed': { target: 'reading', reenter: true } },
        },
        known: { on: { 'storage.changed': 'reading' } },
        /** No update is sent before the local products have been read. */
        unreadable: {
          after: { patience: 'reading' },
          on: { 'storage.changed': 'reading', 'catalogue.retry': 'reading' },
        },
      },
    },
    /** Featured products are drawn when all sources have answered or failed, or after `patience` if any list is there. */
    featured: {
      initial: 'waiting',
      states: {
        waiting: {
          always: [
            { guard: and(['allAnswered', 'hasSomething']), target: 'drawing' },
            { guard: 'allAnswered', target: 'empty' },
          ],
          after: { patience: 'overdue' },
        },
        overdue: {
          always: [
            { guard: 'hasList', target: 'drawing' },
            { guard: 'allAnswered', target: 'empty' },
          ],
        },
        /** All sources have answered or failed, and there is no product. A local product or a retry may still add some. */
        empty: {
          always: { guard: 'hasSomething', target: 'drawing' },
          on: { 'catalogue.retry': 'waiting' },
        },
        drawing: {
          invoke: {
            id: 'draw',
            src: 'draw',
            input: ({ context }) => ({ products: context.products }),
            onDone: {
              target: 'drawn',
              actions: { type: 'setFeatured', params: ({ event }) => ({ products: event.output }) },
            },
            onError: 'drawn',
          },
        },
        drawn: {},
      },
    },
  },
})

function listsOf(products: readonly Product[]): Record<SourceName, Product[]> {
  const lists = sourceNames.map((name) => [name, products.filter(({ id }) => sourceOf(id).source === name)])
  return Object.fromEntries(lists) as Record<SourceName, Product[]>
}

/** Empty until the local products are known: without them, the cart would mark their lines as no longer sold. */
function updatesFrom({ local, dropped, truncated, ...lists }: CatalogueContext): SourceUpdate[] {
  if (!local) return []
  return sourceNames
    .filter((source) => dropped[source] !== undefined)
    .map((source) => ({
      source,
      products: [...lists[source], ...local],
      dropped: dropped[source] ?? 0,
      isTruncated: truncated[source],
    }))
}

function withUpdates(context: CatalogueContext, lists: Partial<CatalogueLists>): Partial<CatalogueContext> {
  const products = allProducts({ ...context, ...lists })
  return { ...lists, products, categories: allCategories(context.categoryNames, products) }
}
