import { applyToCart, type Cart } from '../../../../machines/domain/cart.ts'
import { lamp } from '../../../../machines/fixtures/examples.ts'

/** The same cart for every contender, changed by the same function: what is compared is what stands around it. */
export function withOneMore(cart: Cart, line: number): Cart {
  return applyToCart(cart, { type: 'cart.add', product: { ...lamp, id: line + 1 } })
}
