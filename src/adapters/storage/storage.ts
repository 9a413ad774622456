import type { IDBPDatabase } from 'idb'
import { storageErrorKind } from '../../../machines/domain/errors.ts'
import type { StorageChange } from '../../../machines/domain/events.ts'
import { everythingChanged, isStoreName, storeNames } from '../../../machines/domain/store-layout.ts'
import type { StoreName, Transaction } from '../../../machines/domain/stored.ts'
import { createMemoryStorage } from '../../../machines/memory/memory-storage.ts'
import type { Ports, StoragePort, StorageStatus } from '../../../machines/ports/ports.ts'
import { copyMemoryToDatabase, copyToMemory, type Records, recordsOf } from './carry-over.ts'
import { type Connection, connect, createConnectionManager } from './connection.ts'
import { NotConnected, runOn } from './database.ts'
import { createQuarantine } from './quarantine.ts'

const databaseName = 'statecart'

export interface StorageOptions extends Pick<Ports, 'clock' | 'log'> {
  name?: string
  /** How long the database may take to open, in milliseconds. */
  openTimeout?: number
  /** Runs after each opening of the database, before its first transaction. Returns the records that it has quarantined. */
  migrateLegacy?: (transact: StoragePort['transact']) => Promise<readonly { store: StoreName }[]>
}

export interface ShopStorage extends StoragePort {
  close(): Promise<void>
}

type TransactArguments<R> = [
  mode: 'read' | 'write',
  stores: readonly StoreName[],
  work: (tx: Transaction) => Promise<R>,
]

/** The shop's records in IndexedDB, or in memory when the browser has no usable IndexedDB. */
export function createStorage(options: StorageOptions): ShopStorage {
  const { name = databaseName, openTimeout = 3_000, migrateLegacy, log } = options
  const memory = createMemoryStorage()
  const notifier = createChangeNotifier(name)
  const quarantine = createQuarantine(options, notifier.notify)
  const connections = createConnectionManager({
    open,
    onLost: (why) => notifier.notify({ type: 'storage.lost', why }),
  })
  /** The records of a database that a newer version of the shop has taken over. */
  let takenOver: Promise<Records> | undefined
  let isCopy = false

  async function open(): Promise<Connection> {
    try {
      const database = await connect({ name, openTimeout, onGone })
      await prepareDatabase(database)
      takenOver = undefined
      return { kind: 'database', database }
    } catch (error) {
      log.error('The database cannot be used', { error })
      const isOutdated = takenOver !== undefined || storageErrorKind(error) === 'newer'
      await continueInMemory(takenOver)
      return { kind: 'memory', why: isOutdated ? 'newer' : 'denied' }
    }
  }

  async function prepareDatabase(database: IDBPDatabase): Promise<void> {
    try {
      await copyMemoryToDatabase(memory, transactOn(database), isCopy)
      isCopy = false
    } catch (error) {
      database.close()
      throw error
    }
    try {
      quarantine.report((await migrateLegacy?.(transactOn(database))) ?? [])
    } catch (error) {
      log.error('Records of an older shop were not moved into the database', { error })
    }
  }

  /** Continues the visit in memory with a copy of the records. */
  async function continueInMemory(records: Promise<Records> | undefined): Promise<void> {
    takenOver = undefined
    try {
      if (!records) return
      await copyToMemory(await records, memory)
      isCopy = true
    } catch (error) {
      log.error('The records could not be copied into memory', { error })
    }
  }

  function onGone(database: IDBPDatabase, isOutdated: boolean): void {
    if (isOutdated) takenOver = recordsOf(database)
    takenOver?.catch(() => undefined)
    connections.drop(database)
    notifier.notify(everythingChanged)
  }

  function transactOn(database: IDBPDatabase): StoragePort['transact'] {
    return async (mode, stores, work) => {
      try {
        const { result, changed } = await runOn(database, mode, stores, work, quarantine.add)
        notifier.notifyOtherTabs(changed)
        return result
      } finally {
        await quarantine.flush(database)
      }
    }
  }

  async function transact<R>(...[mode, stores, work]: TransactArguments<R>): Promise<R> {
    const connection = await connections.ready()
    if (connection.kind === 'memory') return memory.transact(mode, stores, work)
    try {
      return await transactOn(connection.database)(mode, stores, work)
    } catch (error) {
      if (!(error instanceof NotConnected)) throw error
      connections.drop(connection.database)
      return transact(mode, stores, work)
    }
  }

  return {
    async open(): Promise<StorageStatus> {
      const connection = await connections.retry()
      return connection.kind === 'database' ? { kind: 'persistent' } : connection
    },
    transact,
    watch: notifier.watch,
    async close() {
      notifier.close()
      await connections.close()
    },
  }
}

interface ChangeNotifier {
  watch(listener: (change: StorageChange) => void): () => void
  /** Notifies the listeners in this tab. Changes before the first listener are queued for it. */
  notify(change: StorageChange): void
  /** Notifies the other tabs that these stores have changed. */
  notifyOtherTabs(stores: readonly StoreName[]): void
  close(): void
}

function createChangeNotifier(name: string): ChangeNotifier {
  const listeners = new Set<(change: StorageChange) => void>()
  const queued: StorageChange[] = []
  const channel = channelOf(name)

  function notify(change: StorageChange): void {
    if (listeners.size === 0) queued.push(change)
    for (const listener of listeners) listener(change)
  }

  /** Not queued, because before the first listener no actor has read records that could be outdated. */
  function notifyChanged(stores: StoreName[]): void {
    if (stores.length > 0 && listeners.size > 0) notify({ type: 'storage.changed', stores })
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    notifyChanged(Array.isArray(data) ? data.filter(isStoreName) : []),
  )
  /** A page in the back/forward cache receives no messages, so all stores may have changed when it returns. */
  const stopRestoreListener = onRestored(() => notifyChanged([...storeNames]))

  return {
    watch(listener) {
      listeners.add(listener)
      for (const change of queued.splice(0)) listener(change)
      return () => listeners.delete(listener)
    },
    notify,
    notifyOtherTabs(stores) {
      if (stores.length > 0) channel?.postMessage(stores)
    },
    close() {
      channel?.close()
      stopRestoreListener()
    },
  }
}

/** Undefined if the browser does not allow the channel; the tab then does not learn of changes in other tabs. */
function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

function onRestored(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined
  const page = window
  const restored = ({ persisted }: PageTransitionEvent) => persisted && listener()
  page.addEventListener('pageshow', restored)
  return () => page.removeEventListener('pageshow', restored)
}
