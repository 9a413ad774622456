import type { Ports } from '../../../machines/ports/ports.ts'
import type { StorageNews, StoragePort, Transaction } from '../../../machines/ports/storage-port.ts'
import { everythingChanged } from '../../../machines/ports/store-layout.ts'

export interface LateStorageOptions {
  /** Fetches the code of the real one. */
  load(): Promise<StoragePort>
  /** Whether this browser keeps nothing of the shop yet. */
  isBlank(): Promise<boolean>
  /** Resolves once the page shows what it was opened for. */
  calm: Promise<unknown>
  surroundings: Pick<Ports['surroundings'], 'online' | 'watch'>
}

/** What a database that nobody has made yet answers. */
const blank: Transaction = {
  get: async () => undefined,
  all: async () => [],
  find: async () => [],
  put: async () => undefined,
  remove: async () => undefined,
  clear: async () => undefined,
}

/**
 * The shop's records, for whose code a first visitor does not wait: what is read from an empty browser is known without
 * it. The first change, and any record that is there already, bring it at once; every change waits until it is there.
 */
export function createLateStorage({ load, isBlank, calm, surroundings }: LateStorageOptions): StoragePort {
  const listeners = new Map<(news: StorageNews) => void, () => void>()
  const nothing = () => undefined
  let hasAnsweredBlank = false
  let whole: StoragePort | undefined
  let arriving: Promise<StoragePort> | undefined
  let blankness: Promise<boolean> | undefined

  /** Code that could not be fetched is asked for again when it is next needed. */
  function arrival(): Promise<StoragePort> {
    arriving ??= arrive().catch((error: unknown) => {
      arriving = undefined
      throw error
    })
    return arriving
  }

  async function arrive(): Promise<StoragePort> {
    const [storage, isStillBlank] = await Promise.all([load(), isBlank()])
    whole = storage
    for (const listener of listeners.keys()) listeners.set(listener, storage.watch(listener))
    if (hasAnsweredBlank && !isStillBlank)
      for (const listener of listeners.keys()) listener(everythingChanged)
    return storage
  }

  /** A network that went away before the code was there says nothing of the storage. */
  async function patientArrival(): Promise<StoragePort> {
    try {
      return await arrival()
    } catch (error) {
      if (surroundings.online()) throw error
      await backOnline()
      return patientArrival()
    }
  }

  function backOnline(): Promise<void> {
    return new Promise((resolve) => {
      const stop = surroundings.watch((news) => {
        if (news.type !== 'online' || !news.online) return
        stop()
        resolve()
      })
    })
  }

  async function knowsNothing(): Promise<boolean> {
    if (arriving) return false
    blankness ??= isBlank()
    return (await blankness) && !arriving
  }

  return {
    async open() {
      if (await knowsNothing()) await calm
      return (await patientArrival()).open()
    },
    async transact(mode, stores, work) {
      if (whole) return whole.transact(mode, stores, work)
      if (mode === 'read' && (await knowsNothing())) {
        hasAnsweredBlank = true
        return work(blank)
      }
      // The answers of the sources are kept for the next visit only: they come last.
      if (mode === 'write' && stores.every((store) => store === 'sources')) await calm
      return (await arrival()).transact(mode, stores, work)
    },
    watch(listener) {
      listeners.set(listener, whole?.watch(listener) ?? nothing)
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
  }
}
