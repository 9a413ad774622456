import type { IDBPDatabase, IDBPTransaction } from 'idb'
import { outsideScopeError, readOnlyError, StorageError } from '../../../machines/domain/errors.ts'
import type { Stored, StoreName, Transaction } from '../../../machines/domain/stored.ts'
import { databaseKeyOf, type QuarantinedRecord } from './quarantine.ts'
import { decoders } from './schema/decoders.ts'
import { storageErrorFrom, translatedError } from './storage-error.ts'

/** The connection was closed before the transaction began, so no record was read or written. */
export class NotConnected extends Error {}

export interface Outcome<R> {
  result: R
  changed: StoreName[]
}

/** Runs `work` in one database transaction: committed to disk when the promise resolves, rolled back when it rejects. */
export async function runOn<R>(
  database: IDBPDatabase,
  mode: 'read' | 'write',
  stores: readonly StoreName[],
  work: (tx: Transaction) => Promise<R>,
  onRefused: (found: QuarantinedRecord[]) => void,
): Promise<Outcome<R>> {
  const opened = begin(database, mode, stores)
  const done = opened.done.catch((error: unknown) => ({ error }))
  const { tx, refused, changed, requestError } = wrapTransaction(opened, stores)
  try {
    const result = await work(tx)
    const failure = await done
    if (requestError() ?? failure) throw requestError() ?? failure?.error
    return { result, changed: [...changed] }
  } catch (error) {
    abort(opened)
    await done
    throw translatedError(error, opened.error ?? error)
  } finally {
    onRefused(refused)
  }
}

function begin(
  database: IDBPDatabase,
  mode: 'read' | 'write',
  stores: readonly StoreName[],
): DatabaseTransaction {
  try {
    return database.transaction([...stores], mode === 'write' ? 'readwrite' : 'readonly', {
      durability: 'strict',
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new NotConnected()
    throw storageErrorFrom(error)
  }
}

type DatabaseTransaction = IDBPTransaction<unknown, StoreName[], 'readonly' | 'readwrite'>

interface WrappedTransaction {
  tx: Transaction
  /** Records that its reads could not decode. */
  refused: QuarantinedRecord[]
  /** The stores that it changed. */
  changed: Set<StoreName>
  /** The error of the first request that failed. */
  requestError(): unknown
}

/** Implements the port's transaction on an IndexedDB transaction; records are decoded when they are read. */
function wrapTransaction(opened: DatabaseTransaction, scope: readonly StoreName[]): WrappedTransaction {
  const refused: QuarantinedRecord[] = []
  const changed = new Set<StoreName>()
  let requestError: unknown

  function read<S extends StoreName>(store: S, raw: unknown): Stored[S] | undefined {
    const decoded = decoders[store](raw)
    const key = databaseKeyOf(store, raw)
    if (key !== undefined) refused.push(...decoded.refused.map((found) => ({ ...found, store, key })))
    return decoded.value
  }

  function readAll<S extends StoreName>(store: S, records: readonly unknown[]): Stored[S][] {
    return records.map((raw) => read(store, raw)).filter((value) => value !== undefined)
  }

  function objectStore(store: StoreName) {
    if (!scope.includes(store)) throw outsideScopeError(store)
    return opened.objectStore(store)
  }

  function writable(store: StoreName) {
    if (opened.mode === 'readonly') throw readOnlyError(store)
    changed.add(store)
    return objectStore(store)
  }

  /** A failed request aborts the transaction, even if `work` catches the error. */
  async function attempt<R>(action: () => Promise<R>): Promise<R> {
    try {
      return await action()
    } catch (error) {
      const failure = translatedError(error, opened.error ?? error)
      requestError ??= failure
      abort(opened)
      throw failure
    }
  }

  const tx: Transaction = {
    get: (store, key) =>
      attempt(async () => {
        const raw: unknown = await objectStore(store).get(key)
        return raw === undefined ? undefined : read(store, raw)
      }),
    all: (store) => attempt(async () => readAll(store, await objectStore(store).getAll())),
    find: (store, index, value) =>
      attempt(async () => readAll(store, await objectStore(store).index(index).getAll(value))),
    put: (store, record) =>
      attempt(async () => {
        assertReadable(store, record)
        await writable(store).put?.(record)
      }),
    remove: (store, key) => attempt(async () => writable(store).delete?.(key)),
    clear: (store) => attempt(async () => writable(store).clear?.()),
  }
  return { tx, refused, changed, requestError: () => requestError }
}

/** Aborts the transaction. The call throws if the transaction has already ended; the error is ignored. */
export function abort(tx: { abort(): void }): void {
  try {
    tx.abort()
  } catch {
    return
  }
}

/** Throws if the record could not be decoded later. Source lists are skipped: they can be long and were decoded on arrival. */
function assertReadable<S extends StoreName>(store: S, record: Stored[S]): void {
  const [refusal] = store === 'sources' || store === 'quarantine' ? [] : decoders[store](record).refused
  if (refusal)
    throw new StorageError('failed', `A record of ${store} could not be read again: ${refusal.why}`)
}
