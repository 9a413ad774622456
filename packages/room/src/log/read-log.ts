import { everything } from '../machines/filters.ts'
import { createFinder, type Source } from './finder.ts'
import type { LogDetail, LogLine, LogServices } from './log-protocol.ts'

interface Reading<Item> {
  items: Source<Item>
  lineOf(item: Item): LogLine
  detailOf(item: Item): LogDetail
  textOf(item: Item): string
  /** Whether consecutive events of this type are folded into one row. */
  isFolded?(event: string): boolean
}

const never = () => false

/** Answers log requests from a list of events: the live log, or one from a file. */
export function readLog<Item>(reading: Reading<Item>): LogServices {
  const { items, lineOf, detailOf, textOf, isFolded = never } = reading
  const found = createFinder(items, lineOf, textOf, isFolded)
  const all = createFinder(items, lineOf, textOf, isFolded)
  return {
    'log.page'({ above, count, moment, ...filter }) {
      const { rows, events, actors } = found(filter)
      const first = Math.max(0, Math.min(above ?? rows.length - count, rows.length - count))
      const lines = rows.slice(first, first + count).flatMap((row) => {
        const item = items.at(row.seq)
        return item === undefined ? [] : [{ ...lineOf(item), count: row.count }]
      })
      const at = moment === undefined ? undefined : rows.findLastIndex(({ seq }) => seq <= moment)
      return { lines, above: first, at, total: rows.length, events, actors: [...actors.keys()] }
    },
    'log.entry'(seq) {
      const item = items.at(seq)
      return item === undefined ? undefined : detailOf(item)
    },
    'log.names'() {
      const { actors, types } = all(everything)
      return { actors: [...actors.keys()].sort(), events: [...types.keys()].sort() }
    },
  }
}
