import type { IDBPDatabase } from 'idb'
import { troubleOf } from '../../../machines/domain/errors.ts'
import { everythingChanged } from '../../../machines/domain/store-layout.ts'
import type { StoreName, Transaction } from '../../../machines/domain/stored.ts'
import { createMemoryStorage } from '../../../machines/memory/memory-storage.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import type { StoragePort, StorageStatus } from '../../../machines/ports/storage-port.ts'
import { carryOver } from './carry-over.ts'
import { connect } from './connect.ts'
import { NotConnected, runOn } from './database.ts'
import { databaseName } from './database-name.ts'
import { createGroundKeeper, type Ground } from './ground.ts'
import { createNews } from './news.ts'
import { createAside } from './set-aside.ts'

export interface StorageOptions extends Pick<Ports, 'clock' | 'log'> {
  name?: string
  /** How long the database may take to open, in milliseconds. */
  patience?: number
  /** Runs on every database that was just opened, before anything else sees it. */
  moveIn?: (transact: StoragePort['transact']) => Promise<void>
}

export interface ShopStorage extends StoragePort {
  close(): Promise<void>
}

type Transacting<R> = [
  mode: 'read' | 'write',
  stores: readonly StoreName[],
  work: (tx: Transaction) => Promise<R>,
]

/** The shop's records in IndexedDB, or in memory where the browser keeps none. */
export function createStorage(options: StorageOptions): ShopStorage {
  const { name = databaseName, patience = 3_000, moveIn, log } = options
  const memory = createMemoryStorage()
  const news = createNews(name)
  const aside = createAside(options, news.tell)
  const grounds = createGroundKeeper({ find, onLost: () => news.tell({ type: 'storage.lost' }) })

  async function find(): Promise<Ground> {
    try {
      const database = await connect({ name, patience, onGone })
      await settle(database)
      return { kind: 'kept', database }
    } catch (error) {
      log.error('The database cannot be used', { error })
      return { kind: 'memory', why: troubleOf(error) === 'newer' ? 'newer' : 'denied' }
    }
  }

  async function settle(database: IDBPDatabase): Promise<void> {
    try {
      await carryOver(memory, over(database))
    } catch (error) {
      database.close()
      throw error
    }
    await moveIn?.(over(database)).catch((error: unknown) =>
      log.error('Older records stay where they are', { error }),
    )
  }

  function onGone(database: IDBPDatabase): void {
    grounds.leave(database)
    news.tell(everythingChanged)
  }

  function over(database: IDBPDatabase): StoragePort['transact'] {
    return async (mode, stores, work) => {
      try {
        const { result, changed } = await runOn(database, mode, stores, work, aside.note)
        news.announce(changed)
        return result
      } finally {
        await aside.keep(database)
      }
    }
  }

  async function transact<R>(...[mode, stores, work]: Transacting<R>): Promise<R> {
    const ground = await grounds.ready()
    if (ground.kind === 'memory') return memory.transact(mode, stores, work)
    try {
      return await over(ground.database)(mode, stores, work)
    } catch (error) {
      if (!(error instanceof NotConnected)) throw error
      grounds.leave(ground.database)
      return transact(mode, stores, work)
    }
  }

  return {
    async open(): Promise<StorageStatus> {
      const ground = await grounds.again()
      return ground.kind === 'kept' ? { kind: 'kept' } : ground
    },
    transact,
    watch: news.watch,
    async close() {
      news.close()
      await grounds.close()
    },
  }
}
