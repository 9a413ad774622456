import { fromCallback } from 'xstate'
import { applyToCart, type Cart, type CartChange } from '../domain/cart.ts'
import { mayHaveMore } from '../domain/catalogue.ts'
import type { CartEvent } from '../domain/events.ts'
import type { Product } from '../domain/product.ts'
import { type SourceUpdate, sourceOf } from '../domain/sources.ts'
import type { SourcesPort } from '../ports/ports.ts'
import { toCart, toCatalogue } from '../ports/system.ts'

/**
 * Current prices and stock from the sources. A line is marked as gone only if the complete list of its source lacks the product,
 * or if the product was requested by id and does not exist.
 */
export function refreshFor(
  cart: Cart,
  updates: readonly SourceUpdate[],
): CartChange & { type: 'cart.refresh' } {
  const parts = updates.map((answer) => refreshFrom(cart, answer))
  return {
    type: 'cart.refresh',
    products: parts.flatMap(({ products }) => products),
    gone: parts.flatMap(({ gone }) => gone),
  }
}

function refreshFrom(
  cart: Cart,
  { source, products, dropped, isTruncated, missing = [] }: SourceUpdate,
): { products: Product[]; gone: number[] } {
  const fresh = new Map(products.map((product) => [product.id, product]))
  const ids = cart.lines.map(({ product }) => product.id).filter((id) => sourceOf(id).source === source)
  return {
    products: ids.flatMap((id) => fresh.get(id) ?? []),
    gone: ids.filter((id) => missing.includes(id) || (dropped === 0 && !isTruncated && !fresh.has(id))),
  }
}

export function changesAnything(cart: Cart, change: CartChange): boolean {
  return JSON.stringify(applyToCart(cart, change)) !== JSON.stringify(cart)
}

/**
 * Requests by id each product of the cart that is missing from the list of its source, if that list may be incomplete. Each
 * product is requested once; a failed request is repeated with the next list.
 */
export function lookUpWith(sources: SourcesPort) {
  return fromCallback<CartEvent>(({ system, sendBack }) => {
    const cart: ReturnType<typeof toCart> | undefined = toCart({ system })
    const catalogue: ReturnType<typeof toCatalogue> | undefined = toCatalogue({ system })
    if (!cart || !catalogue) return
    const leaving = new AbortController()
    const asked = new Set<number>()
    const failed = new Set<number>()
    let products: readonly Product[] = []
    let listed = new Set<number>()

    const ask = async (id: number) => {
      asked.add(id)
      const { source } = sourceOf(id)
      try {
        const product = await sources.product(id, leaving.signal)
        const answer = product ? { products: [product] } : { products: [], missing: [id] }
        sendBack({
          type: 'catalogue.updated',
          updates: [{ source, dropped: 0, isTruncated: true, ...answer }],
        })
      } catch {
        // The line stays unchanged until the next list.
        failed.add(id)
      }
    }

    const look = () => {
      const { context } = catalogue.getSnapshot()
      const { lines } = cart.getSnapshot().context.shown
      if (context.products !== products) {
        products = context.products
        listed = new Set(products.map(({ id }) => id))
        for (const id of failed) asked.delete(id)
        failed.clear()
      }
      for (const { product } of lines) {
        const { id } = product
        if (!asked.has(id) && !listed.has(id) && mayHaveMore(context, sourceOf(id).source)) ask(id)
      }
    }

    const subscriptions = [catalogue.subscribe(look), cart.subscribe(look)]
    look()
    return () => {
      leaving.abort()
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  })
}
