import { createStore } from '@xstate/store'
import { type Cart, emptyCart, totalItems } from '../../../../machines/domain/cart.ts'
import type { Start } from '../trial.ts'
import { addTrial, countShownIn, withOneMore } from './cart-trial.ts'

export const start: Start = (root, size) => {
  const store = createStore({
    context: { cart: emptyCart as Cart },
    on: { add: ({ cart }, { line }: { line: number }) => ({ cart: withOneMore(cart, line) }) },
  })
  const show = countShownIn(root)
  store.subscribe(({ context }) => show(totalItems(context.cart)))
  return addTrial(size, (line) => store.trigger.add({ line }))
}
