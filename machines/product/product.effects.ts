import { fromCallback, fromPromise, waitFor } from 'xstate'
import { hasSettled } from '../domain/catalogue.ts'
import { currentUser, currentUserStores } from '../domain/current-user.ts'
import { latestViewed, type Product, type RecentProduct } from '../domain/product.ts'
import { sourceOf } from '../domain/sources.ts'
import { guest } from '../domain/user.ts'
import type { Ports } from '../ports/ports.ts'
import { followOwner, toCatalogue } from '../ports/system.ts'
import { productMachine } from './product.machine.ts'

/** The recently viewed products with this one added, newest first. */
export function withVisit(recent: readonly RecentProduct[], { id, title, image }: Product): RecentProduct[] {
  return latestViewed([{ id, title, image }, ...recent])
}

type Catalogue = ReturnType<typeof toCatalogue>

export function productWith({
  sources,
  storage,
  share,
  log,
}: Pick<Ports, 'sources' | 'storage' | 'share' | 'log'>) {
  return productMachine.provide({
    actors: {
      follow: fromCallback(({ input: { id = 0, wasListed }, system, sendBack }) => {
        const catalogue = toCatalogue({ system })
        let isListed = wasListed
        const report = () => {
          const product = findListed(catalogue, id)
          if (product) sendBack({ type: 'product.updated', product })
          else if (isListed && hasSourceFailed(catalogue, id)) sendBack({ type: 'product.unlisted' })
          isListed = product !== undefined
        }
        report()
        const subscription = catalogue.subscribe(report)
        return () => subscription.unsubscribe()
      }),
      owner: followOwner,
      find: fromPromise(async ({ input: { id }, system, signal }) => {
        const catalogue = toCatalogue({ system })
        const known =
          findListed(catalogue, id) ??
          (await storage.transact('read', ['products'], (tx) => tx.get('products', id)))
        if (known) return known
        return Promise.any([sources.product(id, signal), waitForListed(catalogue, id, signal)]).catch(
          (error) => {
            // The request is aborted when its screen is closed, which is not a failure.
            if (!signal.aborted) log.error(`Failed fetching product ${id}`, { error })
            throw error
          },
        )
      }),
      visit: fromPromise(({ input: { owner, product } }) =>
        storage.transact('write', ['recentlyViewed', ...currentUserStores], async (tx) => {
          // Another tab may have signed in or out, or deleted the account. An `owner.changed` event will follow.
          if (((await currentUser(tx))?.id ?? guest) !== owner) return []
          const record = await tx.get('recentlyViewed', owner)
          const products = withVisit(record?.products ?? [], product)
          await tx.put('recentlyViewed', { owner, products })
          return products.filter(({ id }) => id !== product.id)
        }),
      ),
      share: fromPromise(({ input }) => share.share(input)),
    },
  })
}

function findListed(catalogue: Catalogue, id: number): Product | undefined {
  return catalogue.getSnapshot().context.products.find((product) => product.id === id)
}

function hasSourceFailed(catalogue: Catalogue, id: number): boolean {
  return catalogue.getSnapshot().hasTag(`${sourceOf(id).source}.failed`)
}

/** Waits for the product in the catalogue, which may have it before the request is answered, or if the request fails. */
async function waitForListed(catalogue: Catalogue, id: number, signal: AbortSignal): Promise<Product> {
  await waitFor(catalogue, (snapshot) => hasSettled(snapshot) || findListed(catalogue, id) !== undefined, {
    signal,
  })
  const product = findListed(catalogue, id)
  if (!product) throw new Error('The list has no such product')
  return product
}
