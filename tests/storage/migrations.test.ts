import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, it, vi } from 'vitest'
import { storeIndexes, storeNames } from '../../machines/domain/store-layout.ts'
import { connect } from '../../src/adapters/storage/connection.ts'
import { migrations } from '../../src/adapters/storage/migrations.ts'
import { freshName, rawContents } from './databases.ts'
import { aCart, anOrder, records } from './examples.ts'

/** Creates a database of this version with these records. */
async function databaseOfVersion(version: number, fill: [string, unknown][]): Promise<string> {
  const name = freshName()
  const database = await connect({
    name,
    openTimeout: 1_000,
    onGone: () => undefined,
    migrations: migrations.filter((step) => step.version <= version),
    stores: [],
  })
  for (const [store, record] of fill) await database.put(store, record)
  database.close()
  return name
}

async function climbed(name: string) {
  const database = await connect({ name, openTimeout: 1_000, onGone: () => undefined })
  const { version } = database
  const indexes = storeIndexes.map(({ store, name: index }) => {
    const { unique } = database.transaction(store).store.index(index)
    return { store, name: index, unique }
  })
  const stores = [...database.objectStoreNames].sort()
  database.close()
  return { version, indexes, stores }
}

it('has consecutive version numbers', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => at + 1))
})

it.each([0, ...migrations.map(({ version }) => version)])(
  'leads from version %i to the current schema',
  async (version) => {
    const name = version === 0 ? freshName() : await databaseOfVersion(version, [])
    expect(await climbed(name)).toEqual({
      version: migrations.length,
      indexes: storeIndexes,
      stores: [...storeNames].sort(),
    })
  },
)

it('keeps every record of version 1', async () => {
  const { appliedChanges: _, ...first } = records
  const name = await databaseOfVersion(1, Object.entries(first))
  await climbed(name)
  for (const store of storeNames)
    expect(await rawContents(name, store)).toEqual(store === 'appliedChanges' ? [] : [records[store]])
})

it('quarantines a second order with the same attempt in version 2', async () => {
  const [first, second] = [anOrder('order-1', 'attempt-1'), anOrder('order-2', 'attempt-1')]
  const other = anOrder('order-3', 'attempt-3')
  const old = { id: 'order-4', note: 'without an attempt' }
  const older = { ...old, id: 'order-5' }
  const orders = [first, second, other, old, older]
  const name = await databaseOfVersion(1, [
    ...orders.map((order): [string, unknown] => ['orders', order]),
    ['cart', aCart()],
  ])
  await climbed(name)
  expect(await rawContents(name, 'orders')).toEqual([first, other, old, older])
  expect(await rawContents(name, 'quarantine')).toEqual([
    expect.objectContaining({ store: 'orders', raw: second }),
  ])
  expect(await rawContents(name, 'cart')).toEqual([aCart()])
})

it('removes the former write ids from carts in version 3', async () => {
  const name = await databaseOfVersion(2, [
    ['cart', { ...records.cart, written: ['write-1'] }],
    ['cart', aCart('user-1', 3)],
    ['cart', { owner: 'user-2', lines: 'unreadable' }],
  ])
  await climbed(name)
  expect(await rawContents(name, 'cart')).toEqual([
    records.cart,
    aCart('user-1', 3),
    { owner: 'user-2', lines: 'unreadable' },
  ])
})

it('makes an open tab with the former version close its connection', async () => {
  const name = await databaseOfVersion(1, [])
  const onGone = vi.fn()
  const old = await connect({
    name,
    openTimeout: 1_000,
    onGone,
    migrations: migrations.slice(0, 1),
    stores: [],
  })
  expect(old.version).toBe(1)
  expect(await climbed(name)).toMatchObject({ version: migrations.length })
  expect(onGone).toHaveBeenCalledTimes(1)
  await expect(openDB(name, 1)).rejects.toMatchObject({ name: 'VersionError' })
})
