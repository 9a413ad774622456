import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StorageChange } from '../../machines/domain/events.ts'
import { everythingChanged } from '../../machines/domain/store-layout.ts'
import { connect } from '../../src/adapters/storage/connection.ts'
import { type Migration, migrations } from '../../src/adapters/storage/migrations.ts'
import { eventually } from '../wait.ts'
import { aTab, freshName, rawContents } from './databases.ts'
import { aCart, anOrder, aProduct, aUser, records } from './examples.ts'

afterEach(() => vi.restoreAllMocks())

describe('opening the database', () => {
  it('stores records if the browser allows it', async () => {
    const tab = aTab()
    expect(await tab.open()).toEqual({ kind: 'persistent' })
    await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
    expect(await rawContents(tab.name, 'cart')).toEqual([aCart('guest', 1)])
  })

  it('happens automatically for the first transaction', async () => {
    const tab = aTab()
    await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
    expect(await rawContents(tab.name, 'cart')).toHaveLength(1)
  })

  it('falls back to memory if the browser refuses immediately', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The origin is opaque', 'SecurityError')
    })
    const tab = aTab()
    expect(await tab.open()).toEqual({ kind: 'memory', why: 'denied' })
    await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
    expect(await tab.transact('read', ['cart'], (tx) => tx.get('cart', 'guest'))).toEqual(aCart('guest', 1))
  })

  it('falls back to memory if there is no IndexedDB', async () => {
    const database = globalThis.indexedDB
    Reflect.deleteProperty(globalThis, 'indexedDB')
    try {
      expect(await aTab().open()).toEqual({ kind: 'memory', why: 'denied' })
    } finally {
      globalThis.indexedDB = database
    }
  })

  it('does not change a database of a newer version', async () => {
    const name = freshName()
    const newer = await openDB(name, 99, { upgrade: (database) => void database.createObjectStore('cart') })
    await newer.put('cart', { of: 'the future' }, 1)
    newer.close()
    const tab = aTab({ name })
    expect(await tab.open()).toEqual({ kind: 'memory', why: 'newer' })
    await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
    expect(await rawContents(name, 'cart')).toEqual([{ of: 'the future' }])
  })

  it('does not change the database of another application', async () => {
    const name = freshName()
    const other = await openDB(name, 2, { upgrade: (database) => void database.createObjectStore('photos') })
    other.close()
    expect(await aTab({ name }).open()).toEqual({ kind: 'memory', why: 'denied' })
  })

  it('stops waiting for a tab that does not close the older version', async () => {
    const name = freshName()
    const stubborn = await openDB(name, 1)
    const tab = aTab({ name, openTimeout: 30 })
    expect(await tab.open()).toEqual({ kind: 'memory', why: 'denied' })
    stubborn.close()
  })

  it('makes one attempt for two simultaneous callers', async () => {
    const open = vi.spyOn(indexedDB, 'open')
    const tab = aTab()
    expect(await Promise.all([tab.open(), tab.open()])).toEqual([
      { kind: 'persistent' },
      { kind: 'persistent' },
    ])
    expect(open).toHaveBeenCalledTimes(1)
  })
})

