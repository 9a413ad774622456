import { fieldOf } from '../domain/store-layout.ts'
import type { JournalEntries, JournalKind, JournalPort } from '../ports/ports.ts'

/** Decodes a stored entry; undefined if it cannot be read. */
export type ReadEntry = <Kind extends JournalKind>(
  kind: Kind,
  id: string,
  raw: unknown,
) => JournalEntries[Kind] | undefined

const keyPattern = /^journal (\w+) (\d{1,15}) (.+)$/s
const withoutDecoding: ReadEntry = (_, __, raw) =>
  typeof fieldOf(raw, 'owner') === 'string' ? (raw as never) : undefined

/** Keeps entries in the given storage, such as `localStorage`. In a plain object, entries are lost with the page. */
export function createJournal(
  storage: Record<string, string> = {},
  read: ReadEntry = withoutDecoding,
): JournalPort {
  let last = 0

  function storedEntries(kind?: JournalKind) {
    const all = Object.keys(storage).flatMap((key) => {
      const [, of, sequence, id = ''] = keyPattern.exec(key) ?? []
      return of === undefined ? [] : [{ key, kind: of, sequence: Number(sequence), id }]
    })
    return kind === undefined ? all : all.filter((entry) => entry.kind === kind)
  }

  function parsed(key: string): unknown {
    try {
      return JSON.parse(storage[key] ?? '')
    } catch {
      return undefined
    }
  }

  function remove(key: string): void {
    delete storage[key]
  }

  return {
    record(kind, id, entry) {
      const existing = storedEntries()
      // Other pages record too. Continuing from the highest number keeps the order across all pages.
      last = existing.reduce((highest, { sequence }) => Math.max(highest, sequence), last) + 1
      try {
        storage[`journal ${kind} ${last} ${id}`] = JSON.stringify(entry)
      } catch {
        // The storage is full. The change is still written to the database if the page stays open.
        return
      }
      for (const former of existing) if (former.kind === kind && former.id === id) remove(former.key)
    },
    drop(kind, ids) {
      const dropped = new Set(ids)
      for (const { key, id } of storedEntries(kind)) if (dropped.has(id)) remove(key)
    },
    entries(kind) {
      const inOrder = storedEntries(kind).sort(
        (one, other) => one.sequence - other.sequence || (one.id < other.id ? -1 : 1),
      )
      return inOrder.flatMap(({ key, id }) => {
        const entry = read(kind, id, parsed(key))
        if (entry === undefined) remove(key)
        return entry === undefined ? [] : [entry]
      })
    },
    forget(owner) {
      for (const { key } of storedEntries()) if (fieldOf(parsed(key), 'owner') === owner) remove(key)
    },
  }
}
