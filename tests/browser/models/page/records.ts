/** Reads and writes the shop's records without the shop. All of these functions run in the page. */

type Records = Readonly<Record<string, readonly unknown[]>>

interface DirectAccess {
  run<R>(mode: IDBTransactionMode, stores: string[], work: (tx: IDBTransaction) => IDBRequest<R>): Promise<R>
  names(): Promise<string[]>
}

type WindowWithAccess = Window & { directAccess?: DirectAccess }

/** Must run before the gates are installed, so that tests can reach the database without them. */
export function installDirectAccess(): void {
  const begin = IDBDatabase.prototype.transaction

  function answer<R>(request: IDBRequest<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }

  /** Never creates the database, which is left to the shop. */
  function connect(): Promise<IDBDatabase> {
    const opening = indexedDB.open('statecart')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    return answer(opening)
  }

  const directAccess: DirectAccess = {
    async run(mode, stores, work) {
      const database = await connect()
      try {
        const tx = begin.call(database, stores, mode)
        const done = new Promise<void>((resolve, reject) => {
          tx.oncomplete = () => resolve()
          tx.onabort = () => reject(tx.error)
        })
        const [result] = await Promise.all([answer(work(tx)), done])
        return result
      } finally {
        database.close()
      }
    },
    async names() {
      const database = await connect()
      const names = [...database.objectStoreNames]
      database.close()
      return names
    },
  }
  Object.assign(window, { directAccess })
}

export async function replaceRecords(records: Records): Promise<void> {
  const { directAccess } = window as WindowWithAccess
  const names = (await directAccess?.names()) ?? []
  await directAccess?.run('readwrite', names, (tx) => {
    const cleared = names.map((name) => tx.objectStore(name).clear()).at(-1)
    for (const [name, added] of Object.entries(records))
      for (const one of added) tx.objectStore(name).put(one)
    if (!cleared) throw new Error('The database has no stores.')
    return cleared
  })
}

export async function writeDirectly([store, records]: readonly [string, readonly unknown[]]): Promise<void> {
  const { directAccess } = window as WindowWithAccess
  for (const record of records)
    await directAccess?.run('readwrite', [store], (tx) => tx.objectStore(store).put(record))
}

export async function removeDirectly([store, key]: readonly [string, string | number]): Promise<void> {
  const { directAccess } = window as WindowWithAccess
  await directAccess?.run('readwrite', [store], (tx) => tx.objectStore(store).delete(key))
}

export async function readDirectly(store: string): Promise<unknown[]> {
  const { directAccess } = window as WindowWithAccess
  return (await directAccess?.run('readonly', [store], (tx) => tx.objectStore(store).getAll())) ?? []
}

/** Reports a change as another tab does; resolves when this tab has received the message and started to handle it. */
export async function announceChange(stores: readonly string[]): Promise<void> {
  const sender = new BroadcastChannel('statecart')
  const receiver = new BroadcastChannel('statecart')
  await new Promise((resolve) => {
    receiver.onmessage = resolve
    sender.postMessage(stores)
  })
  sender.close()
  receiver.close()
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** Stores preferences in localStorage, and sends the events of changes by another tab. */
export function announcePreferences(preferences: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(preferences)) {
    localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key }))
  }
}
