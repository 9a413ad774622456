import { type Answer, type Answers, type Effect, inputOf, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import type { CatalogueContext } from '../domain/catalogue.ts'
import type { Product } from '../domain/product.ts'
import { hasPages, type SourceName, sourceNames } from '../domain/sources.ts'
import { lamp, mug, scarf } from '../fixtures/examples.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { catalogueMachine } from './catalogue.machine.ts'
import {
  answersByOutcome,
  drawsIfAnyListArrived,
  drawsWhenAllAnswered,
  emptyWhenAllAnswered,
  isUnread,
  retriesFailedSources,
} from './featured-oracle.ts'
import { pagingAnswers, pagingEvents } from './paging-oracle.ts'

type CatalogueAnswer = Answer<typeof catalogueMachine>
/** A local product may have the id of a source's product. */
const localMug: Product = { ...mug, title: 'My Mug', category: 'electronics' }

const nothingCached = new Error('nothing is cached')
/** The request fails, and no list is cached. */
const failuresOf = (source: SourceName, error: Error) => [
  { type: `xstate.error.actor.${source}.list`, error },
  { type: `xstate.error.actor.${source}.fallback`, error: nothingCached },
]
const failures = { one: failuresOf('one', new Error('503')), two: failuresOf('two', new Error('offline')) }

const patience = { type: 'xstate.after.patience.catalogue.featured.waiting' }

/** The update for the shop: the lists received in this visit, or none until the local products are known. */
function updateAfter(next: (context: CatalogueContext, event: AnyEventObject) => Partial<CatalogueContext>) {
  return (before: CatalogueContext, event: AnyEventObject): Effect[] => {
    const context = { ...before, ...next(before, event) }
    const updates = sourceNames.flatMap((source) => {
      const dropped = context.dropped[source]
      if (!context.local || dropped === undefined) return []
      const products = [...context[source], ...context.local]
      return [{ source, products, dropped, isTruncated: context.truncated[source] }]
    })
    return [tells('shop', { type: 'catalogue.updated', updates })]
  }
}

/** A cached list is shown, but it is not sent to the shop, because the source may have other products today. */
function recalled(source: SourceName, to: string): CatalogueAnswer {
  return {
    to,
    after: (before, context, { output }) =>
      context[source] === output && context.dropped[source] === before.dropped[source],
  }
}

function sourceAnswers(source: SourceName): Record<string, Record<string, Answers<typeof catalogueMachine>>> {
  const listed = (before: CatalogueContext, { output }: AnyEventObject) => ({
    [source]: output.products,
    dropped: { ...before.dropped, [source]: output.dropped },
    truncated: { ...before.truncated, [source]: output.isTruncated },
  })
  const isListed = (_: CatalogueContext, context: CatalogueContext, { output }: AnyEventObject) =>
    context[source] === output.products &&
    context.dropped[source] === output.dropped &&
    context.truncated[source] === output.isTruncated
  const onList = (to: string) => ({
    to: `${source}.${to}`,
    does: updateAfter(listed),
    after: isListed,
  })
  return {
    [`${source}.asking`]: {
      [`xstate.done.actor.${source}.list`]: hasPages(source)
        ? [
            { when: (_, { output }) => output.next !== undefined, ...onList('loaded.pausing') },
            onList('loaded.complete'),
          ]
        : onList('loaded'),
      [`xstate.error.actor.${source}.list`]: [
        { when: (_, __, snapshot) => isUnread(source, snapshot), to: `${source}.recalling` },
        { when: (context) => context[source].length > 0, to: `${source}.stale` },
        `${source}.failed`,
      ],
    },
    [`${source}.asking.excerpt`]: {
      [`xstate.done.actor.${source}.recall`]: recalled(source, `${source}.asking.shown`),
    },
    [`${source}.asking.reading`]: {
      [`xstate.done.actor.${source}.recall`]: recalled(source, `${source}.asking.shown`),
      [`xstate.error.actor.${source}.recall`]: `${source}.asking.blank`,
    },
    [`${source}.recalling`]: {
      [`xstate.done.actor.${source}.fallback`]: recalled(source, `${source}.stale`),
      [`xstate.error.actor.${source}.fallback`]: {
        to: `${source}.failed`,
        after: (_, context) => context[source].length === 0,
      },
    },
    ...(hasPages(source) ? pagingAnswers(source, updateAfter) : {}),
    [`${source}.stale`]: { 'catalogue.retry': `${source}.asking.again` },
    [`${source}.failed`]: { 'catalogue.retry': `${source}.asking.again` },
  }
}

function tagsOf(source: SourceName): Record<string, string[]> {
  const loading = [`${source}.loading`]
  const missing = [`${source}.missing`]
  return {
    [`${source}.asking.excerpt`]: ['refreshing', 'excerpt', ...loading],
    [`${source}.asking.reading`]: loading,
    [`${source}.asking.blank`]: loading,
    [`${source}.asking.shown`]: ['refreshing'],
    [`${source}.asking.again`]: ['retrying', ...loading, ...missing],
    [`${source}.recalling`]: loading,
    [`${source}.stale`]: missing,
    ...(hasPages(source) ? { [`${source}.loaded.incomplete`]: missing } : {}),
    [`${source}.failed`]: [...missing, `${source}.failed`],
  }
}

const localRead: CatalogueAnswer = {
  to: 'local.known',
  does: updateAfter((_, { output }) => ({ local: output })),
  after: (_, { local }, { output }) => local === output,
}

export const catalogueModel = defineShopModel({
  machine: catalogueMachine,
  purpose:
    'The products: two sources, the category names, and local products, each of which can fail on its own.',
  input: { prerendered: [] },
  otherInputs: [{ prerendered: [lamp, mug] }],
  initially: (snapshot) => snapshot.matches({ names: 'asking', local: 'reading', featured: 'waiting' }),
  events: [
    { type: 'xstate.done.actor.one.list', output: { products: [lamp], dropped: 1 } },
    { type: 'xstate.done.actor.one.list', output: { products: [], dropped: 2 } },
    ...failures.one,
    { type: 'xstate.done.actor.one.recall', output: [lamp] },
    { type: 'xstate.error.actor.one.recall', error: nothingCached },
    { type: 'xstate.done.actor.one.fallback', output: [lamp] },
    { type: 'xstate.done.actor.two.list', output: { products: [mug], dropped: 0, isTruncated: true } },
    { type: 'xstate.done.actor.two.list', output: { products: [], dropped: 0 } },
    ...failures.two,
    { type: 'xstate.done.actor.two.recall', output: [mug] },
    { type: 'xstate.error.actor.two.recall', error: nothingCached },
    { type: 'xstate.done.actor.two.fallback', output: [mug] },
    ...pagingEvents,
    { type: 'xstate.done.actor.names', output: ['jewelery', 'electronics'] },
    { type: 'xstate.error.actor.names', error: new Error('503') },
    { type: 'xstate.done.actor.local', output: [] },
    { type: 'xstate.done.actor.local', output: [scarf, localMug] },
    { type: 'xstate.error.actor.local', error: new Error('unreadable') },
    { type: 'storage.changed' },
    patience,
    { type: 'xstate.after.patience.catalogue.local.unreadable' },
    { type: 'xstate.done.actor.draw', output: [lamp] },
    { type: 'xstate.error.actor.draw', error: new Error('no luck') },
    { type: 'catalogue.retry' },
    { type: 'catalogue.ask' },
  ],
  abstract: ({ one, two, local, named }) => [one.length, two.length, local?.length, named.length],
  maxDepth: 4,
  extraPaths: [
    sourceNames.flatMap((source) => failures[source]),
    ...sourceNames.map((source) => [patience, ...failures[source]]),
  ],
  answers: {
    '*': { 'catalogue.ask': { does: updateAfter(() => ({})) } },
    ...sourceAnswers('one'),
    ...sourceAnswers('two'),
    'names.asking': {
      'xstate.done.actor.names': {
        to: 'names.known',
        after: (_, { named }, { output }) => named === output,
      },
      'xstate.error.actor.names': 'names.failed',
    },
    'names.failed': { 'catalogue.retry': 'names.asking' },
    'local.reading': {
      'storage.changed': 'local.reading',
      'xstate.done.actor.local': localRead,
      'xstate.error.actor.local': 'local.unreadable',
    },
    'local.known': { 'storage.changed': 'local.reading' },
    'local.unreadable': {
      'storage.changed': 'local.reading',
      'catalogue.retry': 'local.reading',
      'xstate.after.patience.catalogue.local.unreadable': 'local.reading',
    },
    'featured.waiting': {
      'xstate.after.patience.catalogue.featured.waiting': [drawsIfAnyListArrived, 'featured.overdue'],
      ...answersByOutcome(['done', 'error'], ['list'], [drawsWhenAllAnswered, emptyWhenAllAnswered]),
      ...answersByOutcome(['done'], ['fallback'], [drawsWhenAllAnswered]),
      ...answersByOutcome(['error'], ['fallback'], [drawsWhenAllAnswered, emptyWhenAllAnswered]),
    },
    'featured.overdue': {
      ...answersByOutcome(['done'], ['list'], [drawsIfAnyListArrived, emptyWhenAllAnswered]),
      ...answersByOutcome(['error'], ['list'], [emptyWhenAllAnswered]),
      ...answersByOutcome(['done'], ['recall', 'fallback'], [drawsIfAnyListArrived]),
      ...answersByOutcome(['error'], ['fallback'], [emptyWhenAllAnswered]),
      'xstate.done.actor.local': drawsIfAnyListArrived,
    },
    'featured.empty': {
      'xstate.done.actor.local': { when: (_, { output }) => output.length > 0, to: 'featured.drawing' },
      'catalogue.retry': [retriesFailedSources, 'featured.empty'],
    },
    'featured.drawing': {
      'xstate.done.actor.draw': {
        to: 'featured.drawn',
        after: (_, { featured }, { output }) => featured === output,
      },
      'xstate.error.actor.draw': 'featured.drawn',
    },
  },
  tags: { ...tagsOf('one'), ...tagsOf('two'), 'names.failed': ['names.failed'] },
  delays: { patience: 3_000, pause: 250 },
  invariants: {
    'each product is listed once, and a local product replaces one of a source': ({ context }) => {
      const { one, two, local = [], products } = context
      const ids = new Set([...one, ...two, ...local].map(({ id }) => id))
      return (
        products.length === ids.size &&
        products.every(({ id }) => ids.has(id)) &&
        local.every((product) => products.includes(product))
      )
    },
    'the categories are those of the server and of the products, each once': ({ context }) => {
      const expected = new Set([...context.named, ...context.products.map(({ category }) => category)])
      return (
        context.categories.length === expected.size &&
        context.categories.every((category) => expected.has(category))
      )
    },
    'each request names its own source': (snapshot) =>
      sourceNames.every((source) =>
        ['list', 'recall', 'fallback'].every((actor) =>
          [undefined, JSON.stringify({ source })].includes(
            JSON.stringify(inputOf(snapshot, `${source}.${actor}`)),
          ),
        ),
      ),
    'featured products are not drawn from an empty list': (snapshot) =>
      JSON.stringify(inputOf(snapshot, 'draw')) !== JSON.stringify({ products: [] }),
  },
  acceptedMutants: {
    'featured.waiting: always → featured.drawing: without this transition':
      '`featured.empty` is entered instead, and leads to `featured.drawing` at once',
  },
})
