import type { SourceName } from '../ports/ports.ts'
import { type Product, sourceOf } from '../product/product.ts'
import { applyToCart, type Cart, type CartChange } from './cart.ts'

/** What a source has answered, with what was added here; items that could not be read make it less than whole. */
export interface Told {
  source: SourceName
  products: Product[]
  dropped: number
}

/** Prices and stock as the sources now have them; a line is gone only when its source answered whole and without it. */
export function refreshFor(cart: Cart, told: readonly Told[]): CartChange & { type: 'cart.refresh' } {
  const parts = told.map((answer) => refreshFrom(cart, answer))
  return {
    type: 'cart.refresh',
    products: parts.flatMap(({ products }) => products),
    gone: parts.flatMap(({ gone }) => gone),
  }
}

function refreshFrom(
  cart: Cart,
  { source, products, dropped }: Told,
): { products: Product[]; gone: number[] } {
  const fresh = new Map(products.map((product) => [product.id, product]))
  const ids = cart.lines.map(({ product }) => product.id).filter((id) => sourceOf(id).source === source)
  return {
    products: ids.flatMap((id) => fresh.get(id) ?? []),
    gone: dropped > 0 ? [] : ids.filter((id) => !fresh.has(id)),
  }
}

export function changesAnything(cart: Cart, change: CartChange): boolean {
  return JSON.stringify(applyToCart(cart, change)) !== JSON.stringify(cart)
}
