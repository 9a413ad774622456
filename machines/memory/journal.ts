import { fieldOf } from '../domain/store-layout.ts'
import type { JournalEntries, JournalKind, JournalPort } from '../ports/ports.ts'

/** Decodes a stored entry; undefined if it cannot be read. */
export type ReadEntry = <Kind extends JournalKind>(
  kind: Kind,
  id: string,
  raw: unknown,
) => JournalEntries[Kind] | undefined

const keyPattern = /^journal (\w+) (\d{1,15}) (.+)$/s
const readUnchecked: ReadEntry = (_, __, raw) =>
  typeof fieldOf(raw, 'owner') === 'string' ? (raw as never) : undefined

/** Stores entries in the given storage, such as `localStorage`. In a plain object, they are lost with the page. */
export function createJournal(
  storage: Record<string, string> = {},
  read: ReadEntry = readUnchecked,
): JournalPort {
  let lastSequence = 0

  function storedEntries(kind?: JournalKind) {
    const all = Object.keys(storage).flatMap((key) => {
      const [, entryKind, sequence, id = ''] = keyPattern.exec(key) ?? []
      return entryKind === undefined ? [] : [{ key, kind: entryKind, sequence: Number(sequence), id }]
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
      lastSequence = existing.reduce((max, { sequence }) => Math.max(max, sequence), lastSequence) + 1
      try {
        storage[`journal ${kind} ${lastSequence} ${id}`] = JSON.stringify(entry)
      } catch {
        // The storage is full. The change is still written to the database if the page stays open.
        return
      }
      for (const previous of existing) if (previous.kind === kind && previous.id === id) remove(previous.key)
    },
    drop(kind, ids) {
      const droppedIds = new Set(ids)
      for (const { key, id } of storedEntries(kind)) if (droppedIds.has(id)) remove(key)
    },
    entries(kind) {
      const sorted = storedEntries(kind).sort(
        (first, second) => first.sequence - second.sequence || (first.id < second.id ? -1 : 1),
      )
      return sorted.flatMap(({ key, id }) => {
        const entry = read(kind, id, parsed(key))
        if (entry !== undefined) return [entry]
        remove(key)
        return []
      })
    },
    forget(owner) {
      for (const { key } of storedEntries()) if (fieldOf(parsed(key), 'owner') === owner) remove(key)
    },
  }
}
