import type { IDBPTransaction } from 'idb'
import { outsideScope, readOnly, StorageError } from '../../../machines/domain/errors.ts'
import type { Stored, StoreName, Transaction } from '../../../machines/domain/stored.ts'
import { databaseKeyOf, type Quarantined } from './quarantine.ts'
import { decoders } from './schema/decoders.ts'
import { troubleFrom } from './trouble.ts'

export type DatabaseTransaction = IDBPTransaction<unknown, StoreName[], 'readonly' | 'readwrite'>

export interface Course {
  tx: Transaction
  /** What its reads found unreadable. */
  refused: Quarantined[]
  /** The stores that it changed. */
  changed: Set<StoreName>
  /** Why the first of its requests failed. */
  refusal(): unknown
}

/** The port's transaction over the database's; whatever it reads is decoded first. */
export function courseOf(opened: DatabaseTransaction, scope: readonly StoreName[]): Course {
  const refused: Quarantined[] = []
  const changed = new Set<StoreName>()
  let refusal: unknown

  function read<S extends StoreName>(store: S, raw: unknown): Stored[S] | undefined {
    const decoded = decoders[store](raw)
    const key = databaseKeyOf(store, raw)
    if (key !== undefined) refused.push(...decoded.refused.map((found) => ({ ...found, store, key })))
    return decoded.value
  }

  function readAll<S extends StoreName>(store: S, raws: readonly unknown[]): Stored[S][] {
    return raws.map((raw) => read(store, raw)).filter((value) => value !== undefined)
  }

  function shelf(store: StoreName) {
    if (!scope.includes(store)) throw outsideScope(store)
    return opened.objectStore(store)
  }

  function writable(store: StoreName) {
    if (opened.mode === 'readonly') throw readOnly(store)
    changed.add(store)
    return shelf(store)
  }

  /** A request that fails undoes the whole, though its work may go on. */
  async function act<R>(action: () => Promise<R>): Promise<R> {
    try {
      return await action()
    } catch (error) {
      const trouble = troubleFrom(error, opened.error ?? error)
      refusal ??= trouble
      abort(opened)
      throw trouble
    }
  }

  const tx: Transaction = {
    get: (store, key) =>
      act(async () => {
        const raw: unknown = await shelf(store).get(key)
        return raw === undefined ? undefined : read(store, raw)
      }),
    all: (store) => act(async () => readAll(store, await shelf(store).getAll())),
    find: (store, index, value) =>
      act(async () => readAll(store, await shelf(store).index(index).getAll(value))),
    put: (store, record) =>
      act(async () => {
        readable(store, record)
        await writable(store).put?.(record)
      }),
    remove: (store, key) => act(async () => writable(store).delete?.(key)),
    clear: (store) => act(async () => writable(store).clear?.()),
  }
  return { tx, refused, changed, refusal: () => refusal }
}

/** One that has ended by itself cannot be, and need not be, aborted. */
export function abort(opened: DatabaseTransaction): void {
  try {
    opened.abort()
  } catch {
    return
  }
}

/** The sources' lists are as long as the sources like, and were decoded when they came. */
function readable<S extends StoreName>(store: S, record: Stored[S]): void {
  const [refusal] = store === 'sources' || store === 'quarantine' ? [] : decoders[store](record).refused
  if (refusal)
    throw new StorageError('failed', `A record of ${store} could not be read again: ${refusal.why}`)
}
