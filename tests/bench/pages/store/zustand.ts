import { createStore } from 'zustand/vanilla'
import { type Cart, emptyCart, totalItems } from '../../../../machines/domain/cart.ts'
import type { Start } from '../trial.ts'
import { addTrial, countShownIn, withOneMore } from './cart-trial.ts'

export const start: Start = (root, size) => {
  const store = createStore<{ cart: Cart }>()(() => ({ cart: emptyCart }))
  const show = countShownIn(root)
  store.subscribe(({ cart }) => show(totalItems(cart)))
  return addTrial(size, (line) => store.setState(({ cart }) => ({ cart: withOneMore(cart, line) })))
}
