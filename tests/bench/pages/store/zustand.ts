import { createStore } from 'zustand/vanilla'
import { type Cart, emptyCart, totalItems } from '../../../../machines/domain/cart.ts'
import type { Start } from '../trial.ts'
import { counted, shownIn } from './counted.ts'
import { withOneMore } from './one-more.ts'

export const start: Start = (root, size) => {
  const store = createStore<{ cart: Cart }>()(() => ({ cart: emptyCart }))
  const show = shownIn(root)
  store.subscribe(({ cart }) => show(totalItems(cart)))
  return counted(size, (line) => store.setState(({ cart }) => ({ cart: withOneMore(cart, line) })))
}
