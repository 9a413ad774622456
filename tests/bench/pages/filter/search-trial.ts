import type { Product } from '../../../../machines/domain/product.ts'
import { queries } from '../products.ts'
import { median, nextTask, quantile, type Trial } from '../trial.ts'

export type Find = (text: string) => Iterable<number>

/** In milliseconds; a candidate that takes minutes for a large list is stopped. */
const timeLimit = 15_000

/** Measures the time until the search is ready, the time per letter, and how many of the specified hits it finds. */
export function searchTrial(products: readonly Product[], prepare: () => Find): Trial {
  return {
    async run() {
      const begun = performance.now()
      const find = prepare()
      const ready = performance.now() - begun
      const times: number[] = []
      const hits = { wanted: 0, found: 0 }
      for (const text of queries) {
        await nextTask()
        const before = performance.now()
        const found = [...find(text)]
        times.push(performance.now() - before)
        count(products, text, new Set(found), hits)
        if (performance.now() - begun > timeLimit) break
      }
      return {
        'ready after ms': ready,
        'median ms': median(times),
        'p95 ms': quantile(times, 0.95),
        'hits found %': (100 * hits.found) / hits.wanted,
      }
    },
  }
}

/** The specified hits: the title or the description contains the text, ignoring case. */
function count(
  products: readonly Product[],
  text: string,
  found: ReadonlySet<number>,
  hits: { wanted: number; found: number },
): void {
  for (const { id, title, description } of products) {
    if (!title.toLowerCase().includes(text) && !description.toLowerCase().includes(text)) continue
    hits.wanted += 1
    if (found.has(id)) hits.found += 1
  }
}
