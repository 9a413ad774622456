import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach } from 'vitest'
import type { StoreName } from '../../machines/domain/stored.ts'
import { createFakeClock } from '../../machines/fakes/fake-clock.ts'
import { createFakeLog, type FakeLog } from '../../machines/fakes/fake-outputs.ts'
import { createStorage, type ShopStorage, type StorageOptions } from '../../src/adapters/storage/storage.ts'

const opened: ShopStorage[] = []
let count = 0

export function freshName(): string {
  count += 1
  return `shop-${count}`
}

/** A storage with its own connection, like a separate tab; closed after the test. */
export function aTab(options: Partial<StorageOptions> = {}): ShopStorage & { name: string; log: FakeLog } {
  const name = options.name ?? freshName()
  const log = createFakeLog()
  const storage = createStorage({ clock: createFakeClock(), log, ...options, name })
  opened.push(storage)
  return { ...storage, name, log }
}

afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close()
})

/** The raw records of a store, without the shop's decoders. */
export async function rawContents(name: string, store: StoreName): Promise<unknown[]> {
  const database = await openDB(name)
  const raw: unknown[] = await database.getAll(store)
  database.close()
  return raw
}

export async function plant(name: string, store: StoreName, ...raws: unknown[]): Promise<void> {
  const database = await openDB(name)
  const tx = database.transaction(store, 'readwrite')
  for (const raw of raws) await tx.store.put(raw)
  await tx.done
  database.close()
}
