import type { StoreName } from '../../machines/domain/stored.ts'
import type { FakeStorage } from '../../machines/fakes/fake-storage.ts'

/** Collects the write transactions of one store. `onFirst` runs during the first one. */
export function writesOf(
  storage: FakeStorage,
  store: StoreName,
  onFirst: () => void = () => undefined,
): Promise<unknown>[] {
  const { transact } = storage
  const writes: Promise<unknown>[] = []
  storage.transact = (mode, stores, work) => {
    const result = transact.call(storage, mode, stores, work)
    if (mode === 'write' && stores.includes(store)) {
      writes.push(result)
      result.catch(() => undefined)
      if (writes.length === 1) onFirst()
    }
    return result as ReturnType<typeof work>
  }
  return writes
}
