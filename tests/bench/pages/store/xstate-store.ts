import { createStore } from '@xstate/store'
import type { Start } from '../trial.ts'
import { counted, shownIn } from './counted.ts'
import { countOf, type Lines, withOneMore } from './lines.ts'

export const start: Start = (root, size) => {
  const store = createStore({
    context: { lines: {} as Lines },
    on: { add: ({ lines }, { line }: { line: number }) => ({ lines: withOneMore(lines, line) }) },
  })
  const show = shownIn(root)
  store.subscribe(({ context }) => show(countOf(context.lines)))
  return counted(size, (line) => store.trigger.add({ line }))
}
