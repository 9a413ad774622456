import type { IDBPDatabase } from 'idb'
import type { StorageChange } from '../../../machines/domain/events.ts'
import { fieldOf, keyPaths } from '../../../machines/domain/store-layout.ts'
import type { Stored, StoreName } from '../../../machines/domain/stored.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import type { Refused } from './schema/decode.ts'
import { decoders } from './schema/decoders.ts'

export interface QuarantinedRecord extends Refused {
  store: StoreName
  key: IDBValidKey
}

/** In one transaction: copies unreadable records to the `quarantine` store and keeps only their readable part in place. */
async function quarantine(
  database: IDBPDatabase,
  found: readonly QuarantinedRecord[],
  at: number,
): Promise<void> {
  const stores = new Set<StoreName>(['quarantine', ...found.map(({ store }) => store)])
  const tx = database.transaction([...stores], 'readwrite')
  try {
    for (const { store, key, raw, why } of found) {
      const record: Stored['quarantine'] = {
        id: `${store}/${String(key).slice(0, 100)}/${fingerprint(raw)}`,
        store,
        raw,
        why,
        at,
      }
      await tx.objectStore('quarantine').put(record)
    }
    for (const { store, key } of found) {
      const raw: unknown = await tx.objectStore(store).get(key)
      if (raw === undefined) continue
      const { value, refused } = decoders[store](raw)
      if (refused.length === 0) continue
      if (value === undefined) await tx.objectStore(store).delete(key)
      else await tx.objectStore(store).put(value)
    }
    await tx.done
  } catch (error) {
    tx.done.catch(() => undefined)
    throw error
  }
}

/** A record's key. A damaged record may have a key of any type that IndexedDB accepts. */
export function databaseKeyOf(store: StoreName, raw: unknown): IDBValidKey | undefined {
  const key = fieldOf(raw, keyPaths[store])
  return isKey(key) ? key : undefined
}

function isKey(key: unknown): key is IDBValidKey {
  try {
    return indexedDB.cmp(key, key) === 0
  } catch {
    return false
  }
}

/** Identical content gets the same quarantine id, so that it is stored only once. */
export function fingerprint(raw: unknown): string {
  const text = textOf(raw)
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return `${text.length.toString(36)}-${(sum >>> 0).toString(36)}`
}

function textOf(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? String(raw)
  } catch {
    return Object.prototype.toString.call(raw)
  }
}

type Quarantined = Pick<QuarantinedRecord, 'store'>

export interface QuarantineQueue {
  /** Queues unreadable records until the next `flush`. */
  add(found: readonly QuarantinedRecord[]): void
  /** Moves the queued records to the quarantine store and reports them. A failure is only logged. */
  flush(database: IDBPDatabase): Promise<void>
  /** Reports records in quarantine: each store once per visit. */
  report(found: readonly Quarantined[]): void
}

export function createQuarantine(
  { clock, log }: Pick<Ports, 'clock' | 'log'>,
  notify: (change: StorageChange) => void,
): QuarantineQueue {
  const reported = new Set<StoreName>()
  let queued: QuarantinedRecord[] = []

  function report(found: readonly Quarantined[]): void {
    for (const [store, count] of countsOf(found)) {
      if (!reported.has(store)) notify({ type: 'storage.quarantined', store, count })
      reported.add(store)
    }
  }

  return {
    report,
    add(found) {
      queued.push(...found)
    },
    async flush(database) {
      if (queued.length === 0) return
      const found = queued
      queued = []
      try {
        await quarantine(database, found, clock.now())
      } catch (error) {
        log.error('Unreadable records could not be moved to quarantine', { error })
        return
      }
      report(found)
    },
  }
}

function countsOf(found: readonly Quarantined[]): Map<StoreName, number> {
  const counts = new Map<StoreName, number>()
  for (const { store } of found) counts.set(store, (counts.get(store) ?? 0) + 1)
  return counts
}
