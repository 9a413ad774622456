import { applyToCart, type Cart, type CartChange } from '../domain/cart.ts'
import type { Product } from '../domain/product.ts'
import type { SourceUpdate } from '../domain/sources.ts'
import { sourceOf } from '../domain/sources.ts'

/** Prices and stock as the sources now have them; a line is gone only when its source says so. */
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
