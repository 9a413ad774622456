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

export interface Found {
  rows: readonly Row[]
  events: number
  actors: ReadonlySet<string>
  types: ReadonlySet<string>
}

/** Finds the items that match a filter. A repeated call with the same filter only examines new items. */
export function createFinder<Item>(
  items: Source<Item>,
  lineOf: (item: Item) => Findable,
  textOf: (item: Item) => string,
  isFolded: (event: string) => boolean,
) {
  let sought: string | undefined
  let found = nothing()
  let next = 0
  let isFolding = false

  function add(seq: number, event: string): void {
    const last = found.rows.at(-1)
    const joins = isFolded(event)
    if (last && isFolding && joins) {
      last.seq = seq
      last.count += 1
    } else found.rows.push({ seq, count: 1 })
    isFolding = joins
    found.events += 1
  }

  function take(seq: number, isWanted: (line: Findable, item: Item) => boolean): void {
    const item = items.at(seq)
    if (item === undefined) return
    const line = lineOf(item)
    if (!isWanted(line, item)) return
    add(seq, line.event)
    found.types.add(line.event)
    for (const name of [line.source, line.target]) if (name !== '') found.actors.add(name)
  }

  return (filter: LogFilter): Found => {
    const query = JSON.stringify(filter)
    if (query !== sought) {
      sought = query
      found = nothing()
      next = 0
      isFolding = false
    }
    const isWanted = wantedBy(filter, textOf)
    for (let seq = Math.max(next, items.first); seq < items.next; seq += 1) take(seq, isWanted)
    next = items.next
    const gone = found.rows.findIndex(({ seq }) => seq >= items.first)
    if (gone > 0) for (const { count } of found.rows.splice(0, gone)) found.events -= count
    return found
  }
}

function nothing() {
  return { rows: [] as Row[], events: 0, actors: new Set<string>(), types: new Set<string>() }
}

function wantedBy<Item>({ text, actor, event, ignored }: LogFilter, textOf: (item: Item) => string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return (line: Findable, item: Item): boolean =>
    (event === '' || line.event === event) &&
    (actor === '' || line.source === actor || line.target === actor) &&
    (!ignored || line.isIgnored) &&
    (words.length === 0 || words.every((word) => textOf(item).includes(word)))
}
