import type { Product } from '../domain/product.ts'
import type { SourceList } from '../domain/source.ts'
import { type SourceName, sourceNames, sourceOf } from '../domain/sources.ts'
import type { SourcesPort } from '../ports/ports.ts'
import { createGate, type Gate } from './fake-clock.ts'

export interface FakeSources extends SourcesPort {
  /** The list of each source. Tests replace it to change the data. */
  lists: Record<SourceName, SourceList>
  /** Later pages of a list, by their offset. */
  pages: Record<number, SourceList>
  /** Products that are not in a list but can be requested by id. */
  unlisted: Product[]
  categoryNames: string[]
  gates: Record<SourceName | 'product' | 'categories', Gate>
  /** Every call that was made, in order. */
  calls: string[]
}

const noProducts: SourceList = { products: [], dropped: 0 }

export function createFakeSources(
  products: Partial<Record<SourceName, Product[]>> = {},
  categoryNames: string[] = [],
): FakeSources {
  const gates: FakeSources['gates'] = {
    ...eachSource(() => createGate()),
    product: createGate(),
    categories: createGate(),
  }
  const calls: string[] = []

  return {
    lists: eachSource((source) => ({ products: products[source] ?? [], dropped: 0 })),
    pages: {},
    unlisted: [],
    categoryNames,
    gates,
    calls,
    async list(source, signal, from) {
      calls.push(from === undefined ? `list ${source}` : `list ${source} from ${from}`)
      await unlessAborted(gates[source].pass(), signal)
      return structuredClone(from === undefined ? this.lists[source] : this.pages[from]) ?? noProducts
    },
    async product(id, signal) {
      calls.push(`product ${id}`)
      await unlessAborted(gates.product.pass(), signal)
      const products = [...this.lists[sourceOf(id).source].products, ...this.unlisted]
      return structuredClone(products.find((product) => product.id === id))
    },
    async categories(signal) {
      calls.push('categories')
      await unlessAborted(gates.categories.pass(), signal)
      return [...this.categoryNames]
    },
  }
}

async function unlessAborted(answer: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  await Promise.race([answer, aborted]).finally(() => signal.removeEventListener('abort', stop))
}

function eachSource<Value>(make: (source: SourceName) => Value): Record<SourceName, Value> {
  return Object.fromEntries(sourceNames.map((source) => [source, make(source)])) as Record<SourceName, Value>
}
