import { createStore } from 'zustand/vanilla'
import type { Start } from '../trial.ts'
import { counted, shownIn } from './counted.ts'
import { countOf, type Lines, withOneMore } from './lines.ts'

export const start: Start = (root, size) => {
  const store = createStore<{ lines: Lines }>()(() => ({ lines: {} }))
  const show = shownIn(root)
  store.subscribe(({ lines }) => show(countOf(lines)))
  return counted(size, (line) => store.setState(({ lines }) => ({ lines: withOneMore(lines, line) })))
}
