import { type IDBPDatabase, openDB } from 'idb'
import { StorageError } from '../../../machines/domain/errors.ts'
import { storeNames } from '../../../machines/domain/store-layout.ts'
import type { StoreName } from '../../../machines/domain/stored.ts'
import { migrations as allSteps } from './migrations/migrations.ts'
import type { Step, UpgradeTransaction } from './migrations/step.ts'
import { storageErrorFrom } from './trouble.ts'

export interface ConnectOptions {
  name: string
  /** How long another tab may keep the database from opening, in milliseconds. */
  patience: number
  /** Called when the connection is gone though nobody here asked for it. */
  onGone(database: IDBPDatabase): void
  migrations?: readonly Step[]
  /** Those that a database of this version has. */
  stores?: readonly StoreName[]
}

/** Opens the database, brought to this version; rejects with a StorageError. */
export async function connect(options: ConnectOptions): Promise<IDBPDatabase> {
  const opening = opened(options)
  const patience = patienceOf(options.patience)
  try {
    return await Promise.race([opening, patience.over])
  } catch (error) {
    opening.then(
      (late) => late.close(),
      () => undefined,
    )
    throw storageErrorFrom(error)
  } finally {
    patience.end()
  }
}

/** A browser that refuses at once is heard the same way as one that refuses later, for this is async. */
async function opened({
  name,
  onGone,
  migrations = allSteps,
  stores = storeNames,
}: ConnectOptions): Promise<IDBPDatabase> {
  let database: IDBPDatabase | undefined
  function gone(): void {
    database?.close()
    if (database) onGone(database)
  }

  database = await unlessBrokenOff((onAbandoned) =>
    openDB(name, migrations.at(-1)?.version ?? 1, {
      upgrade: (upgraded, from, _to, tx) => void climb(upgraded, tx, from, migrations).catch(onAbandoned),
      blocking: gone,
      terminated: gone,
    }),
  )
  if (stores.every((store) => database.objectStoreNames.contains(store))) return database
  database.close()
  throw new StorageError('denied', 'Another application keeps a database under the same name')
}

/** While the site's data is being cleared, the browser breaks off every opening: the next one may succeed. */
async function unlessBrokenOff<R>(open: (onAbandoned: () => void) => Promise<R>): Promise<R> {
  let isAbandoned = false
  for (const wait of [50, 200, 800]) {
    try {
      return await open(() => {
        isAbandoned = true
      })
    } catch (error) {
      if (isAbandoned || !(error instanceof DOMException && error.name === 'AbortError')) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return open(() => undefined)
}

async function climb(
  database: IDBPDatabase,
  tx: UpgradeTransaction,
  from: number,
  migrations: readonly Step[],
): Promise<void> {
  tx.done.catch(() => undefined)
  try {
    for (const step of migrations) if (step.version > from) await step.up(database, tx)
  } catch (error) {
    abandon(tx)
    throw error
  }
}

/** An upgrade that failed by itself has been undone already. */
function abandon(tx: UpgradeTransaction): void {
  try {
    tx.abort()
  } catch {
    return
  }
}

function patienceOf(milliseconds: number): { over: Promise<never>; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StorageError('denied', 'The database did not open in time')),
      milliseconds,
    )
  })
  return { over, end: () => clearTimeout(timer) }
}
