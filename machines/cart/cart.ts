import { applyToCart, type Cart, type CartChange, quantityLimit } from '../domain/cart.ts'
import { isAvailable, type Product } from '../domain/product.ts'
import { type SourceUpdate, sourceOf } from '../domain/sources.ts'

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

export type Addition = 'added' | 'limited' | 'soldOut'
type CartAdd = Extract<CartChange, { type: 'cart.add' }>

/** The results of all additions in a list of changes, which are applied to this cart in order. */
export function additionsIn(cart: Cart, changes: readonly CartChange[]): Set<Addition> {
  const additions = new Set<Addition>()
  let current = cart
  for (const change of changes.flatMap(singleAdditions)) {
    if (change.type === 'cart.add')
      for (const addition of additionTo(current, change)) additions.add(addition)
    current = applyToCart(current, change)
  }
  return additions
}

function singleAdditions(change: CartChange): CartChange[] {
  return change.type === 'cart.add.all'
    ? change.lines.map((line) => ({ type: 'cart.add', ...line }))
    : [change]
}

function additionTo({ lines }: Cart, { product, quantity = 1 }: CartAdd): Addition[] {
  if (!isAvailable(product)) return ['soldOut']
  const before = lines.find((line) => line.product.id === product.id)?.quantity ?? 0
  if (before >= quantityLimit) return ['limited']
  return before + quantity > quantityLimit ? ['added', 'limited'] : ['added']
}
