import { type DoneActorEvent, stateIn } from 'xstate'
import type { Product } from '../domain/product.ts'
import type { SourceList } from '../domain/source.ts'
import { type SourceName, sourceNames } from '../domain/sources.ts'

/** One source of the catalogue: its last good list is shown while the fresh one is fetched, and kept when that fails. */
function sourceStates<Name extends SourceName>(source: Name) {
  const input = () => ({ source })
  const recall = {
    type: 'recall',
    params: ({ event }: { event: DoneActorEvent<Product[]> }) => ({ source, products: event.output }),
  } as const

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
            { guard: { type: 'hasProducts', params: { source } }, target: 'stale' },
            { guard: stateIn({ [source]: { asking: 'reading' } }), target: 'recalling' },
            { target: 'failed' },
          ],
        },
        initial: 'reading',
        states: {
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
          /** No list of this source is stored. */
          blank: { tags: [`${source}.loading`] },
          shown: { tags: ['refreshing'] },
          /** A retry: the products count as missing until they arrive. */
          again: { tags: ['retrying', `${source}.loading`, `${source}.missing`] },
        },
      },
      /** The request failed before the stored list was read: usual without a network. */
      recalling: {
        tags: [`${source}.loading`],
        invoke: {
          id: `${source}.fallback`,
          src: 'recall',
          input,
          onDone: { target: 'stale', actions: recall },
          onError: 'failed',
        },
      },
      loaded: {},
      stale: { tags: [`${source}.missing`], on: { 'catalogue.retry': 'asking.again' } },
      failed: { tags: [`${source}.missing`, `${source}.failed`], on: { 'catalogue.retry': 'asking.again' } },
    },
  } as const
}

type AllSourceStates = { [Name in SourceName]: ReturnType<typeof sourceStates<Name>> }

/** A region for each source, named like it. */
export function allSourceStates(): AllSourceStates {
  const regions = sourceNames.map((source) => [source, sourceStates(source)])
  return Object.fromEntries(regions) as AllSourceStates
}
