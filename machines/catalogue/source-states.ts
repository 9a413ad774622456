import { type DoneActorEvent, not, or, stateIn } from 'xstate'
import type { CatalogueContext } from '../domain/catalogue.ts'
import type { Product } from '../domain/product.ts'
import type { SourceList } from '../domain/source.ts'
import { hasPages, type SourceName, sourceNames } from '../domain/sources.ts'

/**
 * One source of the catalogue. Its cached list, or the products that the page was prerendered with, are shown while the new list
 * is fetched. If that fails, the cached list stays; without one, the source has failed and shows no products.
 */
function sourceStates<Name extends SourceName>(source: Name) {
  const input = () => ({ source })
  const recall = {
    type: 'recall',
    params: ({ event }: { event: DoneActorEvent<Product[]> }) => ({ source, products: event.output }),
  } as const

  const hasProducts = { type: 'hasProducts', params: { source } } as const
  /** The cached products of the source may not have been read yet. */
  const unread = [stateIn({ [source]: { asking: 'reading' } }), stateIn({ [source]: { asking: 'excerpt' } })]

  return {
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          id: `${source}.list`,
          src: 'list',
          input,
          onDone: {
            target: 'loaded',
            actions: [
              {
                type: 'adopt',
                params: ({ event }: { event: DoneActorEvent<SourceList> }) => ({ source, ...event.output }),
              },
              'tellShop',
            ],
          },
          onError: [
            { guard: or(unread), target: 'recalling' },
            { guard: hasProducts, target: 'stale' },
            { target: 'failed' },
          ],
        },
        initial: 'opening',
        states: {
          opening: { always: [{ guard: hasProducts, target: 'excerpt' }, { target: 'reading' }] },
          /** Shows the products of the prerendered page, which are only a part of the list. */
          excerpt: {
            tags: [`${source}.loading`, 'refreshing', 'excerpt'],
            invoke: {
              id: `${source}.recall`,
              src: 'recall',
              input,
              onDone: { target: 'shown', actions: recall },
              /** Nothing of this source is cached: the excerpt stays until the source answers or fails. */
              onError: {},
            },
          },
          reading: {
            tags: [`${source}.loading`],
            invoke: {
              id: `${source}.recall`,
              src: 'recall',
              input,
              onDone: { target: 'shown', actions: recall },
              onError: 'blank',
            },
          },
          /** No list of this source is cached. */
          blank: { tags: [`${source}.loading`] },
          shown: { tags: ['refreshing'] },
          /** A retry: the products count as missing until they arrive. */
          again: { tags: ['retrying', `${source}.loading`, `${source}.missing`] },
        },
      },
      /** The request failed before the cached list was read, which is usual without a network. */
      recalling: {
        tags: [`${source}.loading`],
        invoke: {
          id: `${source}.fallback`,
          src: 'recall',
          input,
          onDone: { target: 'stale', actions: recall },
          onError: { target: 'failed', actions: { type: 'dropExcerpt', params: { source } } },
        },
      },
      // Typed as if each source had pages, so that both regions have one type.
      loaded: (hasPages(source) ? pagedStates(source) : {}) as ReturnType<typeof pagedStates<Name>>,
      stale: { tags: [`${source}.missing`], on: { 'catalogue.retry': 'asking.again' } },
      /** The request failed, and no list of this source is cached. */
      failed: { tags: [`${source}.missing`, `${source}.failed`], on: { 'catalogue.retry': 'asking.again' } },
    },
  } as const
}

/** Requests the list of a source page by page, with a pause before each page. */
function pagedStates<Name extends SourceName>(source: Name) {
  const hasNext = { type: 'hasNext', params: { source } } as const
  return {
    initial: 'pausing',
    states: {
      pausing: {
        always: { guard: not(hasNext), target: 'complete' },
        after: { pause: 'paging' },
      },
      paging: {
        invoke: {
          id: `${source}.page`,
          src: 'page',
          input: ({ context }: { context: CatalogueContext }) => ({
            source,
            from: context.next[source] ?? 0,
          }),
          onDone: {
            target: 'pausing',
            actions: [
              {
                type: 'adoptPage',
                params: ({ event }: { event: DoneActorEvent<SourceList> }) => ({
                  source,
                  ...event.output,
                }),
              },
              'tellShop',
            ],
          },
          onError: 'incomplete',
        },
      },
      /** A page could not be loaded. The pages before it are shown. */
      incomplete: { tags: [`${source}.missing`], on: { 'catalogue.retry': 'paging' } },
      /** All wanted pages are loaded. */
      complete: {},
    },
  } as const
}

type AllSourceStates = { [Name in SourceName]: ReturnType<typeof sourceStates<Name>> }

/** One region for each source, named after the source. */
export function allSourceStates(): AllSourceStates {
  const regions = sourceNames.map((source) => [source, sourceStates(source)])
  return Object.fromEntries(regions) as AllSourceStates
}
