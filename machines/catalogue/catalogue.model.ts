import { type Answer, inputOf } from '@statecart/prove'
import type { Product } from '../domain/product.ts'
import { sourceNames } from '../domain/sources.ts'
import { lamp, mug, scarf } from '../fixtures/examples.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { catalogueMachine } from './catalogue.machine.ts'
import {
  answersByOutcome,
  drawsIfAnyListArrived,
  drawsWhenAllAnswered,
  emptyWhenAllAnswered,
  retriesFailedSources,
} from './featured-oracle.ts'
import { pagingEvents } from './paging-oracle.ts'
import {
  eventsOf,
  failuresOf,
  ofEachSource,
  pathsToLastFailure,
  sourceAnswers,
  sourceExamples,
  tagsOf,
  updateAfter,
} from './source-oracle.ts'

type CatalogueAnswer = Answer<typeof catalogueMachine>
/** A local product may have the id of a source's product. */
const localMug: Product = { ...mug, title: 'My Mug', category: 'electronics' }

const patience = { type: 'xstate.after.patience.catalogue.featured.waiting' }

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
  otherInputs: [{ prerendered: Object.values(sourceExamples) }],
  initially: (snapshot) => snapshot.matches({ names: 'asking', local: 'reading', featured: 'waiting' }),
  events: [
    ...sourceNames.flatMap(eventsOf),
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
  abstract: ({ local, categoryNames, ...context }) => [
    ...sourceNames.map((source) => context[source].length),
    local?.length,
    categoryNames.length,
  ],
  maxDepth: 4,
  extraPaths: [
    sourceNames.flatMap(failuresOf),
    ...sourceNames.flatMap(pathsToLastFailure).map((path) => [patience, ...path]),
  ],
  answers: {
    '*': { 'catalogue.ask': { does: updateAfter(() => ({})) } },
    ...ofEachSource(sourceAnswers),
    'names.asking': {
      'xstate.done.actor.names': {
        to: 'names.known',
        after: (_, { categoryNames }, { output }) => categoryNames === output,
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
  tags: { ...ofEachSource(tagsOf), 'names.failed': ['names.failed'] },
  delays: { patience: 3_000, pause: 250 },
  invariants: {
    'each product is listed once, and a local product replaces one of a source': ({ context }) => {
      const { local = [], products } = context
      const listed = [...sourceNames.flatMap((source) => context[source]), ...local]
      const ids = new Set(listed.map(({ id }) => id))
      return (
        products.length === ids.size &&
        products.every(({ id }) => ids.has(id)) &&
        local.every((product) => products.includes(product))
      )
    },
    'the categories are those of the server and of the products, each once': ({ context }) => {
      const expected = new Set([
        ...context.categoryNames,
        ...context.products.map(({ category }) => category),
      ])
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
