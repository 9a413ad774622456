import type { Answer } from '@statecart/prove'
import type { AnyEventObject, SnapshotFrom } from 'xstate'
import type { CatalogueContext } from '../domain/catalogue.ts'
import type { Product } from '../domain/product.ts'
import { type SourceName, sourceNames } from '../domain/sources.ts'
import type { catalogueMachine } from './catalogue.machine.ts'

type CatalogueAnswer = Answer<typeof catalogueMachine>
type Snapshot = SnapshotFrom<typeof catalogueMachine>

/** The cached products of the source may not have been read yet. */
export function isUnread(source: SourceName, snapshot: Snapshot): boolean {
  return ['reading', 'excerpt'].some((state) => snapshot.matches({ [source]: { asking: state } }))
}

function productsIn({ type, output }: AnyEventObject): Product[] {
  if (!type.startsWith('xstate.done.')) return []
  return /\.(list|page)$/.test(type) ? output.products : output
}

/** With this event, every source has answered or failed. */
function allAnswered(event: AnyEventObject, snapshot: Snapshot): boolean {
  return sourceNames.every((source) => hasAnswered(source, event, snapshot))
}

/** A source whose request failed before its cached list was read is still loading. */
function hasAnswered(source: SourceName, { type }: AnyEventObject, snapshot: Snapshot): boolean {
  if (snapshot.matches({ [source]: 'recalling' })) return type.endsWith(`.${source}.fallback`)
  if (!snapshot.matches({ [source]: 'asking' })) return true
  const fallsBack = type.startsWith('xstate.error.') && isUnread(source, snapshot)
  return type.endsWith(`.${source}.list`) && !fallsBack
}

/** A new list replaces the cached one, and a source that fails loses its excerpt. */
function hasProducts(context: CatalogueContext, event: AnyEventObject, among = sourceNames): boolean {
  const replaced = sourceNames.find((source) =>
    [`xstate.done.actor.${source}.list`, `xstate.error.actor.${source}.fallback`].includes(event.type),
  )
  const others = among.filter((source) => source !== replaced).flatMap((source) => context[source])
  return others.length + (context.local?.length ?? 0) + productsIn(event).length > 0
}

export const drawsWhenAllAnswered: CatalogueAnswer = {
  when: (context, event, snapshot) => allAnswered(event, snapshot) && hasProducts(context, event),
  to: 'featured.drawing',
}

/** All sources have answered or failed, and there is no product. */
export const emptyWhenAllAnswered: CatalogueAnswer = {
  when: (context, event, snapshot) => allAnswered(event, snapshot) && !hasProducts(context, event),
  to: 'featured.empty',
}

/** The failed sources are requested again. */
export const retriesFailedSources: CatalogueAnswer = {
  when: (_, __, snapshot) => sourceNames.some((source) => snapshot.matches({ [source]: 'failed' })),
  to: 'featured.waiting',
}

/** There is a list or a local product. An excerpt has too few products to draw from. */
function hasList(context: CatalogueContext, event: AnyEventObject, snapshot: Snapshot): boolean {
  const isExcerpt = (source: SourceName) =>
    snapshot.matches({ [source]: { asking: 'excerpt' } }) || snapshot.matches({ [source]: 'recalling' })
  return hasProducts(
    context,
    event,
    sourceNames.filter((source) => !isExcerpt(source)),
  )
}

export const drawsIfAnyListArrived: CatalogueAnswer = { when: hasList, to: 'featured.drawing' }

export function answersByOutcome(
  outcomes: readonly string[],
  actors: readonly string[],
  answers: readonly CatalogueAnswer[],
): Record<string, readonly CatalogueAnswer[]> {
  const types = outcomes.flatMap((outcome) =>
    sourceNames.flatMap((source) => actors.map((actor) => `xstate.${outcome}.actor.${source}.${actor}`)),
  )
  return Object.fromEntries(types.map((type) => [type, answers]))
}
