import type { IDBPTransaction } from 'idb'
import { outsideScope, readOnly, StorageError } from '../../../machines/domain/errors.ts'
import type { Stored, StoreName, Transaction } from '../../../machines/domain/stored.ts'
import { databaseKeyOf, type Quarantined } from './quarantine.ts'
import { decoders } from './schema/decoders.ts'
import { translatedError } from './storage-error.ts'

export type DatabaseTransaction = IDBPTransaction<unknown, StoreName[], 'readonly' | 'readwrite'>

export interface WrappedTransaction {
  tx: Transaction
  /** Records that its reads could not decode. */
  refused: Quarantined[]
  /** The stores that it changed. */
  changed: Set<StoreName>
  /** The error of the first request that failed. */
  refusal(): unknown
}

/** Implements the port's transaction on an IndexedDB transaction; records are decoded when they are read. */
export function wrapTransaction(
  opened: DatabaseTransaction,
  scope: readonly StoreName[],
): WrappedTransaction {
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

  function objectStore(store: StoreName) {
    if (!scope.includes(store)) throw outsideScope(store)
    return opened.objectStore(store)
  }

  function writable(store: StoreName) {
    if (opened.mode === 'readonly') throw readOnly(store)
    changed.add(store)
    return objectStore(store)
  }

  /** A failed request aborts the transaction, even if `work` catches the error. */
  async function act<R>(action: () => Promise<R>): Promise<R> {
    try {
      return await action()
    } catch (error) {
      const failure = translatedError(error, opened.error ?? error)
      refusal ??= failure
      abort(opened)
      throw failure
    }
  }

  const tx: Transaction = {
    get: (store, key) =>
      act(async () => {
        const raw: unknown = await objectStore(store).get(key)
        return raw === undefined ? undefined : read(store, raw)
      }),
    all: (store) => act(async () => readAll(store, await objectStore(store).getAll())),
    find: (store, index, value) =>
      act(async () => readAll(store, await objectStore(store).index(index).getAll(value))),
    put: (store, record) =>
      act(async () => {
        assertReadable(store, record)
        await writable(store).put?.(record)
      }),
    remove: (store, key) => act(async () => writable(store).delete?.(key)),
    clear: (store) => act(async () => writable(store).clear?.()),
  }
  return { tx, refused, changed, refusal: () => refusal }
}

/** Aborts the transaction. One that has already ended throws, and needs no abort. */
export function abort(opened: DatabaseTransaction): void {
  try {
    opened.abort()
  } catch {
    return
  }
}

/** Refuses a record that could not be read again. Source lists are skipped: they can be long and were decoded on arrival. */
function assertReadable<S extends StoreName>(store: S, record: Stored[S]): void {
  const [refusal] = store === 'sources' || store === 'quarantine' ? [] : decoders[store](record).refused
  if (refusal)
    throw new StorageError('failed', `A record of ${store} could not be read again: ${refusal.why}`)
}
