import { fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { isLoading, viewOf } from '../domain/catalogue.ts'
import type { Product } from '../domain/product.ts'
import type { Ports } from '../ports/ports.ts'
import { type System, toCatalogue, toPreferences } from '../ports/system.ts'
import { searchMachine } from './search.machine.ts'
import { suggestionsFor } from './suggest.ts'

type Snapshot = SnapshotFrom<ReturnType<typeof toCatalogue>>
type SuggestRequest = {
  input: { text: string }
  system: System
  signal: AbortSignal
}

export function searchWith({ log, languages }: Pick<Ports, 'log' | 'languages'>) {
  /** Searches the products, with the category labels of the current language. */
  function matches({ context }: Snapshot, { input: { text }, system }: SuggestRequest): Product[] {
    const { loadedLanguage } = toPreferences({ system }).getSnapshot().context
    return suggestionsFor(text, context.products, languages.categoryLabels(loadedLanguage))
  }

  async function findOnce(
    request: SuggestRequest,
    isReady: (snapshot: Snapshot) => boolean,
  ): Promise<{ products: Product[]; isFailed: boolean }> {
    const snapshot = await waitFor(toCatalogue(request), isReady, { signal: request.signal })
    return { products: matches(snapshot, request), isFailed: viewOf(snapshot) === 'failed' }
  }

  return searchMachine.provide({
    actors: {
      /** Searches the products loaded so far; without a match, waits until all are loaded. */
      suggest: fromPromise(async (request: SuggestRequest) => {
        const found = await findOnce(
          request,
          (snapshot) => isFullyLoaded(snapshot) || matches(snapshot, request).length > 0,
        )
        if (found.isFailed) throw new Error('No product source answered')
        return found.products
      }),
      complete: fromPromise(async (request: SuggestRequest) => {
        return (await findOnce(request, isFullyLoaded)).products
      }),
    },
    actions: { logFailure: (_, { error }) => log.error('Suggestions could not be fetched', { error }) },
  })
}

const isFullyLoaded = (snapshot: Snapshot) => !isLoading(snapshot)
