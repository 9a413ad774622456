import type { LogFilter } from '../machines/filters.ts'

/** Numbered items, of which the oldest are dropped. */
export interface Source<Item> {
  at(seq: number): Item | undefined
  readonly first: number
  readonly next: number
}

/** The searchable fields of an item. */
export interface Findable {
  source: string
  target: string
  event: string
  isIgnored: boolean
}

/** `seq` is the number of the event, or of the last event if several events are folded into one row. */
interface Row {
  seq: number
  count: number
}

/** The names in the found events, each with the number of the last event that has it. */
type Names = ReadonlyMap<string, number>

export interface Found {
  rows: readonly Row[]
  events: number
  actors: Names
  types: Names
}

/** Finds the items that match a filter. A repeated call with the same filter only examines new items. */
export function createFinder<Item>(
  items: Source<Item>,
  lineOf: (item: Item) => Findable,
  textOf: (item: Item) => string,
  isFolded: (event: string) => boolean,
) {
  let lastQuery: string | undefined
  let found = nothing()
  let next = 0
  let wasFieldEvent = false

  function add(seq: number, event: string): void {
    const last = found.rows.at(-1)
    const isFieldEvent = isFolded(event)
    if (last && wasFieldEvent && isFieldEvent) {
      last.seq = seq
      last.count += 1
    } else found.rows.push({ seq, count: 1 })
    wasFieldEvent = isFieldEvent
    found.seqs.push(seq)
  }

  function examine(seq: number, isWanted: (line: Findable, item: Item) => boolean): void {
    const item = items.at(seq)
    if (item === undefined) return
    const line = lineOf(item)
    if (!isWanted(line, item)) return
    add(seq, line.event)
    found.types.set(line.event, seq)
    for (const name of [line.source, line.target]) if (name !== '') found.actors.set(name, seq)
  }

  function removeDropped({ rows, seqs, actors, types }: typeof found): void {
    const firstKept = seqs.findIndex((seq) => seq >= items.first)
    for (const _ of seqs.splice(0, firstKept < 0 ? seqs.length : firstKept)) {
      const [row] = rows
      if (row) row.count -= 1
      if (row?.count === 0) rows.shift()
    }
    removeBefore(items.first, actors)
    removeBefore(items.first, types)
  }

  return (filter: LogFilter): Found => {
    const query = JSON.stringify(filter)
    if (query !== lastQuery) {
      lastQuery = query
      found = nothing()
      next = 0
      wasFieldEvent = false
    }
    const isWanted = wantedBy(filter, textOf)
    for (let seq = Math.max(next, items.first); seq < items.next; seq += 1) examine(seq, isWanted)
    next = items.next
    removeDropped(found)
    return { ...found, events: found.seqs.length }
  }
}

function nothing() {
  return {
    rows: [] as Row[],
    /** The numbers of the found events. */
    seqs: [] as number[],
    actors: new Map<string, number>(),
    types: new Map<string, number>(),
  }
}

function removeBefore(first: number, names: Map<string, number>): void {
  for (const [name, last] of names) if (last < first) names.delete(name)
}

function wantedBy<Item>({ text, actor, event, ignored }: LogFilter, textOf: (item: Item) => string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return (line: Findable, item: Item): boolean =>
    (event === '' || line.event === event) &&
    (actor === '' || line.source === actor || line.target === actor) &&
    (!ignored || line.isIgnored) &&
    (words.length === 0 || words.every((word) => textOf(item).includes(word)))
}
