import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../machines/memory/memory-storage.ts'
import type { StoragePort } from '../../machines/ports/ports.ts'
import { translatedError } from '../../src/adapters/storage/storage-error.ts'
import { aTab, rawContents } from './databases.ts'
import { aCart, anOrder, aUser } from './examples.ts'

type Transact = Pick<StoragePort, 'transact'>

const kinds: [string, () => Transact][] = [
  ['the database', () => aTab()],
  ['memory', createMemoryStorage],
]

describe.each(kinds)('a transaction of %s', (_, create) => {
  const cartOf = (storage: Transact) => storage.transact('read', ['cart'], (tx) => tx.get('cart', 'guest'))

  it('stores what its work has written, and returns its result', async () => {
    const storage = create()
    const given = await storage.transact('write', ['cart'], async (tx) => {
      await tx.put('cart', aCart('guest', 1))
      return (await tx.get('cart', 'guest'))?.lines.length
    })
    expect(given).toBe(1)
    expect(await cartOf(storage)).toEqual(aCart('guest', 1))
  })

  it('restores every store if its work throws', async () => {
    const storage = create()
    await storage.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
    const placing = storage.transact('write', ['cart', 'orders'], async (tx) => {
      await tx.put('orders', anOrder())
      await tx.put('cart', aCart('guest'))
      throw new Error('Card refused')
    })
    await expect(placing).rejects.toThrow('Card refused')
    expect(await cartOf(storage)).toEqual(aCart('guest', 1))
    expect(await storage.transact('read', ['orders'], (tx) => tx.all('orders'))).toEqual([])
  })

  it('is rolled back if one request failed, even if its work continued', async () => {
    const storage = create()
    await storage.transact('write', ['registeredUsers'], (tx) => tx.put('registeredUsers', aUser('user-1')))
    const registering = storage.transact('write', ['cart', 'registeredUsers'], async (tx) => {
      await tx.put('cart', aCart('user-2'))
      await tx.put('registeredUsers', aUser('user-2')).catch(() => undefined)
    })
    await expect(registering).rejects.toMatchObject({ name: 'StorageError', reason: 'failed' })
    expect(await storage.transact('read', ['cart'], (tx) => tx.all('cart'))).toEqual([])
  })

  it('allows one order per attempt and one user per email', async () => {
    const storage = create()
    await storage.transact('write', ['orders'], (tx) => tx.put('orders', anOrder('order-1', 'attempt-1')))
    const again = storage.transact('write', ['orders'], (tx) =>
      tx.put('orders', anOrder('order-2', 'attempt-1')),
    )
    await expect(again).rejects.toMatchObject({ reason: 'failed' })
    await storage.transact('write', ['orders'], (tx) => tx.put('orders', anOrder('order-1', 'attempt-1')))
    const found = await storage.transact('read', ['orders'], (tx) =>
      tx.find('orders', 'attempt', 'attempt-1'),
    )
    expect(found.map(({ id }) => id)).toEqual(['order-1'])
  })

  it('finds by index, removes by key and clears', async () => {
    const storage = create()
    await storage.transact('write', ['orders'], async (tx) => {
      await tx.put('orders', anOrder('order-2', 'b', 'user-1'))
      await tx.put('orders', anOrder('order-1', 'a', 'user-1'))
      await tx.put('orders', anOrder('order-3', 'c', 'user-2'))
      await tx.remove('orders', 'order-3')
    })
    const owned = await storage.transact('read', ['orders'], (tx) => tx.find('orders', 'owner', 'user-1'))
    expect(owned.map(({ id }) => id)).toEqual(['order-1', 'order-2'])
    const left = await storage.transact('write', ['orders'], async (tx) => {
      await tx.clear('orders')
      return tx.all('orders')
    })
    expect(left).toEqual([])
  })

  it('returns and stores copies', async () => {
    const storage = create()
    const cart = aCart('guest', 1)
    await storage.transact('write', ['cart'], (tx) => tx.put('cart', cart))
    cart.lines.length = 0
    const read = await cartOf(storage)
    read?.lines.splice(0)
    expect(await cartOf(storage)).toEqual(aCart('guest', 1))
  })

  it('refuses other stores than its own, and writes in read mode', async () => {
    const storage = create()
    const elsewhere = storage.transact('read', ['cart'], (tx) => tx.all('orders'))
    await expect(elsewhere).rejects.toThrow(/not opened for the store orders/)
    const writing = storage.transact('read', ['cart'], (tx) => tx.put('cart', aCart()))
    await expect(writing).rejects.toThrow(/read-only/)
  })

  it('rejects when its methods are used after its end', async () => {
    const storage = create()
    const tx = await storage.transact('read', ['cart'], (opened) => Promise.resolve({ opened }))
    await expect(tx.opened.get('cart', 'guest')).rejects.toThrow(/The transaction is over/)
  })

  it('adds up simultaneous writes', async () => {
    const storage = create()
    await Promise.all(
      Array.from({ length: 50 }, (__, at) =>
        storage.transact('write', ['cart'], async (tx) => {
          const cart = (await tx.get('cart', 'guest')) ?? aCart('guest')
          await tx.put('cart', { ...cart, lines: [...cart.lines, ...aCart('guest', at + 1).lines] })
        }),
      ),
    )
    expect((await cartOf(storage))?.lines).toHaveLength(50)
  })
})

