import { fromPromise } from 'xstate'
import { currentUserStores, resolveOwner } from '../domain/current-user.ts'
import { NotSignedIn } from '../domain/errors.ts'
import type { Recalled } from '../domain/optimistic.ts'
import type { StoreName, Transaction } from '../domain/stored.ts'
import { guest, type Owner } from '../domain/user.ts'
import type { JournalEntries, JournalKind, Ports } from '../ports/ports.ts'

type JournaledStore = Extract<JournalKind & StoreName, 'cart' | 'wishlist'>
type ChangeOf<Store extends JournaledStore> = JournalEntries[Store]['change']

interface JournaledWrite<Store extends JournaledStore> {
  owner: Owner
  changes: readonly ChangeOf<Store>[]
}

interface RecallInput<Store extends JournaledStore> {
  owner: Owner
  /** Changes that the actor has recorded itself, and will write itself. */
  pending: readonly ChangeOf<Store>[]
}

interface StoreAccess<Store extends JournaledStore, Value> {
  get(tx: Transaction, owner: Owner): Promise<Value>
  put(tx: Transaction, owner: Owner, value: Value): Promise<void>
  apply(value: Value, change: ChangeOf<Store>): Value
}

/** How long the record of an applied change is stored. In milliseconds. */
const appliedRetentionMs = 30 * 24 * 60 * 60 * 1000

/**
 * The actors and actions of `optimisticStates` that read and write a store through the journal. Each change is recorded before its
 * transaction begins, and dropped after that is committed. The transaction adds the change's id to `appliedChanges`, so that a change
 * that is written again (by the next page, or by another tab) is applied only once.
 */
export function throughJournal<Store extends JournaledStore, Value>(
  { storage, journal, clock, log }: Pick<Ports, 'storage' | 'journal' | 'clock' | 'log'>,
  store: Store,
  { get, put, apply }: StoreAccess<Store, Value>,
) {
  const logRefused = (error: unknown) => log.error(`Changes of the ${store} could not be written`, { error })
  const read = (owner: Owner) => storage.transact('read', [store], (tx) => get(tx, owner))

  async function write({ owner, changes }: JournaledWrite<Store>): Promise<Value> {
    const drop = () =>
      journal.drop(
        store,
        changes.map(({ entry }) => entry),
      )
    const stores: StoreName[] = [store, 'appliedChanges', ...currentUserStores]
    try {
      const value = await storage.transact('write', stores, (tx) => applyChanges(tx, { owner, changes }))
      drop()
      return value
    } catch (error) {
      if (error instanceof NotSignedIn) drop()
      throw error
    }
  }

  async function applyChanges(tx: Transaction, { owner, changes }: JournaledWrite<Store>): Promise<Value> {
    const current = await resolveOwner(tx, owner)
    // Changes of a deleted account must not create its record again.
    if (!current) throw new NotSignedIn()
    let result: Value = await get(tx, current)
    let isChanged = false
    for (const change of changes) {
      if (await tx.get('appliedChanges', change.entry)) continue
      result = apply(result, change)
      isChanged = true
      await tx.put('appliedChanges', { id: change.entry, at: clock.now() })
    }
    if (isChanged) await put(tx, current, result)
    return result
  }

  /** Writes the entries that earlier pages left in the journal. Changes that are refused again stay in the journal. */
  async function recall({ owner, pending }: RecallInput<Store>): Promise<Recalled<Value, ChangeOf<Store>>> {
    const pendingIds = new Set(pending.map(({ entry }) => entry))
    const unwritten = journal.entries(store).filter(({ change }) => !pendingIds.has(change.entry))
    const refused: JournaledWrite<Store>[] = []
    for (const batch of batchesOf<Store>(unwritten)) {
      // After a refused change, later ones are not written either, so that the order does not change.
      if (refused.length > 0) refused.push(batch)
      else
        await write(batch).catch((error: unknown) => {
          if (error instanceof NotSignedIn) return
          refused.push(batch)
          logRefused(error)
        })
    }
    const belongsToOwner = (batch: JournaledWrite<Store>) => batch.owner === owner || batch.owner === guest
    return {
      value: await read(owner),
      refused: refused.filter(belongsToOwner).flatMap(({ changes }) => changes),
    }
  }

  return {
    actors: {
      recall: fromPromise(({ input }: { input: RecallInput<Store> }) => recall(input)),
      read: fromPromise(({ input }: { input: { owner: Owner } }) => read(input.owner)),
      write: fromPromise(({ input }: { input: JournaledWrite<Store> }) => write(input)),
    },
    actions: {
      record: (_: unknown, entry: JournalEntries[Store]) => journal.record(store, entry.change.entry, entry),
      logRefused: (_: unknown, { error }: { error: unknown }) => logRefused(error),
      logUnreadable: () => log.error(`The ${store} could not be read; an empty one is used.`),
    },
  }
}

/** Consecutive changes of one owner are written together. */
function batchesOf<Store extends JournaledStore>(entries: readonly JournalEntries[Store][]) {
  const batches: { owner: Owner; changes: ChangeOf<Store>[] }[] = []
  for (const { owner, change } of entries) {
    const last = batches.at(-1)
    if (last?.owner === owner) last.changes.push(change)
    else batches.push({ owner, changes: [change] })
  }
  return batches
}

/** Removes old records of applied changes, except those of changes that are still in the journal. */
export async function pruneApplied({
  storage,
  journal,
  clock,
}: Pick<Ports, 'storage' | 'journal' | 'clock'>): Promise<void> {
  const cutoffMs = clock.now() - appliedRetentionMs
  const applied = await storage.transact('read', ['appliedChanges'], (tx) => tx.all('appliedChanges'))
  const old = applied.filter(({ at }) => at < cutoffMs)
  if (old.length === 0) return
  const journaledIds = new Set(
    [...journal.entries('cart'), ...journal.entries('wishlist')].map(({ change }) => change.entry),
  )
  await storage.transact('write', ['appliedChanges'], async (tx) => {
    for (const { id } of old) if (!journaledIds.has(id)) await tx.remove('appliedChanges', id)
  })
}
