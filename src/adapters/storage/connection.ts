import { type IDBPDatabase, openDB } from 'idb'
import { StorageError } from '../../../machines/domain/errors.ts'
import { storeNames } from '../../../machines/domain/store-layout.ts'
import type { MemoryReason, StoreName } from '../../../machines/domain/stored.ts'
import { abort } from './database.ts'
import { migrations as allMigrations, type Migration, type UpgradeTransaction } from './migrations.ts'
import { storageErrorFrom } from './storage-error.ts'

/** Where records are read and written: the database, or memory when the database cannot be used. */
export type Connection = { kind: 'database'; database: IDBPDatabase } | { kind: 'memory'; why: MemoryReason }

interface ConnectionManager {
  /** The current connection; opens the database again first if it was closed. */
  ready(): Promise<Connection>
  /** Like `ready`, but also tries the database again when memory is in use. */
  retry(): Promise<Connection>
  /** This database was closed; the next `ready` opens it again. */
  drop(database: IDBPDatabase): void
  close(): Promise<void>
}

interface ConnectionOptions {
  open(): Promise<Connection>
  /** Called when a database that was open before cannot be opened again. */
  onLost(why: MemoryReason): void
}

export function createConnectionManager({ open, onLost }: ConnectionOptions): ConnectionManager {
  let opening: Promise<Connection> | undefined
  let current: Connection | undefined
  let hadDatabase = false

  async function openNext(): Promise<Connection> {
    const next = await open()
    opening = undefined
    current = next
    if (hadDatabase && next.kind === 'memory') onLost(next.why)
    hadDatabase = next.kind === 'database'
    return next
  }

  function reopen(): Promise<Connection> {
    opening ??= openNext()
    return opening
  }

  function ready(): Promise<Connection> {
    return opening ?? (current ? Promise.resolve(current) : reopen())
  }

  return {
    ready,
    retry: () => (current?.kind === 'memory' ? reopen() : ready()),
    drop(database) {
      if (current?.kind === 'database' && current.database === database) current = undefined
    },
    async close() {
      const last = await (opening ?? current)
      if (last?.kind === 'database') last.database.close()
    },
  }
}

interface ConnectOptions {
  name: string
  /** Timeout for opening the database, in milliseconds: another tab may block an upgrade. */
  openTimeout: number
  /**
   * Called when the browser or another tab requires the connection to be closed. A transaction that starts now is still
   * completed. `isOutdated`: another tab has a newer version of the shop and is about to migrate the database.
   */
  onGone(database: IDBPDatabase, isOutdated: boolean): void
  migrations?: readonly Migration[]
  /** The object stores that a database of this version must have. */
  stores?: readonly StoreName[]
}

/** Opens the database and runs the missing migrations; rejects with a StorageError. */
export async function connect(options: ConnectOptions): Promise<IDBPDatabase> {
  const opening = openDatabase(options)
  const timeout = timeoutAfter(options.openTimeout)
  try {
    return await Promise.race([opening, timeout.expired])
  } catch (error) {
    opening.then(
      (late) => late.close(),
      () => undefined,
    )
    throw storageErrorFrom(error)
  } finally {
    timeout.end()
  }
}

/** An async function, so that an exception thrown synchronously by the browser also becomes a rejection. */
async function openDatabase({
  name,
  onGone,
  migrations = allMigrations,
  stores = storeNames,
}: ConnectOptions): Promise<IDBPDatabase> {
  let database: IDBPDatabase | undefined
  function disconnect(isOutdated: boolean): void {
    if (database) onGone(database, isOutdated)
    database?.close()
  }

  database = await retryWhenAborted((onUpgradeFailed) =>
    openDB(name, migrations.at(-1)?.version ?? 1, {
      upgrade: (upgraded, from, _to, tx) =>
        void migrate(upgraded, tx, from, migrations).catch(onUpgradeFailed),
      // Without a next version, the database is about to be deleted.
      blocking: (_, next) => disconnect(next !== null),
      terminated: () => disconnect(false),
    }),
  )
  if (stores.every((store) => database.objectStoreNames.contains(store))) return database
  database.close()
  throw new StorageError('denied', 'Another application keeps a database under the same name')
}

/** While the user clears the site's data, the browser aborts each attempt to open the database; a later attempt may succeed. */
async function retryWhenAborted<R>(open: (onUpgradeFailed: () => void) => Promise<R>): Promise<R> {
  let hasUpgradeFailed = false
  for (const wait of [50, 200, 800]) {
    try {
      return await open(() => {
        hasUpgradeFailed = true
      })
    } catch (error) {
      if (hasUpgradeFailed || !(error instanceof DOMException && error.name === 'AbortError')) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return open(() => undefined)
}

async function migrate(
  database: IDBPDatabase,
  tx: UpgradeTransaction,
  from: number,
  migrations: readonly Migration[],
): Promise<void> {
  tx.done.catch(() => undefined)
  try {
    for (const { version, up } of migrations) if (version > from) await up(database, tx)
  } catch (error) {
    abort(tx)
    throw error
  }
}

function timeoutAfter(milliseconds: number): { expired: Promise<never>; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StorageError('denied', 'The database did not open in time')),
      milliseconds,
    )
  })
  return { expired, end: () => clearTimeout(timer) }
}
