import type { IDBPDatabase } from 'idb'
import { fieldOf, keyPaths } from '../../../machines/domain/store-layout.ts'
import type { Stored, StoreName } from '../../../machines/domain/stored.ts'
import type { Refused } from './schema/decode.ts'
import { decoders } from './schema/decoders.ts'

export interface Quarantined extends Refused {
  store: StoreName
  key: IDBValidKey
}

/** Keeps what could not be read under `quarantine`, and the rest where it was, in a transaction of its own. */
export async function quarantine(
  database: IDBPDatabase,
  found: readonly Quarantined[],
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

/** The key that a record lies under: the database takes other kinds of it than the shop gives. */
export function databaseKeyOf(store: StoreName, raw: unknown): IDBValidKey | undefined {
  const key = fieldOf(raw, keyPaths[store])
  return isKey(key) ? key : undefined
}

function isKey(key: unknown): key is IDBValidKey {
  if (Array.isArray(key)) return key.every(isKey)
  return (
    typeof key === 'string' ||
    typeof key === 'number' ||
    key instanceof Date ||
    key instanceof ArrayBuffer ||
    ArrayBuffer.isView(key)
  )
}

/** The same content found twice is set aside once. */
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
