import { everything } from '../machines/reading.machine.ts'
import { createFinder, type Source } from './finder.ts'
import type { LogDetail, LogLine, LogServices } from './log-protocol.ts'

interface Reading<Item> {
  items: Source<Item>
  lineOf(item: Item): LogLine
  detailOf(item: Item): LogDetail
  textOf(item: Item): string
}

/** Answers from any list of events, one that is still written or one from a file. */
export function readLog<Item>({ items, lineOf, detailOf, textOf }: Reading<Item>): LogServices {
  const found = createFinder(items, lineOf, textOf)
  const all = createFinder(items, lineOf, textOf)
  return {
    'log.page'({ above, count, ...filter }) {
      const { seqs, actors } = found(filter)
      const first = Math.max(0, Math.min(above ?? seqs.length - count, seqs.length - count))
      const lines = seqs.slice(first, first + count).flatMap((seq) => {
        const item = items.at(seq)
        return item === undefined ? [] : [lineOf(item)]
      })
      return { lines, above: first, total: seqs.length, actors: [...actors] }
    },
    'log.entry'(seq) {
      const item = items.at(seq)
      return item === undefined ? undefined : detailOf(item)
    },
    'log.names'() {
      const { actors, events } = all(everything)
      return { actors: [...actors].sort(), events: [...events].sort() }
    },
  }
}
