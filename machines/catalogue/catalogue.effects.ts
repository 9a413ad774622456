import { fromPromise } from 'xstate'
import { drawItems, featuredCount } from '../domain/catalogue.ts'
import type { Stored } from '../domain/stored.ts'
import type { Ports } from '../ports/ports.ts'
import { catalogueMachine } from './catalogue.machine.ts'

type CataloguePorts = Pick<Ports, 'random' | 'sources' | 'storage' | 'clock' | 'log'>

export function catalogueWith({ random, sources, storage, clock, log }: CataloguePorts) {
  return catalogueMachine.provide({
    actors: {
      list: fromPromise(async ({ input: { source }, signal }) => {
        try {
          const list = await sources.list(source, signal)
          cacheAnswer({ name: source, products: list.products, at: clock.now() })
          return list
        } catch (error) {
          log.error('A product source could not be read', { source, error })
          throw error
        }
      }),
      page: fromPromise(async ({ input: { source, from }, signal }) => {
        try {
          return await sources.list(source, signal, from)
        } catch (error) {
          log.error('A page of a product source could not be read', { source, from, error })
          throw error
        }
      }),
      recall: fromPromise(async ({ input: { source } }) => {
        const cached = await storage.transact('read', ['sources'], (tx) => tx.get('sources', source))
        const products = cached?.name === source ? cached.products : []
        if (products.length === 0) throw new Error('Nothing is cached')
        return products
      }),
      categories: fromPromise(async ({ signal }) => {
        try {
          const categories = await sources.categories(signal)
          cacheAnswer({ name: 'categories', categories, at: clock.now() })
          return categories
        } catch (error) {
          log.error('The categories could not be read', { error })
          throw error
        }
      }),
      draw: fromPromise(({ input: { products } }) =>
        Promise.resolve(drawItems(products, featuredCount, random.next)),
      ),
      local: fromPromise(() => storage.transact('read', ['products'], (tx) => tx.all('products'))),
    },
  })

  /** Caches the answer, so that the next visit can show it immediately. If that fails, only the cache is missing. */
  function cacheAnswer(answer: Stored['sources']): void {
    storage
      .transact('write', ['sources'], (tx) => tx.put('sources', answer))
      .catch((error: unknown) => log.info('The products of a source could not be cached', { error }))
  }
}