it('adds up 600 simultaneous additions from two tabs', async () => {
  const one = aTab()
  const other = aTab({ name: one.name })
  const adding = (storage: Transact) =>
    storage.transact('write', ['cart'], async (tx) => {
      const [line] = (await tx.get('cart', 'guest'))?.lines ?? []
      const quantity = (line?.quantity ?? 0) + 1
      await tx.put('cart', {
        owner: 'guest',
        lines: aCart('guest', 1).lines.map((kept) => ({ ...kept, quantity })),
      })
    })
  await Promise.all(Array.from({ length: 600 }, (_, at) => adding(at % 2 ? one : other)))
  const cart = await other.transact('read', ['cart'], (tx) => tx.get('cart', 'guest'))
  expect(cart?.lines[0]?.quantity).toBe(600)
})

it('reports that the database closed it while its work awaited something else', async () => {
  const storage = aTab()
  const working = storage.transact('write', ['cart'], async (tx) => {
    await tx.get('cart', 'guest')
    // Can only begin after the outer transaction has ended.
    await storage.transact('write', ['cart'], (other) => other.get('cart', 'guest'))
    await tx.put('cart', aCart())
  })
  await expect(working).rejects.toMatchObject({
    reason: 'failed',
    message: expect.stringContaining('is over'),
  })
})

it('refuses to write a record that it could not read back', async () => {
  const storage = aTab()
  const endless = { ...aUser(), name: 'A'.repeat(5_000) }
  const writing = storage.transact('write', ['registeredUsers'], (tx) => tx.put('registeredUsers', endless))
  await expect(writing).rejects.toThrow(/could not be read again/)
})

afterEach(() => vi.restoreAllMocks())

const quota = () => new DOMException('Quota exceeded', 'QuotaExceededError')

it('reports that the storage is full, and keeps the stored records', async () => {
  const tab = aTab()
  await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    throw quota()
  })
  const placing = tab.transact('write', ['cart', 'orders'], async (tx) => {
    await tx.remove('cart', 'guest')
    await tx.put('orders', anOrder())
  })
  await expect(placing).rejects.toMatchObject({ name: 'StorageError', reason: 'full' })
  put.mockRestore()
  expect(await rawContents(tab.name, 'cart')).toEqual([aCart('guest', 1)])
})

it('reports that the storage is full if that error only occurs at the commit', async () => {
  const tab = aTab()
  await tab.open()
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const writing = tab.transact('write', ['cart'], async (tx) => {
    await tx.put('cart', aCart())
    const [begun] = begin.mock.results
    if (begun?.type !== 'return') return
    Object.defineProperty(begun.value, 'error', { get: quota, set: () => undefined })
    begun.value.abort()
  })
  await expect(writing).rejects.toMatchObject({ reason: 'full' })
})

it('recognizes the newer class of quota error, and leaves other errors unchanged', () => {
  const newer = Object.assign(new Error('Too much'), { name: 'QuotaExceededError' })
  const business = new Error('User already exists')
  expect(translatedError(newer)).toMatchObject({ reason: 'full' })
  expect(translatedError(business)).toBe(business)
  expect(translatedError(business, quota())).toBe(business)
  expect(translatedError(new DOMException('', 'UnknownError'))).toMatchObject({ reason: 'failed' })
})
