import { applyToCart, type Cart, type CartChange, quantityLimit } from '../domain/cart.ts'
import { isAvailable } from '../domain/product.ts'

export type Addition = 'added' | 'limited' | 'soldOut'
type CartAdd = Extract<CartChange, { type: 'cart.add' }>

/** The results of all additions in a list of changes, which are applied to this cart in order. */
export function additionsIn(cart: Cart, changes: readonly CartChange[]): Set<Addition> {
  const found = new Set<Addition>()
  let now = cart
  for (const change of changes.flatMap(oneByOne)) {
    if (change.type === 'cart.add') for (const addition of additionTo(now, change)) found.add(addition)
    now = applyToCart(now, change)
  }
  return found
}

function oneByOne(change: CartChange): CartChange[] {
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
