import type { SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import { catalogueModel } from '../../../machines/catalogue/catalogue.model.ts'
import type { Product } from '../../../machines/domain/product.ts'
import { hasPages, type SourceName, sourceNames } from '../../../machines/domain/sources.ts'
import { lamp, mug, scarf } from '../../../machines/fixtures/examples.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, link, main, status } from '../locators.ts'
import type { Scene } from '../scene.ts'

const sources: Record<SourceName, readonly Product[]> = { one: [lamp], two: [mug] }
const failure = alert('Failed to load products. Please try again later.')
const partial = status('Some products could not be loaded')

/** The results of a request to a source: its products, or an error. */
const asks = (source: SourceName): Move[] => [
  {
    events: [{ type: `xstate.done.actor.${source}.list`, output: { products: sources[source], dropped: 0 } }],
    how: ({ world }) => world.gate(`source:${source}`).pass(),
  },
  {
    events: [{ type: `xstate.error.actor.${source}.list`, error: new Error('503') }],
    how: ({ world }) => world.gate(`source:${source}`).refuse(),
  },
]

type Snapshot = SnapshotFrom<typeof catalogueMachine>
/** The pending reads of the cached answers. */
const recalling = (snapshot: Snapshot) =>
  sourceNames.flatMap((name) => {
    const isFirst = ['reading', 'excerpt'].some((asking) => snapshot.matches({ [name]: { asking } }))
    if (isFirst) return { name, actor: `${name}.recall` }
    return snapshot.matches({ [name]: 'recalling' }) ? { name, actor: `${name}.fallback` } : []
  })

/** Cached answers that are still needed are read in the same task. */
const recalls: Move[] = [
  {
    events: (snapshot) =>
      recalling(snapshot).map(({ name, actor }) => ({
        type: `xstate.done.actor.${actor}`,
        output: sources[name],
      })),
    async how({ world }) {
      for (const name of sourceNames)
        await world.stores('sources', { name, products: [...sources[name]], at: 0 })
      await world.gate('store:sources').pass()
    },
  },
  {
    events: (snapshot) =>
      recalling(snapshot).map(({ actor }) => ({
        type: `xstate.error.actor.${actor}`,
        error: new Error('no'),
      })),
    how: ({ world }) => world.gate('store:sources').refuse(),
  },
]

const howMany = (snapshot: Snapshot, ...states: string[]) =>
  sourceNames.filter((name) => states.some((state) => snapshot.matches({ [name]: state }))).length
/** A list that is requested again counts as missing until it has arrived. */
const areMissing = (snapshot: Snapshot) =>
  howMany(snapshot, 'stale', 'failed') +
  sourceNames.filter(
    (name) =>
      snapshot.matches({ [name]: { asking: 'again' } }) ||
      snapshot.matches({ [name]: { loaded: 'incomplete' } }),
  ).length
const hasFailed = (snapshot: Snapshot) =>
  snapshot.context.products.length === 0 && howMany(snapshot, 'failed') === sourceNames.length
const offersRetry = (snapshot: Snapshot) =>
  hasFailed(snapshot) ||
  (snapshot.context.products.length > 0 &&
    howMany(snapshot, 'stale', 'failed') > 0 &&
    howMany(snapshot, 'asking', 'recalling') === 0)

async function begin({ visitor, world }: Scene): Promise<void> {
  for (const name of sourceNames) world.gate(`source:${name}`).hold()
  for (const name of ['source:categories', 'store:sources', 'store:products'] as const)
    world.gate(name).hold()
  await visitor.open('/products')
}

const shows = {
  '*': async ({ visitor }: Scene, snapshot: Snapshot) => {
    const { products } = snapshot.context
    for (const product of products) await visitor.sees(link(product.title, main))
    const isPartial = products.length > 0 && areMissing(snapshot) > 0
    await (isPartial ? visitor.sees(partial) : visitor.misses(partial))
    await (hasFailed(snapshot) ? visitor.sees(failure) : visitor.misses(failure))
  },
}

/** Tested in tests/machines/catalogue-pages.test.ts. */
const withoutPages = 'a shop asks for more pages only if it is built with VITE_SOURCE_TWO_ALL=on'
const pagesOf = (source: string) =>
  [
    `pausing|xstate.after.pause.catalogue.${source}.loaded.pausing`,
    `paging|xstate.done.actor.${source}.page`,
    `paging|xstate.error.actor.${source}.page`,
    'incomplete|catalogue.retry',
  ].map((transition) => `catalogue.${source}.loaded.${transition}|0`)

export const catalogueDriver = defineDriver({
  model: catalogueModel,
  /** The cart asks for products as soon as it is loaded. */
  opening: [{ type: 'catalogue.ask' }],
  maxDepth: 5,
  begin,
  automatic: (snapshot) =>
    snapshot.matches({ featured: 'drawing' })
      ? { type: 'xstate.done.actor.draw', output: snapshot.context.products }
      : undefined,
  moves: [
    ...sourceNames.flatMap(asks),
    ...recalls,
    {
      events: [{ type: 'xstate.done.actor.names', output: [] }],
      how: ({ world }) => world.gate('source:categories').pass(),
    },
    {
      events: [{ type: 'xstate.error.actor.names', error: new Error('503') }],
      how: ({ world }) => world.gate('source:categories').refuse(),
    },
    {
      events: [{ type: 'xstate.done.actor.local', output: [scarf] }],
      async how({ world }) {
        await world.stores('products', scarf)
        await world.gate('store:products').pass()
      },
    },
    {
      events: [{ type: 'xstate.error.actor.local', error: new Error('unreadable') }],
      how: ({ world }) => world.gate('store:products').refuse(),
    },
    { events: [{ type: 'storage.changed' }], how: ({ world }) => world.reportsChange('products') },
    {
      events: (snapshot) => [
        ...(snapshot.matches({ featured: 'waiting' })
          ? [{ type: 'xstate.after.patience.catalogue.featured.waiting' }]
          : []),
        ...(snapshot.matches({ local: 'unreadable' })
          ? [{ type: 'xstate.after.patience.catalogue.local.unreadable' }]
          : []),
      ],
      how: ({ world }) => world.waits(3_000),
    },
    {
      events: [{ type: 'catalogue.retry' }],
      when: offersRetry,
      how: ({ visitor }) => visitor.click(button('Retry', main)),
    },
  ],
  shows,
  exceptions: {
    both: {
      ...Object.fromEntries(
        sourceNames
          .filter(hasPages)
          .flatMap(pagesOf)
          .map((transition) => [transition, withoutPages]),
      ),
      'catalogue.featured.drawing|xstate.error.actor.draw|0':
        'drawing lots asks nothing of the world that could fail',
    },
  },
})

/** A page that was prerendered with the first products of both sources. */
export const prerenderedCatalogueDriver = defineDriver({
  model: catalogueModel,
  input: { prerendered: [lamp, mug] },
  opening: [{ type: 'catalogue.ask' }],
  maxDepth: 2,
  begin(scene) {
    scene.world.prerenders(lamp, mug)
    return begin(scene)
  },
  moves: recalls,
  shows,
})
