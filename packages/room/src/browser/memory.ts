const database = 'statecart-room'
const store = 'memory'

/** Values that the room stores between visits, by name. */
export interface Memory {
  of(name: string): unknown
  save(name: string, value: unknown): void
}

/** Reads all values when the room opens. Without IndexedDB, values are lost when the page closes. */
export async function openMemory(): Promise<Memory> {
  const opened = await openDatabase().catch(() => undefined)
  const values = opened ? await readAll(opened).catch(() => new Map<string, unknown>()) : new Map()
  return {
    of: (name) => values.get(name),
    save(name, value) {
      values.set(name, value)
      if (opened) writableStore(opened)?.put(value, name)
    },
  }
}

/** Async, so that it also rejects where `indexedDB` is missing or denied. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return await resultOf(request)
}

/** Undefined after the browser has closed the database, for example because the user has deleted the data of the site. */
function writableStore(opened: IDBDatabase): IDBObjectStore | undefined {
  try {
    return opened.transaction(store, 'readwrite').objectStore(store)
  } catch {
    return undefined
  }
}

async function readAll(opened: IDBDatabase): Promise<Map<string, unknown>> {
  const values = opened.transaction(store).objectStore(store)
  const [names, all] = await Promise.all([resultOf(values.getAllKeys()), resultOf(values.getAll())])
  return new Map(names.map((name, at) => [String(name), all[at] as unknown]))
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
