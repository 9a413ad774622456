import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { lamp, mug, scarf } from '../fixtures/products.ts'
import { type Answer, type Answers, type Deed, defineModel, inputOf, tells } from '../model.ts'
import type { SourceName } from '../ports/ports.ts'
import type { Product } from '../product/product.ts'
import { type CatalogueContext, catalogueMachine } from './catalogue.machine.ts'

type Says = Answer<typeof catalogueMachine>
type Snapshot = SnapshotFrom<typeof catalogueMachine>

const sources: readonly SourceName[] = ['one', 'two']
/** What was added here may bear an id that a source brings as well. */
const ownMug: Product = { ...mug, title: 'My Mug', category: 'electronics' }

/** Everybody learns what each source has answered on this visit; nobody does before the local products are known. */
function toldAfter(next: (context: CatalogueContext, event: AnyEventObject) => Partial<CatalogueContext>) {
  return (before: CatalogueContext, event: AnyEventObject): Deed[] => {
    const context = { ...before, ...next(before, event) }
    const told = sources.flatMap((source) => {
      const dropped = context.dropped[source]
      if (!context.local || dropped === undefined) return []
      return [{ source, products: [...context[source], ...context.local], dropped }]
    })
    return [tells('shop', { type: 'catalogue.told', told })]
  }
}

function sourceAnswers(source: SourceName): Record<string, Record<string, Answers<typeof catalogueMachine>>> {
  const listed = (before: CatalogueContext, { output }: AnyEventObject) => ({
    [source]: output.products,
    dropped: { ...before.dropped, [source]: output.dropped },
  })
  return {
    [`${source}.asking`]: {
      [`xstate.done.actor.${source}.list`]: {
        to: `${source}.loaded`,
        does: toldAfter(listed),
        after: (_, context, { output }) =>
          context[source] === output.products && context.dropped[source] === output.dropped,
      },
      [`xstate.error.actor.${source}.list`]: [
        { when: (context) => context[source].length > 0, to: `${source}.stale` },
        `${source}.failed`,
      ],
    },
    [`${source}.asking.bare`]: {
      [`xstate.done.actor.${source}.recall`]: {
        to: `${source}.asking.shown`,
        after: (before, context, { output }) =>
          context[source] === output && context.dropped[source] === before.dropped[source],
      },
      [`xstate.error.actor.${source}.recall`]: `${source}.asking.blank`,
    },
    [`${source}.stale`]: { 'catalogue.retry': `${source}.asking.bare` },
    [`${source}.failed`]: { 'catalogue.retry': `${source}.asking.bare` },
  }
}

function broughtBy({ type, output }: AnyEventObject): Product[] {
  if (!type.startsWith('xstate.done.')) return []
  return type.endsWith('.list') ? output.products : output
}

/** Whether there is anything to draw from, and both sources have had their say. */
function canDraw(context: CatalogueContext, event: AnyEventObject, snapshot: Snapshot): boolean {
  const haveSpoken = sources.every(
    (source) => !snapshot.matches({ [source]: 'asking' }) || event.type.endsWith(`.${source}.list`),
  )
  return haveSpoken && hasSome(context, event)
}

/** A fresh list takes the place of what was recalled. */
function hasSome(context: CatalogueContext, event: AnyEventObject): boolean {
  const replaced = sources.find((source) => event.type === `xstate.done.actor.${source}.list`)
  const kept = sources.filter((source) => source !== replaced).flatMap((source) => context[source])
  return kept.length + (context.local?.length ?? 0) + broughtBy(event).length > 0
}

const drawsWhenAllIsKnown: Says = { when: canDraw, to: 'featured.drawing' }
const drawsAtOnce: Says = { when: hasSome, to: 'featured.drawing' }

const localRead: Says = {
  to: 'local.known',
  does: toldAfter((_, { output }) => ({ local: output })),
  after: (_, { local }, { output }) => local === output,
}

