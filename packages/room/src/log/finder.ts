import type { Filter } from '../machines/reading.machine.ts'

/** Lines that have a number each, of which the oldest go. */
export interface Source<Item> {
  at(seq: number): Item | undefined
  readonly first: number
  readonly next: number
}

/** What can be looked for in a line. */
export interface Findable {
  source: string
  target: string
  event: string
  isIgnored: boolean
}

export interface Found {
  seqs: readonly number[]
  actors: ReadonlySet<string>
  events: ReadonlySet<string>
}

/** Finds what a filter wants; what was looked through once is not looked through again. */
export function createFinder<Item>(
  items: Source<Item>,
  lineOf: (item: Item) => Findable,
  textOf: (item: Item) => string,
) {
  let sought: string | undefined
  let found = nothing()
  let next = 0

  function take(seq: number, isWanted: (line: Findable, item: Item) => boolean): void {
    const item = items.at(seq)
    if (item === undefined) return
    const line = lineOf(item)
    if (!isWanted(line, item)) return
    found.seqs.push(seq)
    found.events.add(line.event)
    for (const name of [line.source, line.target]) if (name !== '') found.actors.add(name)
  }

  return (filter: Filter): Found => {
    const query = JSON.stringify(filter)
    if (query !== sought) {
      sought = query
      found = nothing()
      next = 0
    }
    const isWanted = wantedBy(filter, textOf)
    for (let seq = Math.max(next, items.first); seq < items.next; seq += 1) take(seq, isWanted)
    next = items.next
    const gone = found.seqs.findIndex((seq) => seq >= items.first)
    if (gone > 0) found.seqs.splice(0, gone)
    return found
  }
}

function nothing() {
  return { seqs: [] as number[], actors: new Set<string>(), events: new Set<string>() }
}

function wantedBy<Item>({ text, actor, event, ignored }: Filter, textOf: (item: Item) => string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return (line: Findable, item: Item): boolean =>
    (event === '' || line.event === event) &&
    (actor === '' || line.source === actor || line.target === actor) &&
    (!ignored || line.isIgnored) &&
    (words.length === 0 || words.every((word) => textOf(item).includes(word)))
}
