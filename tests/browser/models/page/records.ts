/** Reads and writes the shop's records without the shop. All of these functions run in the page. */

type Records = Readonly<Record<string, readonly unknown[]>>

interface Beside {
  run<R>(mode: IDBTransactionMode, stores: string[], work: (tx: IDBTransaction) => IDBRequest<R>): Promise<R>
  names(): Promise<string[]>
}

type WindowBeside = Window & { beside?: Beside }

/** Must run before the gates are installed, so that tests can reach the database without them. */
export function openWayBeside(): void {
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

  const beside: Beside = {
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
  Object.assign(window, { beside })
}

export async function emptyAndFill(records: Records): Promise<void> {
  const { beside } = window as WindowBeside
  const names = (await beside?.names()) ?? []
  await beside?.run('readwrite', names, (tx) => {
    const cleared = names.map((name) => tx.objectStore(name).clear()).at(-1)
    for (const [name, those] of Object.entries(records))
      for (const one of those) tx.objectStore(name).put(one)
    if (!cleared) throw new Error('The database has no stores.')
    return cleared
  })
}

export async function writeBeside([store, records]: readonly [string, readonly unknown[]]): Promise<void> {
  const { beside } = window as WindowBeside
  for (const record of records)
    await beside?.run('readwrite', [store], (tx) => tx.objectStore(store).put(record))
}

export async function removeBeside([store, key]: readonly [string, string | number]): Promise<void> {
  const { beside } = window as WindowBeside
  await beside?.run('readwrite', [store], (tx) => tx.objectStore(store).delete(key))
}

export async function readBeside(store: string): Promise<unknown[]> {
  const { beside } = window as WindowBeside
  return (await beside?.run('readonly', [store], (tx) => tx.objectStore(store).getAll())) ?? []
}

/** Reports a change as another tab does; resolves when this tab has received the message and started to handle it. */
export async function tellTabs(stores: readonly string[]): Promise<void> {
  const mouth = new BroadcastChannel('statecart')
  const ear = new BroadcastChannel('statecart')
  await new Promise((resolve) => {
    ear.onmessage = resolve
    mouth.postMessage(stores)
  })
  mouth.close()
  ear.close()
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}