export const catalogueModel = defineModel({
  machine: catalogueMachine,
  purpose:
    'What is sold: two sources, the category names, and what was added in this browser, each failing by itself.',
  input: undefined,
  events: [
    { type: 'xstate.done.actor.one.list', output: { products: [lamp], dropped: 1 } },
    { type: 'xstate.error.actor.one.list', error: new Error('503') },
    { type: 'xstate.done.actor.one.recall', output: [lamp] },
    { type: 'xstate.error.actor.one.recall', error: new Error('nothing was kept') },
    { type: 'xstate.done.actor.two.list', output: { products: [mug], dropped: 0 } },
    { type: 'xstate.error.actor.two.list', error: new Error('offline') },
    { type: 'xstate.done.actor.two.recall', output: [mug] },
    { type: 'xstate.error.actor.two.recall', error: new Error('nothing was kept') },
    { type: 'xstate.done.actor.names', output: ['jewelery', 'electronics'] },
    { type: 'xstate.error.actor.names', error: new Error('503') },
    { type: 'xstate.done.actor.local', output: [] },
    { type: 'xstate.done.actor.local', output: [scarf, ownMug] },
    { type: 'xstate.error.actor.local', error: new Error('unreadable') },
    { type: 'storage.changed' },
    { type: 'xstate.after.patience.catalogue.featured.waiting' },
    { type: 'xstate.done.actor.draw', output: [lamp] },
    { type: 'xstate.error.actor.draw', error: new Error('no luck') },
    { type: 'catalogue.retry' },
    { type: 'catalogue.ask' },
  ],
  abstract: ({ one, two, local, named }) => [one.length, two.length, local?.length, named.length],
  reach: 4,
  answers: {
    '*': { 'catalogue.ask': { does: toldAfter(() => ({})) } },
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
      'xstate.error.actor.local': 'local.known',
    },
    'local.known': { 'storage.changed': 'local.reading' },
    'featured.waiting': {
      'xstate.after.patience.catalogue.featured.waiting': [drawsAtOnce, 'featured.impatient'],
      'xstate.done.actor.one.list': drawsWhenAllIsKnown,
      'xstate.error.actor.one.list': drawsWhenAllIsKnown,
      'xstate.done.actor.two.list': drawsWhenAllIsKnown,
      'xstate.error.actor.two.list': drawsWhenAllIsKnown,
      'xstate.done.actor.local': drawsWhenAllIsKnown,
    },
    'featured.impatient': {
      'xstate.done.actor.one.list': drawsAtOnce,
      'xstate.done.actor.one.recall': drawsAtOnce,
      'xstate.done.actor.two.list': drawsAtOnce,
      'xstate.done.actor.two.recall': drawsAtOnce,
      'xstate.done.actor.local': drawsAtOnce,
    },
    'featured.drawing': {
      'xstate.done.actor.draw': {
        to: 'featured.drawn',
        after: (_, { featured }, { output }) => featured === output,
      },
      'xstate.error.actor.draw': 'featured.drawn',
    },
  },
  tags: {
    'one.asking.bare': ['one.loading'],
    'one.asking.blank': ['one.loading'],
    'one.asking.shown': ['refreshing'],
    'one.stale': ['one.missing'],
    'one.failed': ['one.missing', 'one.failed'],
    'two.asking.bare': ['two.loading'],
    'two.asking.blank': ['two.loading'],
    'two.asking.shown': ['refreshing'],
    'two.stale': ['two.missing'],
    'two.failed': ['two.missing', 'two.failed'],
    'names.failed': ['names.failed'],
  },
  waits: { patience: 3_000 },
  invariants: {
    'everything that was brought is sold once, and what was added here wins': ({ context }) => {
      const { one, two, local = [], products } = context
      const ids = new Set([...one, ...two, ...local].map(({ id }) => id))
      return (
        products.length === ids.size &&
        products.every(({ id }) => ids.has(id)) &&
        local.every((product) => products.includes(product))
      )
    },
    'a category is named by the server or by a product, once': ({ context }) => {
      const all = new Set([...context.named, ...context.products.map(({ category }) => category)])
      return (
        context.categories.length === all.size && context.categories.every((category) => all.has(category))
      )
    },
    'each source is asked for its own': (snapshot) =>
      sources.every((source) =>
        ['list', 'recall'].every((what) =>
          [undefined, JSON.stringify({ source })].includes(
            JSON.stringify(inputOf(snapshot, `${source}.${what}`)),
          ),
        ),
      ),
    'the featured are drawn from something': (snapshot) =>
      JSON.stringify(inputOf(snapshot, 'draw')) !== JSON.stringify({ products: [] }),
  },
})
