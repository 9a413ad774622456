import { fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { isLoading, viewOf } from '../domain/catalogue.ts'
import type { Product } from '../domain/product.ts'
import type { Ports } from '../ports/ports.ts'
import { type System, toCatalogue, toPreferences } from '../ports/system.ts'
import { searchMachine } from './search.machine.ts'
import { suggestionsFor } from './suggest.ts'

type Snapshot = SnapshotFrom<ReturnType<typeof toCatalogue>>
type SearchRequest = {
  input: { text: string }
  system: System
  signal: AbortSignal
}

export function searchWith({ log, languages }: Pick<Ports, 'log' | 'languages'>) {
  /** Searches the products, with the category labels of the current language. */
  function matches({ context }: Snapshot, { input: { text }, system }: SearchRequest): Product[] {
    const { loadedLanguage } = toPreferences({ system }).getSnapshot().context
    return suggestionsFor(text, context.products, languages.categoryLabels(loadedLanguage))
  }

  async function searchWhen(
    request: SearchRequest,
    isReady: (snapshot: Snapshot) => boolean,
  ): Promise<{ products: Product[]; isFailed: boolean }> {
    const snapshot = await waitFor(toCatalogue(request), isReady, { signal: request.signal })
    return { products: matches(snapshot, request), isFailed: viewOf(snapshot) === 'failed' }
  }

  return searchMachine.provide({
    actors: {
      /** Searches the products loaded so far; without a match, waits until all are loaded. */
      suggest: fromPromise<Product[], { text: string }>(async (request: SearchRequest) => {
        const result = await searchWhen(request, (now) => isComplete(now) || matches(now, request).length > 0)
        if (result.isFailed) throw new Error('No product source answered')
        return result.products
      }),
      complete: fromPromise<Product[], { text: string }>(async (request: SearchRequest) => {
        return (await searchWhen(request, isComplete)).products
      }),
    },
    actions: { logFailure: (_, { error }) => log.error('Suggestions could not be fetched', { error }) },
  })
}

const isComplete = (snapshot: Snapshot) => !isLoading(snapshot)
