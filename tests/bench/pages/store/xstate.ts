import { assign, createActor, setup } from 'xstate'
import type { Start } from '../trial.ts'
import { counted, shownIn } from './counted.ts'
import { countOf, type Lines, withOneMore } from './lines.ts'

const cart = setup({
  types: { context: {} as { lines: Lines }, events: {} as { type: 'cart.add'; line: number } },
  actions: {
    add: assign(({ context }, { line }: { line: number }) => ({ lines: withOneMore(context.lines, line) })),
  },
}).createMachine({
  context: { lines: {} },
  on: { 'cart.add': { actions: { type: 'add', params: ({ event }) => event } } },
})

export const start: Start = (root, size) => {
  const actor = createActor(cart).start()
  const show = shownIn(root)
  actor.subscribe(({ context }) => show(countOf(context.lines)))
  return counted(size, (line) => actor.send({ type: 'cart.add', line }))
}
