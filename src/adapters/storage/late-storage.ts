import type { Ports } from '../../../machines/ports/ports.ts'
import type { StorageNews, StoragePort, Transaction } from '../../../machines/ports/storage-port.ts'
import { everythingChanged } from '../../../machines/ports/store-layout.ts'
import type { StoreName } from '../../../machines/ports/stored.ts'

export interface LateStorageOptions {
  /** Fetches the code of the real one. */
  load(): Promise<StoragePort>
  /** Whether this browser keeps nothing of the shop yet. */
  isBlank(): Promise<boolean>
  /** Resolves once the page shows what it was opened for. */
  calm: Promise<unknown>
  surroundings: Pick<Ports['surroundings'], 'online' | 'watch'>
}

/** What is kept for the next look or visit only comes last: the answers of the sources, and where somebody has been. */
const forLater: readonly StoreName[] = ['sources', 'recentlyViewed']

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
 * it. The first change, and any record that is there already, bring it at once; every change waits until it is there,
 * for the network as well.
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

  /**
   * A network that went away before the code was there says nothing of the storage. A request knows of it before the
   * browser says so, which is why one failure is not believed.
   */
  async function patientArrival(chances = 2): Promise<StoragePort> {
    try {
      return await arrival()
    } catch (error) {
      if (chances === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 300))
      if (surroundings.online()) return patientArrival(chances - 1)
      await backOnline()
      return patientArrival(chances)
    }
  }

  function backOnline(): Promise<void> {
    return new Promise((resolve) => {
      const stop = surroundings.watch((news) => {
        if (news.type !== 'surroundings.online' || !news.online) return
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

  /** Nothing, where nothing can be there to be read. */
  async function arrivalUnlessBlank(): Promise<StoragePort | undefined> {
    try {
      if (!(await knowsNothing())) return await arrival()
    } catch (error) {
      if (!(await knowsNothing())) throw error
    }
    hasAnsweredBlank = true
    return undefined
  }

  return {
    async open() {
      if (await knowsNothing()) await calm
      return (await patientArrival()).open()
    },
    async transact(mode, stores, work) {
      if (whole) return whole.transact(mode, stores, work)
      if (mode === 'read') {
        const storage = await arrivalUnlessBlank()
        return storage ? storage.transact(mode, stores, work) : work(blank)
      }
      if (stores.every((store) => forLater.includes(store))) await calm
      return (await patientArrival()).transact(mode, stores, work)
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
