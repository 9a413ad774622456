import type { DoneActorEvent } from 'xstate'
import type { SourceList, SourceName } from '../ports/ports.ts'
import type { Product } from '../product/product.ts'

/** One source of the catalogue: its last good list is shown while the fresh one is fetched, and kept when that fails. */
export function sourceStates<Name extends SourceName>(source: Name) {
  const input = () => ({ source })
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
            { target: 'failed' },
          ],
        },
        initial: 'bare',
        states: {
          bare: {
            tags: [`${source}.loading`],
            invoke: {
              id: `${source}.recall`,
              src: 'recall',
              input,
              onDone: {
                target: 'shown',
                actions: {
                  type: 'recall',
                  params: ({ event }: { event: DoneActorEvent<Product[]> }) => ({
                    source,
                    products: event.output,
                  }),
                },
              },
              onError: 'blank',
            },
          },
          /** Nothing of this source was kept. */
          blank: { tags: [`${source}.loading`] },
          shown: { tags: ['refreshing'] },
        },
      },
      loaded: {},
      stale: { tags: [`${source}.missing`], on: { 'catalogue.retry': 'asking' } },
      failed: { tags: [`${source}.missing`, `${source}.failed`], on: { 'catalogue.retry': 'asking' } },
    },
  } as const
}
