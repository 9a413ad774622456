import { type Answer, type Answers, type Effect, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import type { CatalogueContext } from '../domain/catalogue.ts'
import type { Product } from '../domain/product.ts'
import { hasPages, type SourceName, sourceNames } from '../domain/sources.ts'
import { lamp, mug } from '../fixtures/examples.ts'
import type { catalogueMachine } from './catalogue.machine.ts'
import { isUnread } from './featured-oracle.ts'
import { pagingAnswers } from './paging-oracle.ts'

type CatalogueAnswer = Answer<typeof catalogueMachine>

/** A product of each source. */
export const sourceExamples: Record<SourceName, Product> = { one: lamp, two: mug }
const nothingCached = new Error('nothing is cached')
/** The request fails, and no list is cached. */
export const failuresOf = (source: SourceName) => [
  { type: `xstate.error.actor.${source}.list`, error: new Error('503') },
  { type: `xstate.error.actor.${source}.fallback`, error: nothingCached },
]
/** Paths on which all other sources have failed, and this one may be the last to fail. */
export function pathsToLastFailure(source: SourceName): AnyEventObject[][] {
  const others = sourceNames.filter((other) => other !== source).flatMap(failuresOf)
  const isNotCached = { type: `xstate.error.actor.${source}.recall`, error: nothingCached }
  return [others, [...others, isNotCached], [...others, ...failuresOf(source).slice(0, 1)]]
}

/** The results of a source's requests, and of reading its cached list. */
export const eventsOf = (source: SourceName) => [
  {
    type: `xstate.done.actor.${source}.list`,
    output: { products: [sourceExamples[source]], dropped: 1, isTruncated: true },
  },
  { type: `xstate.done.actor.${source}.list`, output: { products: [], dropped: 0 } },
  ...failuresOf(source),
  { type: `xstate.done.actor.${source}.recall`, output: [sourceExamples[source]] },
  { type: `xstate.error.actor.${source}.recall`, error: nothingCached },
  { type: `xstate.done.actor.${source}.fallback`, output: [sourceExamples[source]] },
]

/** The update for the shop: the lists received in this visit, or none until the local products are known. */
export function updateAfter(
  next: (context: CatalogueContext, event: AnyEventObject) => Partial<CatalogueContext>,
) {
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

export function sourceAnswers(
  source: SourceName,
): Record<string, Record<string, Answers<typeof catalogueMachine>>> {
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

export function tagsOf(source: SourceName): Record<string, string[]> {
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

/** The values of all sources in one record. */
export function ofEachSource<Value>(
  valuesOf: (source: SourceName) => Record<string, Value>,
): Record<string, Value> {
  return Object.assign({}, ...sourceNames.map(valuesOf))
}
