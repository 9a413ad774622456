import { assign, createActor, setup } from 'xstate'
import { type Cart, emptyCart, totalItems } from '../../../../machines/domain/cart.ts'
import type { Start } from '../trial.ts'
import { addTrial, countShownIn, withOneMore } from './cart-trial.ts'

const cartMachine = setup({
  types: { context: {} as { cart: Cart }, events: {} as { type: 'cart.add'; line: number } },
  actions: {
    add: assign(({ context }, { line }: { line: number }) => ({ cart: withOneMore(context.cart, line) })),
  },
}).createMachine({
  context: { cart: emptyCart },
  on: { 'cart.add': { actions: { type: 'add', params: ({ event }) => event } } },
})

export const start: Start = (root, size) => {
  const actor = createActor(cartMachine).start()
  const show = countShownIn(root)
  actor.subscribe(({ context }) => show(totalItems(context.cart)))
  return addTrial(size, (line) => actor.send({ type: 'cart.add', line }))
}
