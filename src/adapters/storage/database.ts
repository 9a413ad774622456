import type { IDBPDatabase } from 'idb'
import type { StoreName, Transaction } from '../../../machines/domain/stored.ts'
import { abort, type DatabaseTransaction, wrapTransaction } from './database-transaction.ts'
import type { Quarantined } from './quarantine.ts'
import { storageErrorFrom, translatedError } from './storage-error.ts'

/** The connection was closed before the transaction began: nothing was read or written. */
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
  onRefused: (found: Quarantined[]) => void,
): Promise<Outcome<R>> {
  const opened = begin(database, mode, stores)
  const done = opened.done.catch((error: unknown) => ({ error }))
  const { tx, refused, changed, refusal } = wrapTransaction(opened, stores)
  try {
    const result = await work(tx)
    const failure = await done
    if (refusal() ?? failure) throw refusal() ?? failure?.error
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
