import { fromCallback } from 'xstate'
import { applyToCart } from '../domain/cart.ts'
import { mayHaveMore } from '../domain/catalogue.ts'
import type { CartEvent } from '../domain/events.ts'
import type { Product } from '../domain/product.ts'
import { sourceOf } from '../domain/sources.ts'
import { cartOf } from '../domain/stored.ts'
import { throughJournal } from '../optimistic/write-journal.ts'
import type { Ports, SourcesPort } from '../ports/ports.ts'
import { toCart, toCatalogue } from '../ports/system.ts'
import { cartMachine } from './cart.machine.ts'

export function cartWith(ports: Pick<Ports, 'storage' | 'journal' | 'clock' | 'log' | 'sources'>) {
  const { actors, actions } = throughJournal(ports, 'cart', {
    get: cartOf,
    put: (tx, owner, cart) => tx.put('cart', { ...cart, owner }),
    apply: applyToCart,
  })

  return cartMachine.provide({ actors: { ...actors, lookUp: lookUpWith(ports.sources) }, actions })
}

/**
 * Requests by id each product of the cart that is missing from the list of its source, if that list may be incomplete. Each
 * product is requested once while the cart has a line with it: a line of another owner, or one that was restored, has the price
 * at which it was stored. A failed request is repeated with the next list.
 */
function lookUpWith(sources: SourcesPort) {
  return fromCallback<CartEvent>(({ system, sendBack }) => {
    const cart: ReturnType<typeof toCart> | undefined = toCart({ system })
    const catalogue: ReturnType<typeof toCatalogue> | undefined = toCatalogue({ system })
    if (!cart || !catalogue) return
    const abortController = new AbortController()
    const requestedIds = new Set<number>()
    const failedIds = new Set<number>()
    let products: readonly Product[] = []
    let listedIds = new Set<number>()

    const request = async (id: number) => {
      requestedIds.add(id)
      const { source } = sourceOf(id)
      try {
        const product = await sources.product(id, abortController.signal)
        const answer = product ? { products: [product] } : { products: [], missing: [id] }
        sendBack({
          type: 'catalogue.updated',
          updates: [{ source, dropped: 0, isTruncated: true, ...answer }],
        })
      } catch {
        // The line stays unchanged until the next list.
        failedIds.add(id)
      }
    }

    const adoptList = (list: readonly Product[]) => {
      if (list === products) return
      products = list
      listedIds = new Set(list.map(({ id }) => id))
      for (const id of failedIds) requestedIds.delete(id)
      failedIds.clear()
    }

    const requestMissing = () => {
      const { context } = catalogue.getSnapshot()
      const { lines } = cart.getSnapshot().context.shown
      adoptList(context.products)
      const lineIds = new Set(lines.map(({ product }) => product.id))
      for (const id of requestedIds) if (!lineIds.has(id)) requestedIds.delete(id)
      for (const id of lineIds) {
        if (!requestedIds.has(id) && !listedIds.has(id) && mayHaveMore(context, sourceOf(id).source))
          request(id)
      }
    }

    const subscriptions = [catalogue.subscribe(requestMissing), cart.subscribe(requestMissing)]
    requestMissing()
    return () => {
      abortController.abort()
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  })
}