describe('a lost connection', () => {
  it('is opened again by the next transaction, and the tab reads its data again', async () => {
    const opened: IDBDatabase[] = []
    const tab = aTab()
    const news: StorageChange['type'][] = []
    const open = vi.spyOn(indexedDB, 'open')
    await tab.open()
    const [request] = open.mock.results
    if (request?.type === 'return') opened.push(request.value.result)
    tab.watch(({ type }) => news.push(type))
    await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
    for (const database of opened) Reflect.apply(forceCloseDatabase, undefined, [database])
    await eventually(() => expect(news).toEqual(['storage.changed']))
    expect(await tab.transact('read', ['cart'], (tx) => tx.get('cart', 'guest'))).toEqual(aCart('guest', 1))
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('is closed when the site data is cleared, and starts with an empty database', async () => {
    const tab = aTab()
    await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
    await deleteDB(tab.name)
    expect(await tab.transact('read', ['cart'], (tx) => tx.all('cart'))).toEqual([])
    await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 2)))
    expect(await rawContents(tab.name, 'cart')).toEqual([aCart('guest', 2)])
  })

  it('is closed for a newer shop in another tab, which is reported, and the records stay available in memory', async () => {
    const tab = aTab()
    const news: StorageChange[] = []
    await tab.transact('write', ['cart', 'orders'], async (tx) => {
      await tx.put('cart', aCart('guest', 1))
      await tx.put('orders', anOrder())
    })
    tab.watch((heard) => news.push(heard))
    const newer = await openDB(tab.name, 99)
    const found = await tab.transact('write', ['cart'], async (tx) => {
      const cart = await tx.get('cart', 'guest')
      await tx.put('cart', aCart('guest', 2))
      return cart
    })
    expect(found).toEqual(aCart('guest', 1))
    expect(await tab.transact('read', ['orders'], (tx) => tx.all('orders'))).toEqual([anOrder()])
    expect(await newer.getAll('cart')).toEqual([aCart('guest', 1)])
    expect(news).toEqual([everythingChanged, { type: 'storage.lost', why: 'newer' }])
    newer.close()
    expect(await tab.open()).toEqual({ kind: 'memory', why: 'newer' })
  })

  it('has the cart, the wishlist and the settings of its memory if the migration of a newer shop fails late', async () => {
    const tab = aTab({ openTimeout: 30 })
    const wish = (...ids: number[]) => ({ owner: 'guest', products: ids.map((id) => aProduct(id)) })
    await tab.transact('write', ['cart', 'wishlist', 'settings'], async (tx) => {
      await tx.put('cart', aCart('guest', 2))
      await tx.put('wishlist', wish(1, 2))
      await tx.put('settings', records.settings)
    })
    let isLong = true
    const newer = openDB(tab.name, 99, {
      async upgrade(_database, _from, _to, tx) {
        tx.done.catch(() => undefined)
        while (isLong) await tx.objectStore('cart').count()
        tx.abort()
      },
    })
    const failed = expect(newer).rejects.toThrow()
    await eventually(async () => expect(await tab.open()).toEqual({ kind: 'memory', why: 'newer' }))
    const changed = { ...records.settings, phone: '555-0199' }
    await tab.transact('write', ['wishlist', 'settings'], async (tx) => {
      await tx.put('wishlist', wish(2, 3))
      await tx.put('settings', changed)
    })
    isLong = false
    await failed
    await eventually(async () => expect(await tab.open()).toEqual({ kind: 'persistent' }))
    expect(await rawContents(tab.name, 'cart')).toEqual([aCart('guest', 2)])
    expect(await rawContents(tab.name, 'wishlist')).toEqual([wish(2, 3)])
    expect(await rawContents(tab.name, 'settings')).toEqual([changed])
  })
})

describe('retrying to open the database', () => {
  it('copies the records in memory to the database in one transaction', async () => {
    const name = freshName()
    const before = aTab({ name })
    await before.transact('write', ['cart', 'registeredUsers', 'wishlist', 'orders'], async (tx) => {
      await tx.put('cart', aCart('guest', 1, 2))
      await tx.put('registeredUsers', aUser('user-old', 'taken@shop.example'))
      await tx.put('wishlist', { owner: 'guest', products: [aProduct(1)] })
      await tx.put('orders', anOrder('order-1', 'attempt-1'))
    })

    const denied = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not now', 'SecurityError')
    })
    const tab = aTab({ name })
    await tab.open()
    await tab.transact(
      'write',
      ['cart', 'registeredUsers', 'wishlist', 'orders', 'settings', 'user'],
      async (tx) => {
        await tx.put('cart', aCart('guest', 2, 3))
        await tx.put('registeredUsers', aUser('user-new', 'new@shop.example'))
        await tx.put('registeredUsers', aUser('user-twin', 'taken@shop.example'))
        await tx.put('user', { key: 'current', id: 'user-new' })
        await tx.put('wishlist', { owner: 'guest', products: [aProduct(1), aProduct(2)] })
        await tx.put('orders', anOrder('order-2', 'attempt-2'))
        await tx.put('settings', records.settings)
      },
    )
    denied.mockRestore()

    expect(await tab.open()).toEqual({ kind: 'persistent' })
    const [cart] = await before.transact('read', ['cart'], (tx) => tx.all('cart'))
    expect(cart?.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ])
    const users = await before.transact('read', ['registeredUsers'], (tx) => tx.all('registeredUsers'))
    expect(users.map(({ id }) => id)).toEqual(['user-new', 'user-old'])
    expect(await rawContents(name, 'user')).toEqual([{ key: 'current', id: 'user-new' }])
    expect(await rawContents(name, 'orders')).toHaveLength(2)
    expect(await rawContents(name, 'wishlist')).toEqual([
      { owner: 'guest', products: [aProduct(1), aProduct(2)] },
    ])
    expect(await rawContents(name, 'settings')).toEqual([records.settings])
    expect(await tab.open()).toEqual({ kind: 'persistent' })
    expect(await rawContents(name, 'cart')).toEqual([cart])
  })
})

describe('a failing upgrade', () => {
  it('leaves the database unchanged', async () => {
    const name = freshName()
    const options = { name, openTimeout: 1_000, onGone: () => undefined }
    const before = await connect(options)
    await before.put('cart', aCart('guest', 1))
    before.close()
    const broken: Migration = {
      version: migrations.length + 1,
      async up(_, tx) {
        await tx.objectStore('cart').clear()
        throw new Error('The migration fails.')
      },
    }
    await expect(connect({ ...options, migrations: [broken] })).rejects.toMatchObject({
      name: 'StorageError',
    })
    const after = await connect(options)
    expect(await after.getAll('cart')).toEqual([aCart('guest', 1)])
    after.close()
  })
})
